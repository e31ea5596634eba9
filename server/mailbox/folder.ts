import { constants } from 'node:fs';
import { access, lstat, mkdir, open, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { codeOf } from '#server/jobs/worker.ts';
import { idle } from './lead.ts';
import type { Following, Found, Outcome } from './mail.ts';
import { noteUnmatched } from './place.ts';
import { MAX_MAIL_BYTES } from './read/mail.ts';

/** What the folder is called in the database. */
const NAME = 'inbox';
const LOOK_MS = 1000;
/** A file that was written to within this time may not be whole. */
const QUIET_MS = 1000;
const isMail = (name: string) => /^[^.].*\.eml$/i.test(name);

/** The folders of mails: those that wait, and those that were taken in. */
const foldersIn = (dataDir: string) => ({ inbox: join(dataDir, 'inbox'), done: join(dataDir, 'inbox', 'done') });

/** Makes the folder that takes the place of a mailbox; nobody else on this machine reads what is in it. @returns where it is */
export async function makeInbox(dataDir: string): Promise<string> {
  const { inbox, done } = foldersIn(dataDir);
  await mkdir(done, { recursive: true, mode: 0o700 });
  return inbox;
}

/**
 * Takes in the `.eml` files of the folder until the signal comes, and moves them to `done`; others stay where they are.
 * @param isMade whether the folder is made again when it was taken away
 */
export async function followFolder(
  parts: Following,
  dataDir: string,
  signal: AbortSignal,
  isMade: boolean,
): Promise<void> {
  const { log, metrics } = parts;
  /** Files that belong to no enquiry, as they were when they were read. */
  const left = new Map<string, string>();
  let failed: string | null = null;
  while (!signal.aborted) {
    try {
      if (isMade) await makeInbox(dataDir);
      await takeFiles(parts, dataDir, left, signal);
      metrics.following.set(1);
      failed = null;
    } catch (error) {
      // Said once, and not every second.
      if (failed !== codeOf(error)) log.warn({ reason: codeOf(error) }, 'the folder of mails will be looked at again');
      failed = codeOf(error);
    }
    await idle(LOOK_MS, signal);
  }
  metrics.following.set(0);
}

async function takeFiles(
  parts: Following,
  dataDir: string,
  left: Map<string, string>,
  signal: AbortSignal,
): Promise<void> {
  const { inbox, done } = foldersIn(dataDir);
  const names = ((await readdir(inbox).catch(unlessGone)) ?? []).filter(isMail).sort();
  const before = [...left.keys()].join('\n');
  for (const name of left.keys()) if (!names.includes(name)) left.delete(name);
  for (const name of names) {
    if (signal.aborted) return;
    const stamp = await stampOf(join(inbox, name));
    if (!stamp || stamp === left.get(name)) continue;
    const outcome = await takeFile(parts, inbox, name);
    if (outcome === 'gone') continue;
    const isLeft = ['unmatched', 'unreadable', 'excess'].includes(outcome);
    if (isLeft) left.set(name, stamp);
    else await moveInto(done, inbox, name);
  }
  if (before !== [...left.keys()].join('\n')) await noteUnmatched(parts.db, NAME, left.size, parts.now());
}

/** @returns how a file is now; null for what is none, such as a link, and for one that is being written */
async function stampOf(path: string): Promise<string | null> {
  const about = await lstat(path).catch(unlessGone);
  if (!about?.isFile() || Math.abs(Date.now() - about.mtimeMs) < QUIET_MS) return null;
  return `${about.ino} ${about.size} ${about.mtimeMs}`;
}

async function takeFile(parts: Following, inbox: string, name: string): Promise<Outcome> {
  // Not through a link that has taken its place.
  const file = await open(join(inbox, name), constants.O_RDONLY | constants.O_NOFOLLOW).catch(unlessGone);
  if (!file) return 'gone';
  try {
    const { size, mtime } = await file.stat();
    const bytes = Buffer.alloc(Math.min(size, MAX_MAIL_BYTES));
    await file.read(bytes, 0, bytes.length, 0);
    const found: Found = {
      ...{ mailbox: NAME, where: { file: name }, head: headOf(bytes), size, arrivedAt: mtime, isOld: false },
      read: async (most) => bytes.subarray(0, most),
    };
    // What reads mails is loaded when there is one.
    const { takeMail } = await import('./take.ts');
    return await takeMail(parts, found, async () => true);
  } finally {
    await file.close();
  }
}

const HEAD_BYTES = 64 * 1024;

/** @returns the headers of a mail, or their beginning */
function headOf(bytes: Buffer): Buffer {
  const beginning = bytes.subarray(0, HEAD_BYTES);
  const end = /\r?\n\r?\n/.exec(beginning.toString('latin1'));
  return end ? beginning.subarray(0, end.index + end[0].length) : beginning;
}

/** A name that is there already gets an id in front. */
async function moveInto(done: string, inbox: string, name: string): Promise<void> {
  await mkdir(done, { recursive: true, mode: 0o700 });
  const isTaken = await access(join(done, name)).then(
    () => true,
    () => false,
  );
  await rename(join(inbox, name), join(done, isTaken ? `${uuidv7()}-${name}` : name)).catch(unlessGone);
}

function unlessGone(error: NodeJS.ErrnoException): undefined {
  // A link where a file was is as good as none.
  if (!['ENOENT', 'ELOOP'].includes(error.code ?? '')) throw error;
}
