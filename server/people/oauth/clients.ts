import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { v7 as uuidv7, validate } from 'uuid';
import type * as z from 'zod/mini';
import { DAY_MS } from '#schema/durations.ts';
import type { ClientMetadata } from '#schema/oauth.ts';
import type { Services } from '#server/platform/context.ts';
import type { Executor } from '#server/platform/database/connect.ts';
import { type OAuthClientRow, oauthClients } from './table.ts';

/** Apps that nobody has connected. The oldest make room for new ones. */
const MAX_UNCONNECTED = 1000;

const unconnected = isNull(oauthClients.connectedAt);

/** Stores an app that registers itself. */
export async function registerClient(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { client_name: name, redirect_uris: redirectUris }: z.output<typeof ClientMetadata>,
): Promise<OAuthClientRow> {
  const [client] = await db
    .insert(oauthClients)
    .values({ id: uuidv7(), name, redirectUris, createdAt: now() })
    .returning();
  const surplus = db
    .select({ id: oauthClients.id })
    .from(oauthClients)
    .where(unconnected)
    .orderBy(sql`${oauthClients.createdAt} desc`)
    .offset(MAX_UNCONNECTED);
  await db.delete(oauthClients).where(inArray(oauthClients.id, surplus));
  return client as OAuthClientRow;
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
