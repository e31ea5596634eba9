import { and, gt, inArray, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import { authorProfiles } from '#server/author/table.ts';
import { blogPosts } from '#server/blog/table.ts';
import type { Executor } from '#server/database/connect.ts';
import { attachments } from '#server/message/thread/table.ts';
import { portfolioItems } from '#server/portfolio/table.ts';
import { pictures } from '#server/storage/picture/table.ts';

/** What has pictures and drawn cards of its own. */
const owners = [blogPosts, portfolioItems, authorProfiles];

/** @returns whether an item has the uploaded picture as its own, or a text shows it by its address, in any size */
export async function isUsed(executor: Executor, id: string): Promise<boolean> {
  const address = `%/uploads/${id}%`;
  const shown: SQL[] = [
    sql`select from ${blogPosts} where ${or(sql`${blogPosts.pictureId} = ${id}`, sql`${blogPosts.imageUrl} like ${address}`, sql`${blogPosts.body} like ${address}`)}`,
    sql`select from ${portfolioItems} where ${or(sql`${portfolioItems.pictureId} = ${id}`, sql`${portfolioItems.imageUrl} like ${address}`, sql`${portfolioItems.body} like ${address}`)}`,
    sql`select from ${authorProfiles} where ${or(sql`${authorProfiles.pictureId} = ${id}`, sql`${authorProfiles.imageUrl} like ${address}`)}`,
  ];
  const { rowCount } = await executor.execute(sql`select where ${or(...shown.map((one) => sql`exists (${one})`))}`);
  return Boolean(rowCount);
}

/** Pictures older than a moment that no item has as its own, in the order of their ids. @param after the last one seen */
export async function unownedPictures(executor: Executor, before: Date, after: string, limit: number) {
  const unowned = owners.map((items) =>
    notExists(executor.select({ id: items.id }).from(items).where(sql`${items.pictureId} = ${pictures.id}`)),
  );
  const rows = await executor
    .select({ id: pictures.id })
    .from(pictures)
    .where(and(lt(pictures.createdAt, before), gt(pictures.id, after), ...unowned))
    .orderBy(pictures.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** @returns which of these ids are those of a picture, of an item that may have a card, or of an attachment */
export async function knownIds(executor: Executor, ids: string[]): Promise<Set<string>> {
  const known = new Set<string>();
  for (const table of [pictures, ...owners, attachments]) {
    const rows = await executor.select({ id: table.id }).from(table).where(inArray(table.id, ids));
    for (const { id } of rows) known.add(id);
  }
  return known;
}
