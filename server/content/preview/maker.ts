import { inArray } from 'drizzle-orm';
import { users } from '#server/people/user/table.ts';
import { batched } from '#server/platform/database/batch.ts';

/** Batched. */
export const readName = batched<string>(async ({ db }, ids) => {
  const rows = await db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids));
  return rows.map(({ id, name }) => [id, name]);
});
