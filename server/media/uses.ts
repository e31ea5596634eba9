import { sql } from 'drizzle-orm';
import { blogPosts } from '#server/blog/table.ts';
import type { Context } from '#server/context.ts';
import { type Connection, type PageArgs, page } from '#server/database/page.ts';
import { type PictureUse, usesOf } from '#server/storage/pictureUse.ts';
import { getPicture } from './picture.ts';

export type MediaUses = Connection<PictureUse>;

// The uses stand in the place of one of their tables, so that the id of that is theirs.
const { id } = blogPosts;

/** What shows a picture, in the order of the ids. @throws NOT_FOUND */
export async function listUses({ db }: Context, pictureId: string, args: PageArgs): Promise<MediaUses> {
  const uses = sql`(${usesOf((await getPicture(db, pictureId)).id)}) as ${blogPosts}`;
  const read = async (after = sql`true`, limit: number) =>
    (await db.execute<PictureUse>(sql`select * from ${uses} where ${after} order by ${id} limit ${limit}`)).rows;
  const count = async () => {
    const { rows } = await db.execute(sql`select count(*)::int as count from ${uses}`);
    return Number(rows[0]?.count);
  };
  return page(args, { columns: [id], keys: (use) => [use.id] }, read, count);
}
