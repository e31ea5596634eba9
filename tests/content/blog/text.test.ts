import { sql } from 'drizzle-orm';
import { type GraphQLNamedType, type GraphQLObjectType, getNamedType, isObjectType } from 'graphql';
import { expect } from 'vitest';
import { buildSchema } from '#server/app/graphql/schema.ts';
import { derive } from '#server/content/blog/derived.ts';
import { blogPosts } from '#server/content/blog/table.ts';
import { fillText } from '#server/content/markdown/fillText.ts';
import { CONTENT_CHANNEL } from '#server/platform/event/events.ts';
import { queriesOf } from '#tests/kit/database/plans.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { test } from '#tests/kit/test.ts';

// The text of a post is read from the database only when a requested field needs it.

const BODY = '## A part\n\nWords to read.\n\n### Its part\n\nMore of them.';

test.beforeAll(async ({ employee }) => {
  const input = { title: 'A post with a text', slug: 'text', excerpt: 'What it is about.', body: BODY, author: 'Asha' };
  const { errors } = await employee.gql('mutation ($input: BlogPostInput!) { createBlogPost(input: $input) { id } }', {
    input: { ...input, tags: ['SEO'], imageUrl: 'https://images.example/a.png', isPublished: true },
  });
  expect(errors).toBeUndefined();
});

const ways: Record<string, (selection: string) => string> = {
  'by its slug': (selection) => `blogPost(slug: "text") { ${selection} }`,
  'in the list': (selection) => `blogPosts { nodes { ${selection} } }`,
  'in the list with cursors': (selection) => `blogPosts { edges { node { ${selection} } } }`,
  'in the list of a tag': (selection) => `blogPosts(tag: "seo") { nodes { ${selection} } }`,
  'in the list of the staff': (selection) => `allBlogPosts { nodes { ${selection} } }`,
};
async function postOf(employee: Person, document: string, variables = {}) {
  const { data, errors } = await employee.gql(document, variables);
  expect(errors).toBeUndefined();
  const [found] = Object.values<Record<string, unknown>>(data);
  const { nodes, edges } = found as { nodes?: object[]; edges?: { node: object }[] };
  return (nodes?.[0] ?? edges?.[0]?.node ?? found) as Record<string, unknown>;
}

const fields = Object.values((buildSchema().getType('BlogPost') as GraphQLObjectType).getFields());
const everythingOf = (type: GraphQLNamedType): string =>
  isObjectType(type)
    ? `{ ${Object.values(type.getFields())
        .map((field) => `${field.name} ${everythingOf(getNamedType(field.type))}`)
        .join(' ')} }`
    : '';
const selections = fields.map(({ name, type }) => `${name} ${everythingOf(getNamedType(type))}`);

test.for(Object.keys(ways))('%s, each field alone equals the field among all others', async (way, { employee }) => {
  const ask = ways[way] as (selection: string) => string;
  const whole = await postOf(employee, `{ ${ask(selections.join(' '))} }`);
  expect(whole).toMatchObject({ body: BODY, readingMinutes: 1, contents: [{ text: 'A part' }, { text: 'Its part' }] });
  for (const [index, { name }] of fields.entries()) {
    expect(await postOf(employee, `{ ${ask(selections[index] as string)} }`)).toEqual({ [name]: whole[name] });
  }
});

const spread = 'fragment Outer on BlogPost { title ...Inner } fragment Inner on BlogPost { length: readingMinutes }';

test.for(Object.keys(ways))(
  '%s, the text is found behind aliases, fragments and directives',
  async (way, { employee }) => {
    const ask = ways[way] as (selection: string) => string;
    expect(await postOf(employee, `{ ${ask('text: body')} }`)).toEqual({ text: BODY });
    expect(await postOf(employee, `{ ${ask('... { ... on BlogPost { body } }')} }`)).toEqual({ body: BODY });
    expect(await postOf(employee, `{ ${ask('...Outer')} } ${spread}`)).toEqual({
      title: 'A post with a text',
      length: 1,
    });
    const optional = `query ($with: Boolean!) { ${ask('slug body @include(if: $with)')} }`;
    expect(await postOf(employee, optional, { with: true })).toEqual({ slug: 'text', body: BODY });
    expect(await postOf(employee, optional, { with: false })).toEqual({ slug: 'text' });
  },
);

const lists = Object.keys(ways).filter((way) => way !== 'by its slug');

test.for(lists)('%s, the text is not read when no field needs it', async (way, { product, employee }) => {
  const ask = ways[way] as (selection: string) => string;
  const reads = async (document: string) => {
    const queries = await queriesOf(product, () => postOf(employee, document));
    const [reading] = queries.filter(({ text }) => /from "blog_posts"/.test(text));
    return /"body"/.test(String(reading?.text.split(' from ')[0]));
  };
  expect(await reads(`{ ${ask('id slug title excerpt imageUrl image { url }')} }`)).toBe(false);
  expect(await reads(`{ ${ask('id contents { text }')} }`)).toBe(true);
});

const ask = (employee: Person) => postOf(employee, '{ blogPosts(first: 1) { nodes { readingMinutes } } }');
const isReading = ({ text }: { text: string }) => /"body"/.test(text);

test('the reading time in a list is current without reading the text', async ({ product, employee }) => {
  const reading = async () => (await queriesOf(product, () => ask(employee))).filter(isReading);
  expect([await ask(employee), await reading()]).toEqual([{ readingMinutes: 1 }, []]);
  await product.services.db.execute(sql`update blog_posts set body = repeat('word ', 401) where slug = 'text'`);
  expect(await ask(employee)).toEqual({ readingMinutes: 3 });
  await fillText(product.services, blogPosts, derive, new AbortController().signal);
  expect([await ask(employee), await reading()]).toEqual([{ readingMinutes: 3 }, []]);
});

test('the reading time needs no text after a change of another field', async ({ product, employee }) => {
  await product.services.db.execute(sql.raw(`notify ${CONTENT_CHANNEL}`));
  await product.services.db.execute(sql`update blog_posts set title = 'Another' where slug = 'text'`);
  expect((await queriesOf(product, () => ask(employee))).filter(isReading)).toEqual([]);
});
