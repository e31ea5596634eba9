import type { Locator, Page, Worker } from 'playwright-core';
import { expect } from 'vitest';
import { groups } from '#playground/examples.ts';
import { button, link, visit } from '#tests/kit/browser/visitor.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { emptyInbox, makeMessage } from '#tests/kit/content/message.ts';
import { codeIn } from '#tests/kit/people/person.ts';
import { atPlayground, openExample, play, read, ready, run, write } from '#tests/kit/product/playground.ts';
import { startProduct } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

const PASSWORD = 'Secret-123';

const test = base.extend('employee', { scope: 'file' }, ({ product }) =>
  product.signedIn('Employee', { password: PASSWORD, name: 'Emma Employee' }),
);
test.beforeAll(async ({ employee }) => {
  await makePost(employee, { slug: 'a-first-post', isPublished: true });
});

const inputOf = (input: object) => JSON.stringify({ input });
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const isDark = (colour: string) => Math.max(...(colour.match(/\d+/g) ?? []).map(Number)) < 100;

/** Visible height of a part in pixels. */
const shown = (part: Locator) =>
  part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return Math.min(bottom, innerHeight) - Math.max(top, 0);
  });

async function keepsTabsInView(page: Page, count: number, open: (title: string, tab: string) => Promise<void>) {
  const strip = page.getByRole('tablist');
  const activeTab = page.locator('.graphiql-tab-active');
  const names = ['ReadPost', 'SearchPosts', 'ListPortfolio', 'SendMessage', 'SignIn', 'VerifyCode', 'ListPosts'];
  const titles = groups
    .flatMap(({ examples }) => examples)
    .filter(({ query }) => names.some((name) => query.includes(` ${name}`)))
    .slice(0, count);
  for (const { title, query } of titles) {
    await open(title, names.find((name) => query.includes(` ${name}`)) as string);
    await expect.poll(() => overflowOf(activeTab, strip)).toBeLessThan(1);
  }
  expect(await strip.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeGreaterThan(50);
  await page.getByRole('tab').first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => overflowOf(activeTab, strip)).toBeLessThan(1);
}

async function searchesDocs(page: Page) {
  await button(page, /^Show Documentation/).click();
  const search = page.getByRole('combobox');
  const room = await search.evaluate((input: HTMLInputElement) => {
    const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    pen.font = getComputedStyle(input).font;
    return input.clientWidth - pen.measureText(input.placeholder).width;
  });
  expect(room).toBeGreaterThan(4);
  expect(await overflowOf(search, page.locator('.graphiql-plugin'))).toBeLessThan(1);
}

test('the playground needs no other server for validation, session, tabs and docs', async ({ product, employee }) => {
  const visitor = await visit(product, employee, { viewport: { width: 1440, height: 900 } });
  const { page, complaints } = visitor;
  const workers = new Set<string>();
  page.on('worker', (worker: Worker) => workers.add(/([a-z]+)\.worker/.exec(worker.url())?.[1] ?? worker.url()));
  await page.goto('/graphql');
  await ready(page);
  expect(await page.title()).toBe('GraphQL playground - Marquee');
  await expect.poll(() => read(page, 'Operation Editor')).toContain('# Welcome to the API of Marquee.');
  await run(page, 'a-first-post');
  await expect.poll(() => [...workers].sort()).toEqual(['editor', 'graphql', 'json']);

  await write(page, 'Operation Editor', '{ blogPosts { secrets } }');
  await page.locator('.squiggly-error').waitFor();
  await write(page, 'Operation Editor', '{ blogPosts { totalCount } }');
  await button(page, /^Prettify/).click();
  await expect.poll(() => read(page, 'Operation Editor')).toMatch(/\{\s+blogPosts \{\s+totalCount\s+\}\s+\}/);

  await button(page, 'Headers').click();
  await write(page, 'Headers', '{ "X-Trace": "1", "authorization": "Bearer of-yesterday" }');
  await button(page, 'Use my sign-in').click();
  await button(page, 'Signed in as Emma Employee').waitFor();
  await expect.poll(() => read(page, 'Headers')).toContain('"X-Trace"');
  expect(await read(page, 'Headers')).not.toContain('of-yesterday');
  await openExample(page, 'Who am I? needs a token', 'Viewer');
  await run(page, 'Emma Employee');
  await openExample(page, 'What comes in needs a token', 'Arrivals');
  await run(page, 'RESUMED');
  await makeMessage(product, { name: 'Mina Messenger' });
  await expect.poll(() => read(page, 'Result Window')).toContain('Mina Messenger');
  await button(page, /^Stop query/).click();
  await play(page).waitFor();

  await keepsTabsInView(page, 7, (title, tab) => openExample(page, title, tab));
  await searchesDocs(page);
  await page.getByRole('link', { name: 'Mutation', exact: true }).click();
  await page.getByRole('link', { name: 'sendMessage', exact: true }).waitFor();
  await button(page, 'Show History').click();
  await page.getByText('History').first().waitFor();
  expect(await link(page, 'REST reference').getAttribute('href')).toBe('/api');
  const sdl = await link(page, 'Schema (SDL)').getAttribute('href');
  expect((await page.request.get(sdl ?? '')).headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await link(page, 'Back to the site').getAttribute('href')).toBe('/');
  expect(complaints).toEqual([]);
  await visitor.leave();
});

