import { and, eq, lte, sql } from 'drizzle-orm';
import type { Context } from '#server/platform/context.ts';
import { decrypt, encrypt } from '#server/platform/crypto/encrypt.ts';
import { type Transaction, withinTransaction } from '#server/platform/database/connect.ts';
import { fail } from '#server/platform/errors.ts';
import { createDedupe } from '#server/platform/worker/dedupe.ts';
import { idempotencyKeys } from './table.ts';

/** What names a request that is to be done once. */
export type KeyedRequest = {
  /** Of who asks, and of their key. */
  id: string;
  /** Of what is asked. */
  fingerprint: string;
};

/** For how long an answer is kept. */
const KEPT_HOURS = 24;
export const PURPOSE = 'kept answers';

/** How many are done at the same time: each holds one of the 20 connections to the database, and what it does may need another. */
const AT_ONCE = 8;
/** How long a request may do something else between two statements: decode a picture and put its sizes into the store. */
const BESIDES_MS = 120_000;
const inTurn = createDedupe(AT_ONCE);

export type Answer = { status: number; contentType: string; body: string };
/** What a request came to: its answer, and whether anything is done; or its error. */
type Outcome = { answer: Answer; isDone: boolean } | { error: unknown };

/**
 * Does what a request asks, unless it has been done for the same key: then its answer is given again. What the request changes and
 * the note of its answer are one transaction, so that a process that is killed leaves both or neither. Of two at once the second
 * waits for the first.
 * @param run does it, with a context whose database is the transaction; where nothing is done, all of it is
 * undone, and the key is free again
 * @throws BAD_USER_INPUT for another question with the same key, and the error of the outcome
 */
export async function answerOnce(
  context: Context,
  keyed: KeyedRequest,
  run: (context: Context) => Promise<Outcome>,
): Promise<Answer & { isReplay: boolean }> {
  let isOwn = false;
  const answer = await inTurn(`${keyed.id} ${keyed.fingerprint}`, () => {
    isOwn = true;
    return answerInTurn(context, keyed, run);
  });
  return { ...answer, isReplay: answer.isReplay || !isOwn };
}

async function answerInTurn(
  context: Context,
  keyed: KeyedRequest,
  run: (context: Context) => Promise<Outcome>,
): Promise<Answer & { isReplay: boolean }> {
  const afterCommit: NonNullable<Context['afterCommit']> = [];
  const done = context.db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local idle_in_transaction_session_timeout = ${BESIDES_MS}`));
    const kept = await claim(context, tx, keyed);
    if (kept) return { ...kept, isReplay: true };
    const outcome = await run({ ...context, db: withinTransaction(tx, context.db), afterCommit });
    if ('error' in outcome) throw outcome.error;
    if (!outcome.isDone) throw new NothingDone(outcome.answer);
    await keep(context, tx, keyed, outcome.answer);
    return { ...outcome.answer, isReplay: false };
  });
  const answer = await done.catch((error: unknown) => {
    if (!(error instanceof NothingDone)) throw error;
    afterCommit.length = 0;
    return { ...error.answer, isReplay: false };
  });
  for (const work of afterCommit) await work(context);
  return answer;
}

/** Rolls the transaction back. */
class NothingDone extends Error {
  readonly answer: Answer;

  constructor(answer: Answer) {
    super();
    this.answer = answer;
  }
}

/** Takes a key for this request. @returns the answer, when it was taken before @throws BAD_USER_INPUT */
async function claim(
  { now, secret }: Context,
  tx: Transaction,
  { id, fingerprint }: KeyedRequest,
): Promise<Answer | null> {
  const isIt = eq(idempotencyKeys.id, id);
  await tx.delete(idempotencyKeys).where(and(isIt, lte(idempotencyKeys.expiresAt, now())));
  const expiresAt = new Date(now().getTime() + KEPT_HOURS * 3600 * 1000);
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ id, fingerprint, expiresAt })
    .onConflictDoNothing()
    .returning({ id: idempotencyKeys.id });
  if (claimed.length) return null;
  const [row] = await tx.select().from(idempotencyKeys).where(isIt);
  if (row?.fingerprint !== fingerprint)
    throw fail('BAD_USER_INPUT', 'This Idempotency-Key was used for something else.');
  const { status, contentType, sealedBody } = row;
  return {
    status: status as number,
    contentType: contentType as string,
    body: decrypt(PURPOSE, sealedBody as string, id, secret),
  };
}

const keep = ({ secret }: Context, tx: Transaction, { id }: KeyedRequest, { status, contentType, body }: Answer) =>
  tx
    .update(idempotencyKeys)
    .set({ status, contentType, sealedBody: encrypt(PURPOSE, body, id, secret) })
    .where(eq(idempotencyKeys.id, id));
