import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { messages } from '#server/clients/message/table.ts';
import { emptyAffiliates, makeAffiliate } from '#tests/kit/content/affiliate.ts';
import { issueToken } from '#tests/kit/content/apiToken.ts';
import { emptyBlog, makePost } from '#tests/kit/content/blog.ts';
import { emptyInbox, makeMessage, messageOperations } from '#tests/kit/content/message.ts';
import { emptyPortfolio, makeItem } from '#tests/kit/content/portfolio.ts';
import { emptyReviews, makeReview } from '#tests/kit/content/review.ts';
import { fillTable } from '#tests/kit/database/manyRows.ts';
import { planOf, type Query, queriesOf } from '#tests/kit/database/plans.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { test as base } from '#tests/kit/test.ts';

const test = base.extend('admin', { scope: 'file' }, ({ product }) =>
  product.signedIn('admin', { name: 'Quillan Admin' }),
);
test.beforeEach(async ({ product }) => {
  for (const empty of [emptyInbox, emptyBlog, emptyPortfolio, emptyReviews, emptyAffiliates]) await empty(product);
});

const query = 'query ($text: String!) { search(text: $text) { results { kind id title context slug createdAt } } }';
type Results = { kind: string; id: string; title: string; context: string | null; slug: string | null };
const find = async (who: Person, text: string): Promise<Results[]> =>
  (await who.gql(query, { text })).data.search.results;
const titles = async (who: Person, text: string) => (await find(who, text)).map(({ title }) => title);

test('the search finds each kind by its title and by its other searched fields', async ({ product, admin }) => {
  const message = await makeMessage(product, {
    name: 'Quillan Ray',
    email: 'ray@quill.example',
    message: 'About zebras.',
  });
  const post = await makePost(admin, { title: 'Quillan writes', slug: 'quillan-writes', author: 'Asha' });
  const item = await makeItem(admin, { title: 'Quillan rebuilt' });
  const review = await makeReview(admin, {
    name: 'Quillan Client',
    companyName: 'Quill Ltd',
    clientFeedback: 'Zebras came at once.',
  });
  const affiliate = await makeAffiliate(product.nobody, { name: 'Quillan Partner', companyName: 'Zebra Shop' });
  const found = await find(admin, 'quillan');
  expect(found.map(({ kind, id, title, context, slug }) => ({ kind, id, title, context, slug }))).toEqual([
    {
      kind: 'MESSAGE',
      id: message.id,
      title: 'Quillan Ray',
      context: 'Web Development, ray@quill.example',
      slug: null,
    },
    { kind: 'BLOG_POST', id: post.id, title: 'Quillan writes', context: 'Asha', slug: 'quillan-writes' },
    { kind: 'PORTFOLIO_ITEM', id: item.id, title: 'Quillan rebuilt', context: expect.any(String), slug: item.slug },
    { kind: 'REVIEW', id: review.id, title: 'Quillan Client', context: 'Quill Ltd', slug: null },
    { kind: 'USER', id: expect.any(String), title: 'Quillan Admin', context: expect.any(String), slug: null },
    { kind: 'AFFILIATE', id: affiliate.id, title: 'Quillan Partner', context: 'Zebra Shop', slug: null },
  ]);
  expect(await titles(admin, 'ZEBRA')).toEqual(['Quillan Ray', 'Quillan Client', 'Quillan Partner']);
});

test('only admins find users', async ({ admin, employee }) => {
  expect(await titles(admin, 'Quillan')).toEqual(['Quillan Admin']);
  expect(await titles(employee, 'Quillan')).toEqual([]);
});

test('a stranger cannot search', async ({ product }) => {
  const { errors } = await product.nobody.gql(query, { text: 'Quillan' });
  expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
});

test('the search excludes spam until it is marked as not spam', async ({ product, admin }) => {
  const { id } = await makeMessage(product, { name: 'Odd Sender' });
  await admin.gql(messageOperations.spam, { id, isSpam: true });
  expect(await titles(admin, 'Odd Sender')).toEqual([]);
  await admin.gql(messageOperations.spam, { id, isSpam: false });
  expect(await titles(admin, 'Odd Sender')).toEqual(['Odd Sender']);
});

