import { expect } from 'vitest';
import { leaveQuietly, type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import { blogOperations, blogPost } from '#tests/kit/content/blog.ts';
import { changeSite } from '#tests/kit/content/site.ts';
import { test } from '#tests/kit/test.ts';

const FILE = /noto-sans-devanagari[^/]*\.woff2$/;

/** The answers to requests for the font, from now on. */
function answersIn({ page }: Visitor): number[] {
  const answers: number[] = [];
  page.on('response', (response) => {
    if (FILE.test(response.url())) answers.push(response.status());
  });
  return answers;
}

const facesIn = ({ page }: Visitor) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ family }) => /Devanagari/.test(family)).map(({ status }) => status);
  });

test('an English page, also one with prices in rupees, does not load the font of Devanagari', async ({
  product,
  admin,
}) => {
  const post = blogPost({ isPublished: true, title: 'From ₹5,000 a month', body: 'It costs ₹5,000.' });
  const { data } = await admin.gql(blogOperations.create, { input: post });
  const visitor = await visit(product);
  const answers = answersIn(visitor);
  for (const path of ['/', `/blog/${data.createBlogPost.slug}`]) {
    await visitor.open(path);
    expect([path, await facesIn(visitor)]).toEqual([path, ['unloaded']]);
  }
  expect(answers).toEqual([]);
  await leaveQuietly(visitor);
});

test('a Hindi page loads the font of Devanagari once, for headlines and text', async ({ product, admin }) => {
  await changeSite(admin, { language: 'hi' });
  const visitor = await visit(product);
  const answers = answersIn(visitor);
  await visitor.open('/');
  await expect.poll(() => facesIn(visitor)).toEqual(['loaded']);
  expect(answers).toEqual([200]);
  await leaveQuietly(visitor);
});
