import { and, desc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { apiTokens } from '#server/people/apiToken/table.ts';
import { users } from '#server/people/user/table.ts';
import type { Services } from '#server/platform/context.ts';
import { hashToken } from '#server/platform/crypto/randomToken.ts';
import type { Executor } from '#server/platform/database/connect.ts';
import { oauthRecords } from './table.ts';

type Parts = Pick<Services, 'db' | 'now'>;
export type Payload = Record<string, unknown>;

/** Most records of a model that a connection keeps: more than an hourly refresh makes until they expire. */
export const MAX_OF_CONNECTION = 1000;
/** Most requests of an app that wait for an answer. */
export const MAX_REQUESTS = 100;

/** The same secret of another model has another hash. */
export const hashRecord = (model: string, secret: string): string => hashToken(`${model}:${secret}`);

const keyOf = (model: string, secret: string) => eq(oauthRecords.hash, hashRecord(model, secret));

/** @param tokenId the connection that the record belongs to @param seconds until it expires */
export async function saveRecord(
  { db, now }: Parts,
  model: string,
  secret: string,
  { jti: _, ...payload }: Payload,
  tokenId: string | null,
  seconds: number,
): Promise<void> {
  const expiresAt = new Date(now().getTime() + seconds * 1000);
  await db
    .insert(oauthRecords)
    .values({ hash: hashRecord(model, secret), model, payload, tokenId, expiresAt })
    .onConflictDoUpdate({ target: oauthRecords.hash, set: { payload, expiresAt } });
  const [fellows, most] = tokenId
    ? [eq(oauthRecords.tokenId, tokenId), MAX_OF_CONNECTION]
    : [and(isRequest, eq(clientId, clientOf(payload))), MAX_REQUESTS];
  const surplus = db
    .select({ hash: oauthRecords.hash })
    .from(oauthRecords)
    .where(and(fellows, eq(oauthRecords.model, model), ne(oauthRecords.hash, hashRecord(model, secret))))
    .orderBy(desc(oauthRecords.expiresAt))
    .offset(most - 1);
  await db.delete(oauthRecords).where(inArray(oauthRecords.hash, surplus));
}

/** A request of an app that its user has not answered yet has no connection. */
const isRequest = isNull(oauthRecords.tokenId);
const clientId = sql<string>`${oauthRecords.payload} #>> '{params,client_id}'`;
const clientOf = ({ params }: Payload) => String((params as Payload | undefined)?.client_id);

/** The apps with a request that waits for its user. */
export const clientsInRequests = (db: Executor, now: Date) =>
  db
    .select({ clientId: sql<string>`coalesce(${clientId}, '')` })
    .from(oauthRecords)
    .where(and(isRequest, gt(oauthRecords.expiresAt, now)));

/** @returns undefined for a record that is unknown or expired, and for one of a connection that has ended */
export async function findRecord({ db, now }: Parts, model: string, secret: string): Promise<Payload | undefined> {
  const at = now();
  const [row] = await db
    .select({ payload: oauthRecords.payload, consumedAt: oauthRecords.consumedAt })
    .from(oauthRecords)
    .leftJoin(apiTokens, eq(apiTokens.id, oauthRecords.tokenId))
    .leftJoin(users, eq(users.id, apiTokens.userId))
    .where(
      and(
        keyOf(model, secret),
        gt(oauthRecords.expiresAt, at),
        or(
          isNull(oauthRecords.tokenId),
          and(isNull(apiTokens.revokedAt), gt(apiTokens.expiresAt, at), eq(users.isBlocked, false)),
        ),
      ),
    );
  if (!row) return undefined;
  const consumed = row.consumedAt && { consumed: Math.floor(row.consumedAt.getTime() / 1000) };
  return { ...row.payload, jti: secret, ...consumed };
}

/** Only the first of several concurrent uses succeeds. @returns whether this is it */
export async function consumeRecord({ db, now }: Parts, model: string, secret: string): Promise<boolean> {
  const rows = await db
    .update(oauthRecords)
    .set({ consumedAt: now() })
    .where(and(keyOf(model, secret), isNull(oauthRecords.consumedAt)))
    .returning({ hash: oauthRecords.hash });
  return rows.length > 0;
}

/** @returns the connection that a record belongs to, whether it has ended or not */
export async function connectionOfRecord({ db }: Parts, model: string, secret: string): Promise<string | null> {
  const [row] = await db.select({ tokenId: oauthRecords.tokenId }).from(oauthRecords).where(keyOf(model, secret));
  return row?.tokenId ?? null;
}

export async function removeRecord({ db }: Parts, model: string, secret: string): Promise<void> {
  await db.delete(oauthRecords).where(keyOf(model, secret));
}

export async function removeRecords({ db }: Parts, model: string, tokenId: string): Promise<void> {
  await db.delete(oauthRecords).where(and(eq(oauthRecords.model, model), eq(oauthRecords.tokenId, tokenId)));
}