test('the examples lead from sign-in to a published post with headers and theme that survive a reload', async ({
  product,
  employee,
}) => {
  const visitor = await atPlayground(product, undefined, { colorScheme: 'dark' });
  const { page, complaints } = visitor;
  await expect.poll(async () => isDark(await background(page))).toBe(true);
  const { email: identifier } = employee;
  const sent = product.mail.mails.filter(({ to }) => to?.some(({ address }) => address === identifier)).length;
  await openExample(page, 'Sign in, step 1: password', 'SignIn');
  await write(page, 'Variables', inputOf({ identifier, password: PASSWORD }));
  await run(page, 'resendIn');
  const otp = codeIn(await product.mail.mailTo(identifier, sent));
  await openExample(page, 'Sign in, step 2: code', 'VerifyCode');
  await write(page, 'Variables', inputOf({ identifier, otp }));
  const answer = (await run(page, 'expiresAt')).replace(/\s/g, '');
  const token = /"token":"([^"]+)"/.exec(answer)?.[1] ?? '';

  await openExample(page, 'Publish a post needs a token', 'PublishPost');
  await run(page, 'UNAUTHENTICATED');
  await button(page, 'Headers').click();
  await write(page, 'Headers', JSON.stringify({ Authorization: `Bearer ${token}` }));
  await run(page, 'written-in-the-playground');
  const { data } = await product.nobody.gql('{ blogPosts { nodes { slug } } }');
  expect(data.blogPosts.nodes[0].slug).toBe('written-in-the-playground');

  // The next example inherits the headers.
  await emptyInbox(product);
  await openExample(page, 'List messages needs a token', 'ListMessages');
  await run(page, '"totalCount": 0');
  await expect.poll(() => page.evaluate(() => localStorage['graphiql:tabState'])).toContain('ListMessages');
  await button(page, 'Open settings dialog').click();
  await button(page, 'Light').click();
  await expect.poll(async () => isDark(await background(page))).toBe(false);
  await page.reload();
  await ready(page);
  await run(page, '"totalCount": 0');
  await expect.poll(async () => isDark(await background(page))).toBe(false);
  expect(complaints).toEqual([]);
  await visitor.leave();
});

test('on a phone the playground is stacked without overflow, with answer, tab and docs visible', async ({
  product,
}) => {
  const visitor = await atPlayground(product, undefined, { viewport: { width: 390, height: 844 } });
  const { page, complaints } = visitor;
  const answer = page.getByRole('region', { name: 'Result Window' });
  expect(await shown(answer)).toBeGreaterThan(150);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await run(page, 'a-first-post');
  await expect.poll(() => shown(answer)).toBeGreaterThan(350);
  expect(await shown(play(page))).toBeGreaterThan(20);

  const open = async (title: string, tab: string) => {
    await button(page, 'Show Examples').click();
    await openExample(page, title, tab);
    await page.getByRole('region', { name: 'Examples' }).waitFor({ state: 'detached' });
  };
  await open('List posts', 'ListPosts');
  await run(page, 'excerpt');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await keepsTabsInView(page, 4, open);
  await searchesDocs(page);
  expect(complaints).toEqual([]);
  await visitor.leave();
});

/** Pixels by which a part overflows another at either side. */
async function overflowOf(part: Locator, around: Locator): Promise<number> {
  const [inner, outer] = [await part.boundingBox(), await around.boundingBox()];
  if (!inner || !outer) return Number.POSITIVE_INFINITY;
  return Math.max(outer.x - inner.x, inner.x + inner.width - (outer.x + outer.width));
}

test('PLAYGROUND=staff shows the playground only to staff', async () => {
  const closed = await startProduct({ PLAYGROUND: 'staff' });
  const stranger = await visit(closed);
  await stranger.page.goto('/graphql');
  await stranger.page.getByRole('heading', { name: 'For signed-in staff' }).waitFor();
  expect(await link(stranger.page, 'Sign in').getAttribute('href')).toBe('/admin/login');
  expect(await play(stranger.page).count()).toBe(0);
  expect(stranger.complaints).toEqual([]);
  expect(stranger.operations).toEqual([]);
  await stranger.leave();

  const staff = await atPlayground(closed, await closed.signedIn('Employee'));
  await button(staff.page, /^Show Documentation/).click();
  await staff.page.getByRole('link', { name: 'Query', exact: true }).waitFor();
  expect(staff.complaints).toEqual([]);
  await staff.leave();
  await closed.stop();
});

test('an example is filled with a post of this site', async ({ product }) => {
  const { data } = await product.nobody.gql('{ blogPosts(first: 1) { nodes { slug title } } }');
  const [post] = data.blogPosts.nodes;
  const visitor = await atPlayground(product);
  const { page } = visitor;
  await openExample(page, 'Read one post', 'ReadPost');
  await expect.poll(() => read(page, 'Variables')).toContain(post.slug);
  expect(await run(page, post.title)).not.toContain('errors');
  await openExample(page, 'What comes in needs a token', 'Arrivals');
  await run(page, 'Please sign in: there is no session, or it has ended.');
  await visitor.leave();
});
