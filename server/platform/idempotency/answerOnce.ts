import { and, eq, lte, sql } from 'drizzle-orm';
import { HOUR_MS } from '#schema/durations.ts';
import type { Context } from '#server/platform/context.ts';
import { decrypt, encrypt } from '#server/platform/crypto/encrypt.ts';
import { type Transaction, withinTransaction } from '#server/platform/database/connect.ts';
import { fail } from '#server/platform/errors.ts';
import { createDedupe } from '#server/platform/worker/dedupe.ts';
import { idempotencyKeys } from './table.ts';

export type KeyedRequest = {
  /** Hash of the caller and the key. */
  id: string;
  fingerprint: string;
};

const RETENTION_HOURS = 24;
export const PURPOSE = 'kept answers';

/** Concurrent keyed requests. Each holds one of the 20 database connections and may need another. */
const AT_ONCE = 8;
/** Longest pause between two statements, for example to decode and store a picture. */
const MAX_PAUSE_MS = 120_000;
const deduplicate = createDedupe(AT_ONCE);

export type Answer = { status: number; contentType: string; body: string };
type Outcome = { answer: Answer; isDone: boolean } | { error: unknown };

/**
 * Runs a request once per key and replays its answer. Changes and answer are one transaction, so a killed process
 * leaves both or neither. A concurrent request with the same key waits.
 * @param run gets a context whose database is the transaction. If nothing is done, everything is rolled back and the
 * key is free again.
 * @throws BAD_USER_INPUT for another request with the same key, and the error of `run`
 */
export async function answerOnce(
  context: Context,
  keyedRequest: KeyedRequest,
  run: (context: Context) => Promise<Outcome>,
): Promise<Answer & { isReplay: boolean }> {
  let isFirst = false;
  const answer = await deduplicate(`${keyedRequest.id} ${keyedRequest.fingerprint}`, () => {
    isFirst = true;
    return answerInTurn(context, keyedRequest, run);
  });
  // What was refused is not stored: the same request runs again.
  return { ...answer, isReplay: answer.isReplay || (!isFirst && answer.isStored) };
}

async function answerInTurn(
  context: Context,
  keyedRequest: KeyedRequest,
  run: (context: Context) => Promise<Outcome>,
): Promise<Answer & { isReplay: boolean; isStored: boolean }> {
  const afterCommit: NonNullable<Context['afterCommit']> = [];
  const transaction = context.db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local idle_in_transaction_session_timeout = ${MAX_PAUSE_MS}`));
    const storedAnswer = await claim(context, tx, keyedRequest);
    if (storedAnswer) return { ...storedAnswer, isReplay: true, isStored: true };
    const outcome = await run({ ...context, db: withinTransaction(tx, context.db), afterCommit });
    if ('error' in outcome) throw outcome.error;
    if (!outcome.isDone) throw new NothingDone(outcome.answer);
    await storeAnswer(context, tx, keyedRequest, outcome.answer);
    return { ...outcome.answer, isReplay: false, isStored: true };
  });
  const answer = await transaction.catch((error: unknown) => {
    if (!(error instanceof NothingDone)) throw error;
    afterCommit.length = 0;
    return { ...error.answer, isReplay: false, isStored: false };
  });
  for (const work of afterCommit) await work(context);
  return answer;
}

class NothingDone extends Error {
  readonly answer: Answer;

  constructor(answer: Answer) {
    super();
    this.answer = answer;
  }
}

/** Claims the key. @returns the stored answer if the key is taken @throws BAD_USER_INPUT */
async function claim(
  { now, secret }: Context,
  tx: Transaction,
  { id, fingerprint }: KeyedRequest,
): Promise<Answer | null> {
  const byId = eq(idempotencyKeys.id, id);
  await tx.delete(idempotencyKeys).where(and(byId, lte(idempotencyKeys.expiresAt, now())));
  const expiresAt = new Date(now().getTime() + RETENTION_HOURS * HOUR_MS);
  const insertedRows = await tx
    .insert(idempotencyKeys)
    .values({ id, fingerprint, expiresAt })
    .onConflictDoNothing()
    .returning({ id: idempotencyKeys.id });
  if (insertedRows.length) return null;
  const [row] = await tx.select().from(idempotencyKeys).where(byId);
  if (row?.fingerprint !== fingerprint)
    throw fail('BAD_USER_INPUT', 'This Idempotency-Key was used for something else.');
  const { status, contentType, sealedBody } = row;
  return {
    status: status as number,
    contentType: contentType as string,
    body: decrypt(PURPOSE, sealedBody as string, id, secret),
  };
}

const storeAnswer = (
  { secret }: Context,
  tx: Transaction,
  { id }: KeyedRequest,
  { status, contentType, body }: Answer,
) =>
  tx
    .update(idempotencyKeys)
    .set({ status, contentType, sealedBody: encrypt(PURPOSE, body, id, secret) })
    .where(eq(idempotencyKeys.id, id));
