import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { TokenScope } from '#schema/apiToken.ts';
import { affiliates } from '#server/clients/affiliate/table.ts';
import { messages } from '#server/clients/message/table.ts';
import { reviews } from '#server/clients/review/table.ts';
import { makeAffiliate } from '#tests/kit/content/affiliate.ts';
import { issueToken } from '#tests/kit/content/apiToken.ts';
import { blogPost, makePost } from '#tests/kit/content/blog.ts';
import { insertBooking, insertHost } from '#tests/kit/content/booking.ts';
import { conversationOperations, draftOf as replyDraftOf } from '#tests/kit/content/conversation.ts';
import { contentDraft, draftOf, draftOperations, saveDraft } from '#tests/kit/content/draft.ts';
import { makeMessage, messageOperations } from '#tests/kit/content/message.ts';
import { makeItem, portfolioItem } from '#tests/kit/content/portfolio.ts';
import { makeReview } from '#tests/kit/content/review.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { test } from '#tests/kit/test.ts';

const machineWith = async (admin: Person, ...scopes: TokenScope[]) =>
  (await issueToken(admin, { role: 'ADMIN', scopes })).machine;
const sentenceOf = async (person: Person, query: string, variables = {}) =>
  (await person.gql(query, variables)).errors?.[0]?.message;
const lacks = (scope: TokenScope) => `This API token lacks the scope ${scope}.`;

describe('a mail with free text to a client', () => {
  test('writing to a client who booked needs both BOOKINGS_WRITE and MESSAGES_REPLY', async ({ product, admin }) => {
    const write =
      'mutation ($id: UUID!) { writeToBooker(id: $id, input: { subject: "Hello", body: "Free text" }) { id } }';
    const { userId } = await insertHost(product, admin.id as string);
    const { id } = await insertBooking(product, { hostId: userId, startsAt: new Date(Date.now() + 86_400_000) });
    const mails = async () =>
      (await product.services.db.execute("select count(*) from outgoing_mail where subject like '%Hello%'")).rows;
    const before = await mails();
    expect(await sentenceOf(await machineWith(admin, 'BOOKINGS_WRITE'), write, { id })).toBe(lacks('MESSAGES_REPLY'));
    expect(await sentenceOf(await machineWith(admin, 'MESSAGES_REPLY'), write, { id })).toBe(lacks('BOOKINGS_WRITE'));
    expect(await mails()).toEqual(before);
    expect(
      await sentenceOf(await machineWith(admin, 'BOOKINGS_WRITE', 'MESSAGES_REPLY'), write, { id }),
    ).toBeUndefined();
  });
});

describe('a reply by an API token', () => {
  const answer = (person: Person, id: string, markRead: boolean) =>
    sentenceOf(person, messageOperations.answer, { id, input: { replyText: 'Of a machine.' }, markRead });
  const stateOf = async (admin: Person, id: string) =>
    (await admin.gql('query ($id: UUID!) { message(id: $id) { isRead replies { replyText } } }', { id })).data.message;

  test('a reply that marks the message as read is sent only with MESSAGES_WRITE', async ({ product, admin }) => {
    const { id } = await makeMessage(product);
    expect(await answer(await machineWith(admin, 'MESSAGES_REPLY'), id, true)).toBe(lacks('MESSAGES_WRITE'));
    expect(await stateOf(admin, id)).toEqual({ isRead: false, replies: [] });
    expect(await answer(await machineWith(admin, 'MESSAGES_REPLY'), id, false)).toBeUndefined();
    expect(await answer(await machineWith(admin, 'MESSAGES_REPLY', 'MESSAGES_WRITE'), id, true)).toBeUndefined();
    expect(await stateOf(admin, id)).toMatchObject({ isRead: true, replies: [{}, {}] });
    const whole = await makeMessage(product);
    expect(await answer((await issueToken(admin)).machine, whole.id, true)).toBeUndefined();
  });

  test('a reply by a token keeps the autosaved reply of its admin', async ({ product, admin }) => {
    const { id } = await makeMessage(product);
    await admin.gql(conversationOperations.saveDraft, { id, text: 'Begun by hand' });
    expect(await answer(await machineWith(admin, 'MESSAGES_REPLY'), id, false)).toBeUndefined();
    expect(await replyDraftOf(admin, id)).toMatchObject({ text: 'Begun by hand' });
    expect(await answer(admin, id, true)).toBeUndefined();
    expect(await replyDraftOf(admin, id)).toBeNull();
  });
});

