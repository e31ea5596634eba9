import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeBrowser, leaveQuietly, loaded, visit } from '#tests/kit/browser/visitor.ts';
import { takeBookings } from '#tests/kit/content/calls.ts';
import { fillTable } from '#tests/kit/database/manyRows.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';
import { paths } from '#web/shared/paths.ts';

const HEBREW = 'שלום (עולם)';

let product: Product;
let admin: Person;
const ids = { message: '', post: '', item: '' };
beforeAll(async () => {
  product = await startProduct();
  admin = await product.signedIn('admin');
  await takeBookings(admin);
  const { db } = product.services;
  const run = (statement: string) => db.execute<{ id: string }>(sql.raw(statement));
  for (const table of ['messages', 'affiliates', 'reviews', 'portfolio_items', 'blog_posts', 'bookings'] as const)
    await fillTable(product, table, 3);
  const host = `update bookings set host_id = null, starts_at = now() + interval '2 hours', ends_at = now() + interval '150 minutes'`;
  await run(`${host}, name = '${HEBREW}', note = '${HEBREW}' where id = (select id from bookings limit 1)`);
  await run(`update messages set name = '${HEBREW}', message = '${HEBREW}', is_spam = false, stage = 'LOST', lost_reason = '${HEBREW}',
    follow_up_day = '2030-01-02', follow_up_note = '${HEBREW}', campaign = '${HEBREW}', source = '${HEBREW}'`);
  await run(
    `update affiliates set name = '${HEBREW}', company_name = '${HEBREW}', is_spam = false, state = 'DECLINED', reason = '${HEBREW}'`,
  );
  await run(`update reviews set name = '${HEBREW}', company_name = '${HEBREW}', position = '${HEBREW}',
    client_feedback = '${HEBREW}', is_published = true`);
  await run(`update blog_posts set title = '${HEBREW}', excerpt = '${HEBREW}', body = '${HEBREW}', author = '${HEBREW}',
    tags = array['${HEBREW}'], is_published = true`);
  await run(`update portfolio_items set title = '${HEBREW}', description = '${HEBREW}', category = '${HEBREW}',
    client = '${HEBREW}', tags = array['${HEBREW}'], is_published = true`);
  await run(
    `insert into reply_templates (id, name, text, created_at) values (gen_random_uuid(), '${HEBREW}', '${HEBREW}', now())`,
  );
  await run(`update users set name = '${HEBREW}' where id = '${admin.id}'`);
  const idOf = async (table: string, column: string) =>
    (await run(`select ${column} as id from ${table} order by created_at desc limit 1`)).rows[0]?.id ?? '';
  ids.message = await idOf('messages', 'id');
  ids.post = await idOf('blog_posts', 'slug');
  ids.item = await idOf('portfolio_items', 'slug');
  const write = async (query: string, input: object) => {
    const { errors } = await admin.gql(query, { id: ids.message, input });
    if (errors) throw new Error(JSON.stringify(errors));
  };
  await write('mutation ($id: UUID!, $input: ReplyInput!) { replyToMessage(id: $id, input: $input) { id } }', {
    replyText: HEBREW,
  });
  await write('mutation ($id: UUID!, $input: NoteInput!) { addNote(id: $id, input: $input) { id } }', { text: HEBREW });
});
afterAll(async () => {
  await closeBrowser();
  await product.stop();
});

/** Texts of people on the screen, by the direction in which they are displayed. */
const directions = (page: Page) =>
  page.evaluate((text) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const wrong: string[] = [];
    let count = 0;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (
        !node.textContent?.includes(text) ||
        !parent?.checkVisibility() ||
        parent.closest('script, style, option, select')
      )
        continue;
      // A sentence of the product that quotes a text.
      if (!node.textContent.replace(/^[\s“]+/, '').startsWith(text)) continue;
      count += 1;
      const { direction, unicodeBidi } = getComputedStyle(parent);
      if (direction !== 'rtl' && unicodeBidi !== 'plaintext') wrong.push(parent.outerHTML.slice(0, 200));
    }
    for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea')) {
      if (!field.value.startsWith(text)) continue;
      count += 1;
      if (getComputedStyle(field).direction !== 'rtl') wrong.push(field.outerHTML.slice(0, 200));
    }
    return { count, wrong };
  }, HEBREW);

const screens: [name: string, path: () => string, who: 'admin' | 'nobody', least: number][] = [
  ['the inbox', () => paths.messages, 'admin', 6],
  ['the board', () => `${paths.messages}?view=board`, 'admin', 3],
  ['a message', () => paths.message(ids.message), 'admin', 6],
  ['the applications', () => paths.manageAffiliates, 'admin', 9],
  ['the bookings', () => paths.bookings, 'admin', 0],
  ['the reviews of the office', () => paths.manageReviews, 'admin', 9],
  ['the posts of the office', () => paths.manageBlogs, 'admin', 3],
  ['the editor of a post', () => paths.editBlog(ids.post), 'admin', 2],
  ['the items of the office', () => paths.managePortfolio, 'admin', 3],
  ['the editor of an item', () => paths.editPortfolio(ids.item), 'admin', 2],
  ['the reply templates', () => paths.replyTemplates, 'admin', 2],
  ['the users', () => paths.users, 'admin', 1],
  ['the audit log', () => paths.audit, 'admin', 1],
  ['the dashboard', () => paths.dashboard, 'admin', 0],
  ['the blog', () => paths.blogs, 'nobody', 3],
  ['a post', () => paths.blogPost(ids.post), 'nobody', 3],
  ['the portfolio', () => paths.portfolio, 'nobody', 3],
  ['an item', () => paths.portfolioItem(ids.item), 'nobody', 3],
  ['the reviews', () => paths.reviews, 'nobody', 9],
  ['the home page', () => paths.home, 'nobody', 3],
];

test.each(screens)('%s displays each text of people in its own direction', async (_, path, who, least) => {
  const visitor = await visit(product, who === 'admin' ? admin : undefined);
  await visitor.open(path());
  await loaded(visitor.page);
  await expect.poll(async () => (await directions(visitor.page)).count).toBeGreaterThanOrEqual(least);
  expect((await directions(visitor.page)).wrong).toEqual([]);
  await leaveQuietly(visitor);
});
