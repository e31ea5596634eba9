import { randomBytes } from 'node:crypto';
import { count } from 'drizzle-orm';
import { actorOf, record } from '#server/platform/audit/record.ts';
import type { Context, Services } from '#server/platform/context.ts';
import type { Executor } from '#server/platform/database/connect.ts';
import { type IndexNowState, indexNow, indexNowPings } from './table.ts';

const SITE = 'site';

/** @returns off and without a key before it was first switched on */
export async function readIndexNow({ db }: { db: Executor }): Promise<IndexNowState> {
  const [row] = await db.select().from(indexNow);
  return row ?? { id: SITE, isOn: false, key: null, triedAt: null, fault: null };
}

export async function countWaiting({ db }: Pick<Context, 'db'>): Promise<number> {
  const [row] = await db.select({ waiting: count() }).from(indexNowPings);
  return row?.waiting ?? 0;
}

/** The key is generated once and stays: search engines know it. Switching off empties the queue. */
export const setIndexNow = (context: Context, isOn: boolean) =>
  context.db.transaction(async (tx) => {
    const key = randomBytes(16).toString('hex');
    await tx.insert(indexNow).values({ id: SITE, isOn: false, key }).onConflictDoNothing();
    const [before] = await tx.select().from(indexNow).for('update');
    if (before?.isOn !== isOn) {
      await tx.update(indexNow).set({ isOn, fault: null });
      if (!isOn) await tx.delete(indexNowPings);
      const action = isOn ? 'indexNow.enable' : 'indexNow.disable';
      await record(tx, actorOf(context), action, { id: null, label: 'IndexNow' }, context.now());
    }
    return readIndexNow({ db: tx });
  });

const keyFile = /^\/([0-9a-f]{32})\.txt$/;

export async function keyAt({ db }: Pick<Services, 'db'>, path: string): Promise<string | null> {
  const key = keyFile.exec(path)?.[1];
  return key && key === (await readIndexNow({ db })).key ? key : null;
}