test('a token cannot close an autosave that its admin began in the office', async ({ admin }) => {
  const { machine } = await issueToken(admin);
  const post = await makePost(admin);
  const item = await makeItem(admin);
  const titleOf = async (id: string) => [
    (await admin.gql('query ($id: UUID!) { blogPost(id: $id) { title } }', { id })).data.blogPost?.title,
    (await admin.gql('query ($id: UUID!) { portfolioItem(id: $id) { title } }', { id })).data.portfolioItem?.title,
  ];
  for (const [kind, operation, variables] of [
    ['BLOG_POST', 'createBlogPost(input: $input, draftId: $draftId)', { input: blogPost() }],
    ['PORTFOLIO_ITEM', 'createPortfolioItem(input: $input, draftId: $draftId)', { input: portfolioItem() }],
    ['BLOG_POST', `updateBlogPost(id: "${post.id}", input: $input, draftId: $draftId)`, { input: blogPost() }],
    [
      'PORTFOLIO_ITEM',
      `updatePortfolioItem(id: "${item.id}", input: $input, draftId: $draftId)`,
      { input: portfolioItem() },
    ],
  ] as const) {
    const type = `${kind === 'BLOG_POST' ? 'BlogPost' : 'PortfolioItem'}${operation.startsWith('updateP') ? 'Changes' : ''}Input`;
    const draft = contentDraft({ kind });
    await saveDraft(admin, draft);
    const query = `mutation ($input: ${type}!, $draftId: UUID!) { ${operation} { id } }`;
    expect([operation, await sentenceOf(machine, query, { ...variables, draftId: draft.id })]).toEqual([
      operation,
      'An API token may not do this: please sign in.',
    ]);
    expect((await draftOf(admin, kind)).id).toBe(draft.id);
    await admin.gql(draftOperations.discard, { id: draft.id });
  }
  expect([...(await titleOf(post.id)), ...(await titleOf(item.id))].filter(Boolean)).toEqual([post.title, item.title]);
});

describe('the name of a person for an API token', () => {
  const RENAME = 'mutation ($email: String!, $name: String) { renamePerson(email: $email, name: $name) { name } }';
  const nameOf = async (admin: Person, id: string, ...scopes: TokenScope[]) => {
    const query = 'query ($id: UUID!) { message(id: $id) { person { name } } }';
    return (await (await machineWith(admin, 'MESSAGES_READ', ...scopes)).gql(query, { id })).data.message.person.name;
  };
  const rename = async (admin: Person, email: string, ...scopes: TokenScope[]) => {
    const { data, code } = await (await machineWith(admin, 'MESSAGES_WRITE', ...scopes)).gql(RENAME, { email });
    return data?.renamePerson?.name ?? code;
  };

  test('the name comes from the newest application only with AFFILIATES_READ', async ({ product, admin }) => {
    const email = 'applied@names.example';
    const { id } = await makeMessage(product, { email, name: 'Known By Mail' });
    await makeAffiliate(product.nobody, { email, name: 'Known As Affiliate' });
    expect(await nameOf(admin, id)).toBe('Known By Mail');
    expect(await nameOf(admin, id, 'REVIEWS_READ', 'CONTENT_READ')).toBe('Known By Mail');
    expect(await nameOf(admin, id, 'AFFILIATES_READ')).toBe('Known As Affiliate');
    expect(
      (await admin.gql('query ($id: UUID!) { message(id: $id) { person { name } } }', { id })).data.message,
    ).toEqual({
      person: { name: 'Known As Affiliate' },
    });
  });

  test('a person known only from an application or a review is NOT_FOUND without its scope', async ({
    product,
    admin,
  }) => {
    await makeAffiliate(product.nobody, { email: 'only@affiliate.example', name: 'Only An Affiliate' });
    const { id } = await makeReview(admin, { name: 'Only A Reviewer' });
    await product.services.db.update(reviews).set({ email: 'only@review.example' }).where(eq(reviews.id, id));
    expect(await rename(admin, 'only@affiliate.example')).toBe('NOT_FOUND');
    expect(await rename(admin, 'only@affiliate.example', 'AFFILIATES_READ')).toBe('Only An Affiliate');
    expect(await rename(admin, 'only@review.example', 'AFFILIATES_READ')).toBe('NOT_FOUND');
    expect(await rename(admin, 'only@review.example', 'REVIEWS_READ')).toBe('Only A Reviewer');
  });
});

