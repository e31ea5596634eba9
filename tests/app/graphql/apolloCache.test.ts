import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { expect } from 'vitest';
import { blogOperations, makePost } from '#tests/kit/content/blog.ts';
import { makePicture } from '#tests/kit/content/media.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { test } from '#tests/kit/test.ts';

/** A client as docs/integrators.md describes it: without cache policies. */
const clientOf = ({ url, token }: Person) =>
  new ApolloClient({
    link: new HttpLink({ uri: `${url}/graphql`, headers: { authorization: `Bearer ${token}` } }),
    cache: new InMemoryCache(),
  });

test('Apollo Client shows each audit entry with the title of the post at its time', async ({ admin }) => {
  const { id } = await makePost(admin, { title: 'The first title' });
  await admin.gql(blogOperations.update, { id, input: { title: 'The second title' } });
  await admin.gql(blogOperations.remove, { id });
  const query = `query { auditEntries(first: 20) { nodes {
    id action actor { userId name } subject { subjectId kind label } } } }`;
  const { nodes } = (await admin.gql(query)).data.auditEntries;
  const { data } = await clientOf(admin).query<{ auditEntries: { nodes: { subject: { label: string } }[] } }>({
    query: gql(query),
  });
  expect(data?.auditEntries?.nodes).toMatchObject(nodes);
  expect(data?.auditEntries?.nodes.map(({ subject }) => subject.label)).toEqual(
    expect.arrayContaining(['The first title', 'The second title']),
  );
});

test('Apollo Client shows where each of two pictures of a post is used', async ({ admin }) => {
  const [cover, inText] = [await makePicture(admin), await makePicture(admin)];
  await makePost(admin, { pictureId: cover.id, body: `![In the text](${inText.url})` });
  const use = 'nodes { subjectId isCover isInText }';
  const { data } = await clientOf(admin).query({
    query: gql(`query ($one: UUID!, $other: UUID!) {
      one: mediaUses(id: $one) { ${use} } other: mediaUses(id: $other) { ${use} } }`),
    variables: { one: cover.id, other: inText.id },
  });
  expect(data).toMatchObject({
    one: { nodes: [{ isCover: true, isInText: false }] },
    other: { nodes: [{ isCover: false, isInText: true }] },
  });
});
