import { eq, inArray, sql } from 'drizzle-orm';
import type { GraphQLError } from 'graphql';
import { v7 as uuidv7 } from 'uuid';
import type * as z from 'zod/mini';
import { type RedirectInput, redirectStrings } from '#schema/redirect.ts';
import { pagesAt } from '#server/content/publishedPage.ts';
import { changed, factsOf } from '#server/platform/audit/change.ts';
import { actorOf, record, recordAll } from '#server/platform/audit/record.ts';
import type { Context } from '#server/platform/context.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { byBytes, type Orders } from '#server/platform/database/listOrder.ts';
import { rowById } from '#server/platform/database/lookup.ts';
import { byCreation, type Connection, type PageArgs, tablePage } from '#server/platform/database/page.ts';
import { madeAt, updateRow } from '#server/platform/database/updatedAt.ts';
import { badField, conflictOf, fail, foundOr } from '#server/platform/errors.ts';
import { readChains } from './loop.ts';
import { isReserved } from './reserved.ts';
import { missedPaths, type RedirectRow, redirects } from './table.ts';

export type RedirectList = Connection<RedirectRow>;
type Input = z.output<typeof RedirectInput>;

export const MOST_REDIRECTS = 110_000;
/** Redirects that an import leaves to staff. A post of WordPress has two. */
export const STAFF_REDIRECTS = 10_000;

const order = byCreation<RedirectRow>(redirects, 'newest first');
const orders: Orders = {
  CREATED: redirects.createdAt,
  FROM: byBytes(redirects.from),
  TO: byBytes(redirects.to),
};
const auditedFields = ['from', 'to'] as const;

export const listRedirects = ({ db }: Context, args: PageArgs): Promise<RedirectList> =>
  tablePage(db, { table: redirects, order, orders }, args);

/** @throws NOT_FOUND */
export const getRedirect = ({ db }: Context, id: string): Promise<RedirectRow> => rowById(db, redirects, id, notFound);

/** @throws BAD_USER_INPUT for a path with a page or a loop; CONFLICT when the path has a redirect */
export async function createRedirect(context: Context, input: Input): Promise<RedirectRow> {
  const [result] = await context.db.transaction((tx) => createRedirects(context, tx, [input]));
  if (!result || 'refusal' in result) throw result?.refusal;
  return result.redirect;
}

/** A refusal is an error as `createRedirect` throws it. */
export type CreatedRedirect = { redirect: RedirectRow } | { refusal: GraphQLError };

/**
 * Creates those of many redirects that are valid, as if one came after the other.
 * @param most how many redirects there may be afterwards
 * @returns a result per input, in their order
 */
export async function createRedirects(
  context: Context,
  tx: Transaction,
  inputs: readonly Input[],
  most = MOST_REDIRECTS,
): Promise<CreatedRedirect[]> {
  if (!inputs.length) return [];
  const time = madeAt(context.now());
  const candidates = inputs.map((input) => ({ ...columnsOf(context, input), id: uuidv7(), ...time }));
  const results = await checkAll(tx, candidates, most);
  const created = results.flatMap((result) => ('redirect' in result ? [result.redirect] : []));
  if (!created.length) return results;
  await tx.insert(redirects).values(created);
  const paths = created.map(({ from }) => from);
  await tx.delete(missedPaths).where(inArray(missedPaths.path, paths));
  const changes = created.map((redirect) => ({
    subject: subjectOf(redirect),
    after: factsOf(redirect, auditedFields),
  }));
  await recordAll(tx, actorOf(context), 'redirect.create', changes, time.createdAt);
  return results;
}

async function checkAll(tx: Transaction, candidates: readonly RedirectRow[], most: number): Promise<CreatedRedirect[]> {
  await lockTable(tx);
  const paths = candidates.map(({ from }) => from);
  const takenRows = await tx.select({ from: redirects.from }).from(redirects).where(inArray(redirects.from, paths));
  const taken = new Set(takenRows.map(({ from }) => from));
  const pages = await pagesAt(tx, paths);
  const chains = await readChains(tx, candidates);
  let count = await tx.$count(redirects);
  return candidates.map((redirect) => {
    const { from, to } = redirect;
    const refusal =
      httpFault(to) ??
      pathFault(redirect, { pages, isLoop: chains.isLoop }) ??
      (count >= most ? fieldFault('from', redirectStrings.full(most)) : null) ??
      (taken.has(from) ? takenFault() : null);
    if (refusal) return { refusal };
    count += 1;
    taken.add(from);
    chains.add(redirect);
    return { redirect };
  });
}

/** @throws NOT_FOUND, as createRedirect */
export async function updateRedirect(context: Context, id: string, input: Input): Promise<RedirectRow> {
  const changes = columnsOf(context, input);
  return refuseTakenPath(() =>
    context.db.transaction(async (tx) => {
      await lockTable(tx);
      const before = await findRedirect(tx, id);
      const httpRefusal = changes.to === before.to ? null : httpFault(changes.to);
      if (httpRefusal) throw httpRefusal;
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
  const pages = await pagesAt(tx, [redirect.from]);
  const { isLoop } = await readChains(tx, [redirect]);
  const refusal = pathFault(redirect, { pages, isLoop });
  if (refusal) throw refusal;
}

type Site = { pages: ReadonlySet<string>; isLoop: (redirect: RedirectRow) => boolean };

function pathFault(redirect: RedirectRow, { pages, isLoop }: Site): GraphQLError | null {
  if (isReserved(redirect.from)) return fieldFault('from', redirectStrings.reserved);
  if (pages.has(redirect.from)) return fieldFault('from', redirectStrings.shadowed);
  return isLoop(redirect) ? fieldFault('to', redirectStrings.loop) : null;
}

const fieldFault = (field: 'from' | 'to', sentence: string) => badField(field, sentence);

/** New redirects must not point to http: an attacker could change the response. Stored ones stay valid. */
const httpFault = (to: string | null): GraphQLError | null =>
  to?.startsWith('http:') ? fieldFault('to', redirectStrings.badTo) : null;

/** URLs of this site become paths: the domain may change, and loops are detected by path. */
function columnsOf({ settings }: Context, { from, to }: Input): Pick<RedirectRow, 'from' | 'to'> {
  const ownPrefix = `${settings.PUBLIC_URL}/`;
  return { from, to: to?.startsWith(ownPrefix) ? to.slice(ownPrefix.length - 1) : (to ?? null) };
}

const takenFault = () => fail('CONFLICT', redirectStrings.taken, { fields: { from: redirectStrings.taken } });
const uniqueFields = [{ constraint: 'redirects_from_key', field: 'from', sentence: redirectStrings.taken }];

const refuseTakenPath = <Result>(work: () => Promise<Result>): Promise<Result> =>
  work().catch((error) => {
    throw conflictOf(error, uniqueFields);
  });

const subjectOf = ({ id, from }: RedirectRow) => ({ id, label: from });