describe('special characters in a search', () => {
  test.for(['%', '_', '\\', "'", '"', '%%%', 'a_b', "x' or 1=1 --", '(', '*', ':'])(
    'the text %j matches literally',
    async (text, { admin }) => {
      await makePost(admin, { title: 'Nothing of the kind here' });
      await makePost(admin, { title: `Holds ${text} in it` });
      expect(await titles(admin, text)).toEqual([`Holds ${text} in it`]);
    },
  );

  test('a text in another script is found', async ({ admin }) => {
    await makePost(admin, { title: 'विपणन और बिक्री' });
    expect(await titles(admin, 'विपणन')).toEqual(['विपणन और बिक्री']);
  });

  test('a search takes up to 500 characters but finds nothing for a blank text', async ({ admin }) => {
    await makePost(admin, { title: 'A post' });
    expect(await find(admin, '')).toEqual([]);
    expect(await find(admin, '   ')).toEqual([]);
    expect(await find(admin, 'x'.repeat(500))).toEqual([]);
    const { errors } = await admin.gql(query, { text: 'x'.repeat(501) });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});

test('results are ordered by title prefix and then age, at most five of a kind', async ({ admin }) => {
  for (const title of [
    'Launch one',
    'After the launch',
    'Launch two',
    'Before the launch',
    'Launch three',
    'Launch four',
  ])
    await makePost(admin, { title });
  await makePost(admin, { title: 'Of something else', body: 'About a launch.', isPublished: true });
  expect(await titles(admin, 'launch')).toEqual([
    'Launch four',
    'Launch three',
    'Launch two',
    'Launch one',
    'Before the launch',
  ]);
});

test('a title with the prefix comes first, however many newer objects contain the text', async ({ product, admin }) => {
  const { id } = await makeMessage(product, { name: 'Wordsworth' });
  await product.services.db
    .update(messages)
    .set({ createdAt: new Date(0) })
    .where(eq(messages.id, id));
  await fillTable(product, 'messages', 1300);
  expect(await titles(admin, 'words')).toEqual(['Wordsworth', 'Sender 1', 'Sender 2', 'Sender 3', 'Sender 4']);
  const long = `Ö${'_%\\'.repeat(30)}`;
  await makePost(admin, { title: `${long} and more` });
  await makePost(admin, { title: `${long.slice(0, -1)}? and more` });
  await makePost(admin, { title: `Newer than ${long}` });
  expect(await titles(admin, long)).toEqual([`${long} and more`, `Newer than ${long}`]);
});

test('a phone number is found in every usual spelling', async ({ product, admin, employee }) => {
  await makeMessage(product, { name: 'Asha', contactNumber: '+919812345678' });
  await makeMessage(product, { name: 'Bela', message: 'Call 9812345678 or +91 98123 45678.' });
  await makeAffiliate(product.nobody, { name: 'Chand', phone: '+919812345678' });
  await product.user({ name: 'Divya', mobile: '9812345678' });
  expect((await titles(admin, '98123-45678')).toSorted()).toEqual(['Asha', 'Chand', 'Divya']);
  expect((await titles(admin, '+91 (98123) 45678')).toSorted()).toEqual(['Asha', 'Chand']);
  expect((await titles(admin, '+91 98123 45678')).toSorted()).toEqual(['Asha', 'Bela', 'Chand']);
  expect(await titles(admin, '98123 45679')).toEqual([]);
  const applications = await employee.gql('{ affiliates(search: "98123 45678") { nodes { name } } }');
  expect(applications.data.affiliates.nodes).toEqual([{ name: 'Chand' }]);
});

test('the words of a published post are found, those of a draft are not', async ({ admin }) => {
  await makePost(admin, { title: 'A published post', body: 'It is about giraffes.', isPublished: true });
  await makePost(admin, { title: 'A draft of mine', body: 'It is about giraffes.' });
  expect(await titles(admin, 'giraffe')).toEqual(['A published post']);
});

test('among many objects old ones are found by three letters and new ones by one', async ({ product, admin }) => {
  await fillTable(product, 'messages', 3000);
  expect(await titles(admin, 'Sender 2999')).toEqual(['Sender 2999']);
  expect(await titles(admin, 'sender2999@')).toEqual(['Sender 2999']);
  expect((await titles(admin, 'S')).slice(0, 2)).toEqual(['Sender 1', 'Sender 2']);
  expect(await titles(admin, 'ж')).toEqual([]);
});

test('each kind is searched with one statement', async ({ product, admin, employee }) => {
  for (const text of ['quill', 'q', '98123-45678']) {
    expect(await queriesOf(product, () => find(admin, text))).toHaveLength(7);
    expect(await queriesOf(product, () => find(employee, text))).toHaveLength(6);
  }
});

test.for([['words of message'], ['Sender 4711'], ['nothing like it'], ['sender9999@client']])(
  'searching %s in 20,000 messages uses indexes only',
  async ([text], { product, admin }) => {
    await fillTable(product, 'messages', 20_000);
    await product.services.db.execute(sql`vacuum analyze messages`);
    const queries = await queriesOf(product, () => find(admin, text as string));
    const ofMessages = queries.find((query) => query.text.includes('from "messages"')) as Query;
    const nodes = await planOf(product, ofMessages);
    expect(nodes.map((node) => node['Node Type'])).not.toContain('Seq Scan');
    expect(nodes.map((node) => node['Index Name'])).toContain('messages_beginning_idx');
  },
);

test('typographic signs, diacritics and thousands do not matter in any kind', async ({ product, admin }) => {
  await makeMessage(product, { name: 'Zoë Müller', message: 'The customer’s budget is ₹12,000 — “brandlift”.' });
  await product.user({ name: 'Łukasz Żak' });
  await makeAffiliate(product.nobody, { name: 'Renée Núñez' });
  await makeReview(admin, { name: 'Jürgen Größe', companyName: 'Ångström & Søn' });
  await product.user({ name: 'Nguyễn Öztürk' });
  await makePost(admin, { title: 'L’œuvre of “Çelik”: SEO/SEM' });
  await makeItem(admin, { title: 'Crème brûlée'.normalize('NFD') });
  for (const [text, title] of [
    ['zoe', 'Zoë Müller'],
    ['ZOË'.normalize('NFD'), 'Zoë Müller'],
    ['muller', 'Zoë Müller'],
    ["customer's", 'Zoë Müller'],
    ['customer’s', 'Zoë Müller'],
    ['12000', 'Zoë Müller'],
    ['12,000', 'Zoë Müller'],
    ['"brandlift"', 'Zoë Müller'],
    ['lukasz', 'Łukasz Żak'],
    ['zak', 'Łukasz Żak'],
    ['renee nunez', 'Renée Núñez'],
    ['grosse', 'Jürgen Größe'],
    ['angstrom & son', 'Jürgen Größe'],
    ['nguyen ozturk', 'Nguyễn Öztürk'],
    ["l'oeuvre", 'L’œuvre of “Çelik”: SEO/SEM'],
    ['celik', 'L’œuvre of “Çelik”: SEO/SEM'],
    ['seo/sem', 'L’œuvre of “Çelik”: SEO/SEM'],
    ['creme brulee', 'Crème brûlée'.normalize('NFD')],
    ['brûlée', 'Crème brûlée'.normalize('NFD')],
  ] as const)
    expect(await titles(admin, text)).toContain(title);
  const { data } = await admin.gql(
    '{ allPortfolioItems(search: "BRULEE") { nodes { title } } messages(search: "müller") { nodes { name } } }',
  );
  expect(data.allPortfolioItems.nodes).toHaveLength(1);
  expect(data.messages.nodes).toEqual([{ name: 'Zoë Müller' }]);
});

test('a token with scopes finds no users, whom no scope covers', async ({ product, admin }) => {
  const { id } = await makeMessage(product, { name: 'Quillan Ray' });
  expect((await find(admin, 'quillan')).map(({ kind }) => kind)).toContain('USER');
  const { machine } = await issueToken(admin, { role: 'ADMIN', scopes: ['MESSAGES_READ'] });
  expect((await find(machine, 'quillan')).map((result) => [result.kind, result.id])).toEqual([['MESSAGE', id]]);
});
