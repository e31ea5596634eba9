import { and, eq, inArray, ne, type SQL } from 'drizzle-orm';
import { users } from '#server/people/user/table.ts';
import type { Executor } from '#server/platform/database/connect.ts';
import { authorProfiles } from './table.ts';

/** @returns the name on the visible author page, else the account's name */
export async function bylineOf(executor: Executor, { id, name }: { id: string; name: string }): Promise<string> {
  const isShown = and(eq(authorProfiles.userId, id), eq(authorProfiles.isOn, true));
  const [profile] = await executor.select({ name: authorProfiles.name }).from(authorProfiles).where(isShown);
  return profile?.name ?? name;
}

/** @returns the user's names on posts, without those that another user has too */
export async function bylinesOf(executor: Executor, userId: string): Promise<string[]> {
  const ownNames = await names(executor, eq(users.id, userId), eq(authorProfiles.userId, userId));
  const otherNames = await names(
    executor,
    and(ne(users.id, userId), inArray(users.name, ownNames)),
    and(ne(authorProfiles.userId, userId), inArray(authorProfiles.name, ownNames)),
  );
  return ownNames.filter((name) => !otherNames.includes(name));
}

async function names(executor: Executor, account: SQL | undefined, page: SQL | undefined): Promise<string[]> {
  const accounts = executor.select({ name: users.name }).from(users).where(account);
  const pages = executor.select({ name: authorProfiles.name }).from(authorProfiles).where(page);
  return (await accounts.union(pages)).map(({ name }) => name);
}
