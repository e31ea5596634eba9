import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type * as z from 'zod/mini';
import { type RedirectInput, redirectStrings } from '#schema/redirect.ts';
import { hasPage } from '#server/content/publishedPage.ts';
import { changed, factsOf } from '#server/platform/audit/change.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import type { Context } from '#server/platform/context.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { rowById } from '#server/platform/database/lookup.ts';
import { byCreation, type Connection, type PageArgs, tablePage } from '#server/platform/database/page.ts';
import { madeAt, updateRow } from '#server/platform/database/updatedAt.ts';
import { badField, conflictOf, foundOr } from '#server/platform/errors.ts';
import { isLoop } from './loop.ts';
import { isReserved } from './reserved.ts';
import { missedPaths, type RedirectRow, redirects } from './table.ts';

export type RedirectList = Connection<RedirectRow>;
type Input = z.output<typeof RedirectInput>;

export const MOST_REDIRECTS = 10_000;

const order = byCreation<RedirectRow>(redirects, 'newest first');
const auditedFields = ['from', 'to'] as const;

export const listRedirects = ({ db }: Context, args: PageArgs): Promise<RedirectList> =>
  tablePage(db, { table: redirects, order }, args);

/** @throws NOT_FOUND */
export const getRedirect = ({ db }: Context, id: string): Promise<RedirectRow> => rowById(db, redirects, id, notFound);

/** @throws BAD_USER_INPUT for a path with a page or a loop; CONFLICT when the path has a redirect */
export async function createRedirect(context: Context, input: Input): Promise<RedirectRow> {
  const redirect = { ...columnsOf(context, input), id: uuidv7(), ...madeAt(context.now()) };
  refuseHttp(redirect.to);
  return refuseTakenPath(() =>
    context.db.transaction(async (tx) => {
      await refuseInvalid(tx, redirect);
      if ((await tx.$count(redirects)) >= MOST_REDIRECTS)
        throw fieldFault('from', redirectStrings.full(MOST_REDIRECTS));
      await tx.insert(redirects).values(redirect);
      await tx.delete(missedPaths).where(eq(missedPaths.path, redirect.from));
      const after = factsOf(redirect, auditedFields);
      await record(tx, actorOf(context), 'redirect.create', subjectOf(redirect), redirect.createdAt, { after });
      return redirect;
    }),
  );
}

/** @throws NOT_FOUND, as createRedirect */
export async function updateRedirect(context: Context, id: string, input: Input): Promise<RedirectRow> {
  const changes = columnsOf(context, input);
  return refuseTakenPath(() =>
    context.db.transaction(async (tx) => {
      await lockTable(tx);
      const before = await findRedirect(tx, id);
      if (changes.to !== before.to) refuseHttp(changes.to);
      const change = changed(before, { ...before, ...changes }, auditedFields);
      if (!change) return before;
      await refuseInvalid(tx, { ...before, ...changes });
      const redirect = await updateRow(tx, redirects, before, changes);
      await tx.delete(missedPaths).where(eq(missedPaths.path, redirect.from));
      await record(tx, actorOf(context), 'redirect.update', subjectOf(redirect), context.now(), change);
      return redirect;
    }),
  );
}

/** @returns the deleted redirect @throws NOT_FOUND */
export const removeRedirect = (context: Context, id: string): Promise<RedirectRow> =>
  context.db.transaction(async (tx) => {
    const redirect = foundOr(await tx.delete(redirects).where(eq(redirects.id, id)).returning(), notFound);
    const before = factsOf(redirect, auditedFields);
    await record(tx, actorOf(context), 'redirect.remove', subjectOf(redirect), context.now(), { before });
    return redirect;
  });

const { notFound } = redirectStrings;

const findRedirect = async (tx: Transaction, id: string): Promise<RedirectRow> =>
  foundOr(await tx.select().from(redirects).where(eq(redirects.id, id)), notFound);

/** Two concurrent writes could form a loop that neither sees. Readers are not blocked. */
const lockTable = (tx: Transaction) => tx.execute(sql`lock table ${redirects} in share row exclusive mode`);

/** @throws BAD_USER_INPUT for a redirect that is unreachable or a loop */
async function refuseInvalid(tx: Transaction, redirect: RedirectRow): Promise<void> {
  await lockTable(tx);
  if (isReserved(redirect.from)) throw fieldFault('from', redirectStrings.reserved);
  if (await hasPage(tx, redirect.from)) throw fieldFault('from', redirectStrings.shadowed);
  if (await isLoop(tx, redirect)) throw fieldFault('to', redirectStrings.loop);
}

const fieldFault = (field: 'from' | 'to', sentence: string) => badField(field, sentence);

/** New redirects must not point to http: an attacker could change the response. Stored ones stay valid. */
function refuseHttp(to: string | null): void {
  if (to?.startsWith('http:')) throw fieldFault('to', redirectStrings.badTo);
}

/** URLs of this site become paths: the domain may change, and loops are detected by path. */
function columnsOf({ settings }: Context, { from, to }: Input): Pick<RedirectRow, 'from' | 'to'> {
  const ownPrefix = `${settings.PUBLIC_URL}/`;
  return { from, to: to?.startsWith(ownPrefix) ? to.slice(ownPrefix.length - 1) : (to ?? null) };
}

const uniqueFields = [{ constraint: 'redirects_from_key', field: 'from', sentence: redirectStrings.taken }];

const refuseTakenPath = <Result>(work: () => Promise<Result>): Promise<Result> =>
  work().catch((error) => {
    throw conflictOf(error, uniqueFields);
  });

const subjectOf = ({ id, from }: RedirectRow) => ({ id, label: from });
