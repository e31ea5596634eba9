import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database, Transaction } from '#server/platform/database/connect.ts';
import { throwUnwritable } from '#server/platform/storage/writeFault.ts';
import { erasureKeys, erasures } from './table.ts';

/** The list of erasures outside the database, to repeat them after a restore of an older backup. */
export const LIST = 'erasures.jsonl';

const Line = z.object({ id: z.uuid(), at: z.iso.datetime(), key: z.string().min(1), marks: z.array(z.string()) });
/** An erasure with keyed hashes: the key can test an address, but no address can be read. */
export type ListedErasure = z.output<typeof Line>;

const KEY_ID = 'site';
/** ASCII "ERAS": an advisory lock, so that one erasure runs at a time. */
const ERASURE_LOCK = 0x45524153;

export const takeTurns = (tx: Transaction) => tx.execute(sql`select pg_advisory_xact_lock(${ERASURE_LOCK})`);

/** The key of the marks: from the database, else from the list, else new. */
export async function keyFor(tx: Transaction, dataDir: string): Promise<string> {
  const [keyRow] = await tx.select().from(erasureKeys);
  if (keyRow) return keyRow.key;
  const key = (await readList(dataDir)).at(-1)?.key ?? randomBytes(32).toString('base64url');
  await tx.insert(erasureKeys).values({ id: KEY_ID, key });
  return key;
}

/** Each erasure once. Skips invalid lines, such as a last line that a killed process left incomplete. */
export async function readList(dataDir: string): Promise<ListedErasure[]> {
  const text = await readFile(join(dataDir, LIST), 'utf8').catch(unlessMissing);
  const lines = (text ?? '').split('\n').flatMap((line) => {
    try {
      return Line.safeParse(JSON.parse(line)).data ?? [];
    } catch {
      return [];
    }
  });
  return [...new Map(lines.map((line) => [line.id, line])).values()];
}

/** Appends the erasures that the list lacks, one process at a time. The list is durable (fsync) on return. */
export const writeList = (db: Database, dataDir: string): Promise<void> =>
  db.transaction(async (tx) => {
    await takeTurns(tx);
    await writeMissing(tx, dataDir);
  });

async function writeMissing(tx: Transaction, dataDir: string): Promise<void> {
  const [keyRow] = await tx.select().from(erasureKeys);
  if (!keyRow) return;
  const listed = new Set((await readList(dataDir)).map(({ id }) => id));
  const rows = await tx.select().from(erasures).orderBy(erasures.erasedAt, erasures.id);
  const unlisted = rows.filter(({ id }) => !listed.has(id));
  if (!unlisted.length) return;
  const lines = unlisted.map(({ id, erasedAt, marks }) =>
    JSON.stringify({ id, at: erasedAt.toISOString(), key: keyRow.key, marks } satisfies ListedErasure),
  );
  await append(dataDir, `\n${lines.join('\n')}\n`).catch(throwUnwritable(join(resolve(dataDir), LIST), 'DATA_DIR'));
}

async function append(dataDir: string, text: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  // The text starts with a newline, in case the last line is incomplete.
  const file = await open(join(dataDir, LIST), constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT, 0o600);
  try {
    await file.write(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await syncFolder(dataDir);
}

/** A new file's name is durable only after fsync of its folder. */
async function syncFolder(path: string): Promise<void> {
  // Windows cannot open folders.
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
