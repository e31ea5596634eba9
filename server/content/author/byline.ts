import { and, eq, inArray, ne, type SQL } from 'drizzle-orm';
import { users } from '#server/people/user/table.ts';
import type { Executor } from '#server/platform/database/connect.ts';
import { authorProfiles } from './table.ts';

/** @returns how a post names somebody as its author: by their author page where it is shown, else by their account */
export async function bylineOf(executor: Executor, { id, name }: { id: string; name: string }): Promise<string> {
  const isShown = and(eq(authorProfiles.userId, id), eq(authorProfiles.isOn, true));
  const [profile] = await executor.select({ name: authorProfiles.name }).from(authorProfiles).where(isShown);
  return profile?.name ?? name;
}

/** @returns the names by which posts name somebody as their author, account and author page; none that somebody else has too */
export async function bylinesOf(executor: Executor, userId: string): Promise<string[]> {
  const own = await names(executor, eq(users.id, userId), eq(authorProfiles.userId, userId));
  const others = await names(
    executor,
    and(ne(users.id, userId), inArray(users.name, own)),
    and(ne(authorProfiles.userId, userId), inArray(authorProfiles.name, own)),
  );
  return own.filter((name) => !others.includes(name));
}

/** The names of accounts and author pages. */
async function names(executor: Executor, account: SQL | undefined, page: SQL | undefined): Promise<string[]> {
  const accounts = executor.select({ name: users.name }).from(users).where(account);
  const pages = executor.select({ name: authorProfiles.name }).from(authorProfiles).where(page);
  return (await accounts.union(pages)).map(({ name }) => name);
}
