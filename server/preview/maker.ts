import { inArray } from 'drizzle-orm';
import { batched } from '#server/database/batch.ts';
import { users } from '#server/user/table.ts';

/** The name of whoever made a link; those of a list are read together. */
export const readName = batched<string>(async ({ db }, ids) => {
  const found = await db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids));
  return found.map(({ id, name }) => [id, name]);
});
