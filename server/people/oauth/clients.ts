import { and, eq, gt, inArray, isNull, lt, not, notInArray, or, sql } from 'drizzle-orm';
import { v7 as uuidv7, validate } from 'uuid';
import type * as z from 'zod/mini';
import { DAY_MS } from '#schema/durations.ts';
import type { ClientMetadata } from '#schema/oauth.ts';
import type { Services } from '#server/platform/context.ts';
import type { Executor } from '#server/platform/database/connect.ts';
import { fail } from '#server/platform/errors.ts';
import { lifetimes } from './connections.ts';
import { clientsInRequests } from './records.ts';
import { type OAuthClientRow, oauthClients } from './table.ts';

/** Apps that nobody has connected. The oldest that nobody is connecting make room for new ones. */
export const MAX_UNCONNECTED = 5000;
/** A number for the advisory lock of registrations. */
const LOCK = 4_907_591;

const unconnected = isNull(oauthClients.connectedAt);

/**
 * Stores an app that registers itself.
 * @throws RATE_LIMITED when only apps that users may be connecting could make room
 */
export const registerClient = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  { client_name: name, redirect_uris: redirectUris }: z.output<typeof ClientMetadata>,
): Promise<OAuthClientRow> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    await makeRoom(tx, now());
    const [client] = await tx
      .insert(oauthClients)
      .values({ id: uuidv7(), name, redirectUris, createdAt: now() })
      .returning();
    return client as OAuthClientRow;
  });

/** An app sends its user to be connected soon after it has registered; the request lives as long again. */
async function makeRoom(tx: Executor, now: Date): Promise<void> {
  const surplus = (await tx.$count(oauthClients, unconnected)) - MAX_UNCONNECTED + 1;
  if (surplus <= 0) return;
  const isYoung = gt(oauthClients.createdAt, new Date(now.getTime() - lifetimes.interaction * 1000));
  const removed = await tx
    .delete(oauthClients)
    .where(
      inArray(
        oauthClients.id,
        tx
          .select({ id: oauthClients.id })
          .from(oauthClients)
          .where(and(unconnected, not(isYoung), notInArray(sql`${oauthClients.id}::text`, clientsInRequests(tx, now))))
          .orderBy(oauthClients.createdAt)
          .limit(surplus),
      ),
    )
    .returning({ id: oauthClients.id });
  if (removed.length < surplus) throw fail('RATE_LIMITED', undefined, { retryAfter: lifetimes.interaction });
}

export async function findClient({ db }: Pick<Services, 'db'>, id: string): Promise<OAuthClientRow | undefined> {
  if (!validate(id)) return undefined;
  const [client] = await db.select().from(oauthClients).where(eq(oauthClients.id, id));
  return client;
}

/** Deletes apps that nobody has connected for a week, and those that nobody has connected again for 400 days. */
export async function pruneClients(db: Executor, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db
    .delete(oauthClients)
    .where(or(and(unconnected, lt(oauthClients.createdAt, before(7))), lt(oauthClients.connectedAt, before(400))));
}