describe('the title of a draft for an API token', () => {
  test('the title of a draft that a review belongs to needs CONTENT_READ', async ({ admin }) => {
    const tie =
      'mutation ($id: UUID!, $itemId: UUID) { tieReview(id: $id, itemId: $itemId) { tie { itemId itemTitle } } }';
    const list = '{ allReviews { nodes { id tie { itemTitle } } } }';
    const { id } = await makeReview(admin);
    const draft = await makeItem(admin);
    const shown = await makeItem(admin, { isPublished: true });
    const reported = async (itemId: string, ...scopes: TokenScope[]) => {
      const machine = await machineWith(admin, 'REVIEWS_WRITE', ...scopes);
      const { data } = await machine.gql(tie, { id, itemId });
      const { nodes } = (await machine.gql(list)).data.allReviews;
      const listed = nodes.find((one: { id: string }) => one.id === id).tie.itemTitle;
      return [data.tieReview.tie.itemId, data.tieReview.tie.itemTitle, listed];
    };
    expect(await reported(draft.id)).toEqual([draft.id, null, null]);
    expect(await reported(shown.id)).toEqual([shown.id, shown.title, shown.title]);
    expect(await reported(draft.id, 'CONTENT_READ')).toEqual([draft.id, draft.title, draft.title]);
  });

  test('the title of a draft in the report of pages needs CONTENT_READ', async ({ product, admin }) => {
    const post = await makePost(admin, { isPublished: true });
    const item = await makeItem(admin, { isPublished: true });
    const ofForm = [`/blog/${post.slug}`, `/portfolio/${item.slug}`];
    for (const sentFrom of ofForm) {
      const { id } = await makeMessage(product);
      await product.services.db.update(messages).set({ sentFrom }).where(eq(messages.id, id));
    }
    const titles = async (...scopes: TokenScope[]) => {
      const rows = 'rows { name title }';
      const query = `{ insights(period: { days: 7 }) { pages { ${rows} } posts { ${rows} } items { ${rows} } } }`;
      const { pages, posts, items } = (await (await machineWith(admin, 'INSIGHTS_READ', ...scopes)).gql(query)).data
        .insights;
      return [...pages.rows, ...posts.rows, ...items.rows]
        .filter(({ name }: { name: string }) => ofForm.includes(name))
        .map(({ title }: { title: string | null }) => title);
    };
    const both = [post.title, item.title];
    expect((await titles()).toSorted()).toEqual([...both, ...both].toSorted());
    await admin.gql('mutation ($id: UUID!) { publishBlogPost(id: $id, isPublished: false) { id } }', { id: post.id });
    await admin.gql('mutation ($id: UUID!) { publishPortfolioItem(id: $id, isPublished: false) { id } }', {
      id: item.id,
    });
    expect(await titles()).toEqual([null, null, null, null]);
    expect((await titles('CONTENT_READ')).toSorted()).toEqual([...both, ...both].toSorted());
  });
});

test('the sources of messages and of applications each need their own scope', async ({ product, admin }) => {
  const { id } = await makeMessage(product);
  const affiliate = await makeAffiliate(product.nobody);
  await product.services.db.update(messages).set({ source: 'of-a-message' }).where(eq(messages.id, id));
  await product.services.db
    .update(affiliates)
    .set({ source: 'of-an-affiliate' })
    .where(eq(affiliates.id, affiliate.id));
  const listed = async (...scopes: TokenScope[]) => {
    const query = '{ enquirySources(first: 200) { nodes { name } totalCount } }';
    const { nodes, totalCount } = (await (await machineWith(admin, ...scopes)).gql(query)).data.enquirySources;
    const names = nodes.map(({ name }: { name: string }) => name);
    return [totalCount, names.filter((name: string) => /^of-/.test(name))];
  };
  const [, ofBoth] = await listed('MESSAGES_READ', 'AFFILIATES_READ');
  expect(ofBoth).toEqual(['of-a-message', 'of-an-affiliate']);
  expect(await listed('MESSAGES_READ')).toEqual([1, ['of-a-message']]);
  expect(await listed('AFFILIATES_READ')).toEqual([1, ['of-an-affiliate']]);
});
