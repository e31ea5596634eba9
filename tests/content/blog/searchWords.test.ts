import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { blogPosts } from '#server/content/blog/table.ts';
import { type MadePost, makePost } from '#tests/kit/content/blog.ts';
import { test } from '#tests/kit/test.ts';

const WORDS = 'What is written';
test.beforeAll(async ({ product, employee }) => {
  await product.services.db.delete(blogPosts);
  const texts = [
    'The study of “brandlift” is the customer’s own, for ₹12,000 or 1,20,000 rupees.',
    'SEO/SEM with Node.js and a well-known e-mail; rock’n’roll at O’Reilly.',
    'Das Café in Zürich, die Straße, l’œuvre complète, Łódź, İzmir, smørrebrød.',
    '品牌营销指南很有用。हिन्दी में लिखा हुआ। Ёлка в МОСКВЕ. ΑΘΉΝΑ. มาร์เก็ตติ้งออนไลน์',
    'A cliché in NFD: '.concat('naïveté résumé'.normalize('NFD')),
    '«Guillemets», ‘single’, (brackets)—dash…dots, 50% off! #hashtag @mention',
  ];
  await makePost(employee, { title: WORDS, body: texts.join('\n\n'), tags: ['Émigré'], isPublished: true });
  for (const title of ['The Who live', 'To be or not to be', 'What about it'])
    await makePost(employee, { title, isPublished: true });
});

const FIND = 'query ($search: String) { blogPosts(search: $search) { nodes { title } } }';

describe('a search of the blog', () => {
  test.for([
    ...['brandlift', '“brandlift”', '"brandlift"', "customer's", 'customer’s', 'customers', 'customer'],
    ...['₹12,000', '12,000', '12000', '120000', '1,20,000'],
    ...['seo', 'SEM', 'SEO/SEM', 'node', 'nodejs', 'Node.js', 'well-known', 'well known', 'known', 'email', 'e-mail'],
    ...['wellknown', 'reilly', "O'Reilly", 'o’reilly', 'oreilly', 'rock’n’roll'],
    ...['cafe', 'Café', 'CAFÉ', 'café'.normalize('NFD'), 'zurich', 'strasse', 'Straße', 'oeuvre', 'œuvre', 'lodz'],
    ...['izmir', 'İzmir', 'smorrebrod', 'emigre', 'naivete', 'naïveté', 'resume', 'complete'],
    ...['品牌', '营销指南', 'हिन्दी', 'लिखा', 'елка', 'Ёлка', 'москве', 'Москве', 'αθηνα', 'Αθήνα', 'ออนไลน์'],
    ...['guillemets', 'single', 'brackets', 'dash', 'dots', '50', '50%', 'hashtag', '#hashtag', 'mention'],
    ...['“seo sem”', 'brandlift -nothing', 'nothing or brandlift'],
  ])('a search finds %s', async (search, { product }) => {
    const { data } = await product.nobody.gql(FIND, { search });
    expect(data.blogPosts.nodes.map(({ title }: MadePost) => title)).toEqual([WORDS]);
  });

  test.for([
    ['The Who', 'The Who live'],
    ['the who', 'The Who live'],
    ['“The Who”', 'The Who live'],
    ['To be or not to be', 'To be or not to be'],
    ['not', 'To be or not to be'],
    ['what about it', 'What about it'],
  ] as const)('a search finds stop words of a title: %s', async ([search, title], { product }) => {
    const { data } = await product.nobody.gql(FIND, { search });
    expect(data.blogPosts.nodes.map(({ title }: MadePost) => title)).toContain(title);
  });

  test.for(['营品', '"known well"', '-brandlift -who -be -about', 'brandlif', '。', '-', '“”'])(
    'a search finds nothing for %s',
    async (search, { product }) => {
      const { data } = await product.nobody.gql(FIND, { search });
      expect(data.blogPosts.nodes.map(({ title }: MadePost) => title)).not.toContain(WORDS);
    },
  );

  test('the longest search is answered', async ({ product }) => {
    for (const search of ['a-b ', '"', '(-" or -" ', '品', '½ﷺ'])
      expect((await product.nobody.gql(FIND, { search: search.repeat(500).slice(0, 500) })).errors).toBeUndefined();
  });
});

test('the database reduces letters of many scripts and forms to those that search compares', async ({ product }) => {
  const { db } = product.services;
  const { rows } =
    await db.execute(sql`select search_letters(${'ÅÄÖ ŁÓDŹ “Ёлка” ΣΊΣΥΦΟΣ ﬁ ½ İı Ǆ 12’000 2023,2024 ﻻ'}) as letters,
    search_query('the') = websearch_to_tsquery('simple', 'the') as "isTitleWord"`);
  expect(rows[0]).toEqual({ letters: 'aao lodz "елка" σισυφοσ fi 1/2 ii dz 12000 2023,2024 لا', isTitleWord: true });
});

test('the words of a post follow its changes and are read by no list', async ({ product, employee }) => {
  const { id } = await makePost(employee, { title: 'Kept words', isPublished: true });
  await product.services.db.execute(sql`update blog_posts set body = 'Zebrafish' where id = ${id}`);
  const { data } = await product.nobody.gql(FIND, { search: 'zebrafish' });
  expect(data.blogPosts.nodes).toEqual([{ title: 'Kept words' }]);
  const [row] = await product.services.db.select().from(blogPosts).limit(1);
  expect(Object.keys(row ?? {})).not.toContain('searchWords');
});
