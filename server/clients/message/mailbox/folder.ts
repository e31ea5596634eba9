import { constants } from 'node:fs';
import { access, lstat, mkdir, open, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { idle } from '#server/platform/worker/pauses.ts';
import { codeOf } from '#server/platform/worker/retryLoop.ts';
import { saveUnmatched } from './folderPosition.ts';
import type { Following, IncomingMail, Outcome } from './mail.ts';
import { MAX_HEADER_BYTES, MAX_MAIL_BYTES } from './read/mail.ts';
import type { TimeLimit } from './readInWorker.ts';

const NAME = 'inbox';
const POLL_MS = 1000;
/** A file that changed within this time may still be written to. */
const QUIET_MS = 1000;
const isMail = (name: string) => /^[^.].*\.eml$/i.test(name);

const foldersIn = (dataDir: string) => ({ inbox: join(dataDir, 'inbox'), done: join(dataDir, 'inbox', 'done') });

/** Creates the inbox folder, readable only by the server's user. */
export async function makeInbox(dataDir: string): Promise<string> {
  const { inbox, done } = foldersIn(dataDir);
  await mkdir(done, { recursive: true, mode: 0o700 });
  return inbox;
}

/** Imports `.eml` files until the signal aborts. @param createsFolder whether a deleted folder is created again */
export async function followFolder(
  parts: Following,
  dataDir: string,
  signal: AbortSignal,
  createsFolder: boolean,
): Promise<void> {
  const { log, metrics } = parts;
  const { done } = foldersIn(dataDir);
  const files: Files = { skipped: new Map(), slow: new Map(), imported: new Map(), faults: new Map() };
  let failed: string | null = null;
  while (!signal.aborted) {
    try {
      if (createsFolder) {
        await makeInbox(dataDir).then(
          () => files.faults.delete(done),
          (error) => logFault(parts, files, done, error),
        );
      }
      await takeFiles(parts, dataDir, files, signal);
      metrics.following.set(1);
      failed = null;
    } catch (error) {
      // Logged once per error code, not every second.
      if (failed !== codeOf(error))
        log.warn({ reason: codeOf(error) }, 'the mail folder could not be read; it will be tried again');
      failed = codeOf(error);
    }
    await idle(POLL_MS, signal);
  }
  metrics.following.set(0);
}

type Files = {
  skipped: Map<string, string>;
  /** Files that are slow to parse; they wait until no other file does. */
  slow: Map<string, string>;
  imported: Map<string, string>;
  faults: Map<string, string>;
};

async function takeFiles(parts: Following, dataDir: string, files: Files, signal: AbortSignal): Promise<void> {
  const { inbox, done } = foldersIn(dataDir);
  const { skipped, slow } = files;
  const names = ((await readdir(inbox).catch(unlessGone)) ?? []).filter(isMail).sort();
  const skippedBefore = [...skipped.keys()].join('\n');
  for (const stamps of [skipped, slow, files.imported]) {
    for (const name of stamps.keys()) if (!names.includes(name)) stamps.delete(name);
  }
  for (const name of names) {
    if (signal.aborted) return;
    await processFile(parts, files, { inbox, done, name, timeLimit: 'little' });
  }
  const [last] = slow.keys();
  // Only one slow file per pass: new files go first.
  if (last && !signal.aborted) await processFile(parts, files, { inbox, done, name: last, timeLimit: 'all' });
  if (skippedBefore !== [...skipped.keys()].join('\n')) await saveUnmatched(parts.db, NAME, skipped.size, parts.now());
}

type FileJob = { inbox: string; done: string; name: string; timeLimit: TimeLimit };

/** Imports one file. Its error is logged once and does not stop other files. */
async function processFile(parts: Following, files: Files, { inbox, done, name, timeLimit }: FileJob): Promise<void> {
  const { skipped, slow, imported } = files;
  try {
    const stamp = await stampOf(join(inbox, name)).catch(asFault);
    if (!stamp || stamp === skipped.get(name) || (timeLimit === 'little' && stamp === slow.get(name))) return;
    const outcome = stamp === imported.get(name) ? 'known' : await takeFile(parts, inbox, name, timeLimit);
    for (const stamps of [skipped, slow, imported]) stamps.delete(name);
    if (outcome === 'slow') slow.set(name, stamp);
    else if (['unmatched', 'unreadable', 'excess'].includes(outcome)) skipped.set(name, stamp);
    else if (outcome !== 'gone') {
      imported.set(name, stamp);
      await moveInto(done, inbox, name).catch(asFault);
      imported.delete(name);
    }
    files.faults.delete(name);
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    logFault(parts, files, name, error.cause);
  }
}

/** An error of one file, as opposed to an error of the database or the store. */
class FileFault extends Error {}

function asFault(cause: unknown): never {
  throw new FileFault('a file cannot be read or moved', { cause });
}

function logFault({ log }: Following, { faults }: Files, name: string, error: unknown): void {
  if (faults.get(name) === codeOf(error)) return;
  faults.set(name, codeOf(error));
  log.warn({ file: name, reason: codeOf(error) }, 'a file of the mail folder cannot be read or moved');
}

/** @returns inode, size and mtime; null when it is not a regular file or is still being written */
async function stampOf(path: string): Promise<string | null> {
  const stats = await lstat(path).catch(unlessGone);
  if (!stats?.isFile() || Math.abs(Date.now() - stats.mtimeMs) < QUIET_MS) return null;
  return `${stats.ino} ${stats.size} ${stats.mtimeMs}`;
}

async function takeFile(parts: Following, inbox: string, name: string, timeLimit: TimeLimit): Promise<Outcome> {
  // O_NOFOLLOW: the file may have been replaced by a symbolic link.
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW;
  const file = await open(join(inbox, name), flags).catch(unlessGone).catch(asFault);
  if (!file) return 'gone';
  try {
    const { size, mtime } = await file.stat().catch(asFault);
    const bytes = Buffer.alloc(Math.min(size, MAX_MAIL_BYTES));
    await file.read(bytes, 0, bytes.length, 0).catch(asFault);
    const incoming: IncomingMail = {
      ...{ mailbox: NAME, location: { file: name }, head: headOf(bytes), size, arrivedAt: mtime, isOld: false },
      read: async (maxBytes) => bytes.subarray(0, maxBytes),
    };
    // The mail parser is loaded only when there is a mail.
    const { takeMail } = await import('./take.ts');
    return await takeMail(parts, incoming, async () => true, timeLimit);
  } finally {
    await file.close();
  }
}

function headOf(bytes: Buffer): Buffer {
  const start = bytes.subarray(0, MAX_HEADER_BYTES);
  const end = /\r?\n\r?\n/.exec(start.toString('latin1'));
  return end ? start.subarray(0, end.index + end[0].length) : start;
}

const MAX_NAME_BYTES = 255 - 37;

async function moveInto(done: string, inbox: string, name: string): Promise<void> {
  await mkdir(done, { recursive: true, mode: 0o700 });
  const isTaken = await access(join(done, name)).then(
    () => true,
    () => false,
  );
  const uniqueName = Buffer.byteLength(name) > MAX_NAME_BYTES ? `${uuidv7()}.eml` : `${uuidv7()}-${name}`;
  await rename(join(inbox, name), join(done, isTaken ? uniqueName : name)).catch(unlessGone);
}

function unlessGone(error: NodeJS.ErrnoException): undefined {
  // ELOOP: a symbolic link counts as no file.
  if (!['ENOENT', 'ELOOP'].includes(error.code ?? '')) throw error;
}
