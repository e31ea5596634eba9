import { describe, expect } from 'vitest';
import { messages } from '#server/clients/message/table.ts';
import { reviews } from '#server/clients/review/table.ts';
import { blogOperations, blogPost } from '#tests/kit/content/blog.ts';
import { emptyInbox, makeMessage, messageOperations, newMessage, sendMessage } from '#tests/kit/content/message.ts';
import { postForm } from '#tests/kit/content/picture.ts';
import { portfolioItem } from '#tests/kit/content/portfolio.ts';
import { emptyReviews, issueLink, review, reviewOperations } from '#tests/kit/content/review.ts';
import { ASKS_HTML } from '#tests/kit/network/html.ts';
import { send } from '#tests/kit/network/raw.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const SENT = 'The first line\r\nthe second\rthe third\nthe fourth\r\n\r\nand one apart';
const STORED = 'The first line\nthe second\nthe third\nthe fourth\n\nand one apart';

/** Posts a form as a browser without scripts does. */
const postPage = (product: Product, path: string, fields: Record<string, unknown>) =>
  send(product.url, path, {
    method: 'POST',
    headers: { ...ASKS_HTML, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields as Record<string, string>).toString(),
  });

type Door = (product: Product, message: string) => Promise<{ status: number }>;
const doors: Record<string, Door> = {
  'REST, as JSON': (product, message) => product.nobody.rest('POST', '/messages/us', newMessage({ message })),
  'REST, as a form': (product, message) =>
    product.nobody.rest('POST', '/messages/us', postForm(newMessage({ message }))),
  'the page, posted without scripts': (product, message) => postPage(product, '/contact', newMessage({ message })),
  GraphQL: (product, message) => sendMessage(product.nobody, { message }),
};

describe.for(Object.entries(doors))('a message by %s', ([, enter]) => {
  const stored = async (product: Product) =>
    (await product.services.db.select().from(messages)).map(({ message }) => message);

  test('the message has \\n for every line break, each counted as one character', async ({ product }) => {
    await emptyInbox(product);
    await enter(product, SENT);
    expect(await stored(product)).toEqual([STORED]);
    await emptyInbox(product);
    // 5000 characters are allowed; with CRLF there are more.
    const longest = Array.from({ length: 1000 }, () => 'four').join('\r\n');
    await enter(product, `${longest}.`);
    await enter(product, `${longest}..`);
    expect(await stored(product)).toEqual([`${longest.replaceAll('\r', '')}.`]);
  });
});

describe('line breaks of other texts', () => {
  test('line breaks of a reply are stored as \\n', async ({ product, employee }) => {
    const { id } = await makeMessage(product);
    const { data } = await employee.gql(messageOperations.reply, { id, input: { replyText: SENT } });
    expect(data.replyToMessage.replies[0].replyText).toBe(STORED);
  });

  test('line breaks of a review are stored as \\n by every entry point', async ({ product, employee }) => {
    await emptyReviews(product);
    const input = () => review({ clientFeedback: SENT });
    const token = async () => (await issueLink(employee)).token;
    await product.nobody.rest('POST', `/admin/reviews/${await token()}`, input());
    await product.nobody.rest('POST', `/admin/reviews/${await token()}`, postForm(input()));
    await product.nobody.gql(reviewOperations.submit, { token: await token(), input: input() });
    await postPage(product, `/submit-review/${await token()}`, input());
    const stored = await product.services.db.select().from(reviews);
    expect(stored.map(({ clientFeedback }) => clientFeedback)).toEqual(Array(4).fill(STORED));
  });

  test('line breaks of a blog post are stored as \\n, by form and GraphQL', async ({ employee }) => {
    const post = () => blogPost({ excerpt: SENT, body: SENT, metaDescription: SENT, slug: '' });
    const { body } = await employee.rest('POST', '/blogs/create', postForm(post()));
    expect(body.data).toMatchObject({ excerpt: STORED, body: STORED, metaDescription: STORED });
    const { data } = await employee.gql(blogOperations.create, { input: post() });
    const { body: made } = await employee.rest('GET', `/blogs/${data.createBlogPost.slug}`);
    expect(made.data).toMatchObject({ excerpt: STORED, body: STORED, metaDescription: STORED });
  });

  test('line breaks of a portfolio item are stored as \\n', async ({ employee }) => {
    const { body } = await employee.rest('POST', '/portfolio', postForm(portfolioItem({ description: SENT })));
    expect(body.data.description).toBe(STORED);
  });
});
