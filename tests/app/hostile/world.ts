import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { makePost } from '#tests/kit/content/blog.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { storedFiles } from '#tests/kit/content/picture.ts';
import { insertItem } from '#tests/kit/content/portfolio.ts';
import { issueLink } from '#tests/kit/content/review.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';
import { carryOut, hangUp } from './attack.ts';

export type World = {
  product: Product;
  employee: Person;
  admin: Person;
  /** A valid review link, which no body may use up. */
  reviewToken: string;
  /** Runs actions of visitors and staff and checks every answer. @returns the duration in ms */
  goOn(): Promise<number>;
  stored(): Promise<unknown>;
  stop(): Promise<void>;
};

export async function startWorld(): Promise<World> {
  const product = await startProduct({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' });
  const employee = (await product.signedIn('Employee')).from('192.0.2.1');
  const admin = (await product.signedIn('admin')).from('192.0.2.2');
  await makePost(employee, { slug: 'a-post-that-stays', title: 'A post that stays', isPublished: true });
  await insertItem(product, { slug: 'an-item-that-stays', isPublished: true });
  await makeMessage(product);
  const { token: reviewToken } = await issueLink(employee);
  const visitor = product.nobody.from('192.0.2.3');
  return {
    product,
    employee,
    admin,
    reviewToken,
    goOn: () => goOn(product.url, visitor, employee),
    stored: () => stored(product),
    async stop() {
      hangUp();
      await product.stop();
    },
  };
}

let turns = 0;

/** One honest request, through each entry point in turn. */
async function goOn(url: string, visitor: Person, employee: Person): Promise<number> {
  const began = performance.now();
  turns += 1;
  if (turns % 4 === 0) {
    const page = await carryOut(url, {
      what: 'a visit',
      door: 'page',
      path: '/blog/a-post-that-stays',
      headers: { accept: 'text/html', 'x-forwarded-for': '192.0.2.3' },
    });
    expect([page.status, page.text.includes('A post that stays')]).toEqual([200, true]);
  } else if (turns % 4 === 1) {
    const { status, data } = await visitor.gql('{ blogPost(slug: "a-post-that-stays") { title } }');
    expect([status, data]).toEqual([200, { blogPost: { title: 'A post that stays' } }]);
  } else if (turns % 4 === 2) {
    const { status, body } = await visitor.rest('GET', '/portfolio/an-item-that-stays');
    expect([status, body.data?.slug]).toEqual([200, 'an-item-that-stays']);
  } else {
    const { status, body } = await employee.rest('GET', '/messages');
    expect([status, body.messages?.length]).toEqual([200, 1]);
  }
  return performance.now() - began;
}

/** Tables and columns that change with every request: rate limits, missing paths, times of last use. */
const bookkeeping = ['rate_limits', 'missed_paths'];
const countedOnly = ['sessions', 'api_tokens', 'outgoing_mail'];

async function stored(product: Product): Promise<unknown> {
  const { db } = product.services;
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const tables: Record<string, unknown> = {};
  for (const { name } of rows.filter((row) => !bookkeeping.includes(row.name))) {
    const content = countedOnly.includes(name) ? sql`null` : sql`md5(string_agg(one::text, ',' order by one::text))`;
    const found = await db.execute(sql`select count(*)::int, ${content} as content from ${sql.identifier(name)} one`);
    tables[name] = found.rows[0];
  }
  return { tables, files: (await storedFiles(product)).filter((file) => !file.includes('/cards/')).sort() };
}
