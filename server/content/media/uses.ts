import { type SQL, sql } from 'drizzle-orm';
import { blogPosts } from '#server/content/blog/table.ts';
import type { Context } from '#server/platform/context.ts';
import { type Connection, type PageArgs, page } from '#server/platform/database/page.ts';
import { getPicture } from './picture.ts';
import { type PictureUse, usesOf } from './pictureUse.ts';

export type MediaUses = Connection<PictureUse>;

// The union gets the name of one of its tables, so that the id column of that table applies.
const { id } = blogPosts;

/** In the order of ids. @throws NOT_FOUND; as page */
export function listUses(context: Context, pictureId: string, args: PageArgs): Promise<MediaUses> {
  const { db } = context;
  let uses: SQL;
  const read = async (after = sql`true`, limit: number) => {
    // The picture may have been replaced since.
    const picture = await getPicture(context, pictureId);
    uses = sql`(${usesOf(picture.id)}) as ${blogPosts}`;
    return (await db.execute<PictureUse>(sql`select * from ${uses} where ${after} order by ${id} limit ${limit}`)).rows;
  };
  const count = async () => {
    const { rows } = await db.execute(sql`select count(*)::int as count from ${uses}`);
    return Number(rows[0]?.count);
  };
  return page(args, { columns: [id], keys: (use) => [use.id] }, read, count);
}
