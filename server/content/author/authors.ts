import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import { authorStrings } from '#schema/author.ts';
import { users } from '#server/people/user/table.ts';
import type { Context, Services } from '#server/platform/context.ts';
import { batched } from '#server/platform/database/batch.ts';
import type { Executor } from '#server/platform/database/connect.ts';
import { type LookupKey, nameOf, readerById } from '#server/platform/database/lookup.ts';
import { foundOr } from '#server/platform/errors.ts';
import { type AuthorProfileRow, authorProfiles } from './table.ts';

/** Pages that are on, of users who are not blocked. A deleted user's page is deleted too. */
const selectAuthors = (db: Executor) =>
  db
    .select(getTableColumns(authorProfiles))
    .from(authorProfiles)
    .innerJoin(users, eq(users.id, authorProfiles.userId))
    .$dynamic();
const isShown = and(authorProfiles.isOn, eq(users.isBlocked, false));

/** @throws BAD_USER_INPUT; NOT_FOUND, also for a hidden page */
export async function getAuthor(context: Context, key: LookupKey): Promise<AuthorProfileRow> {
  const { slug, id } = nameOf(key);
  if (id) return authorById(context, id);
  return foundOr(
    await selectAuthors(context.db).where(and(isShown, eq(authorProfiles.slug, slug ?? ''))),
    authorStrings.notFound,
  );
}

const authorById = readerById<AuthorProfileRow>(
  async ({ db }, ids) => selectAuthors(db).where(and(isShown, inArray(authorProfiles.id, ids))),
  authorStrings.notFound,
);

/** By name; null without a visible page. Batched. */
export const authorByName = batched<AuthorProfileRow>(async ({ db }, names) => {
  const authors = await selectAuthors(db).where(and(isShown, inArray(authorProfiles.name, names)));
  return authors.map((author) => [author.name, author]);
});

export const listAuthors = ({ db }: Pick<Services, 'db'>): Promise<AuthorProfileRow[]> =>
  selectAuthors(db).where(isShown).orderBy(asc(authorProfiles.id));

export const authorSlugs = async (db: Executor, slugs: readonly string[]): Promise<string[]> =>
  (await selectAuthors(db).where(and(isShown, inArray(authorProfiles.slug, [...slugs])))).map(({ slug }) => slug);
