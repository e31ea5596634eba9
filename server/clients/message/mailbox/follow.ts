import { hostname } from 'node:os';
import { readImapUrl } from '#server/platform/mail/imapUrl.ts';
import { outsideRequests } from '#server/platform/requestContext.ts';
import { codeOf } from '#server/platform/worker/retryLoop.ts';
import { followFolder, makeInbox } from './folder.ts';
import { whileLeading } from './lead.ts';
import type { Following } from './mail.ts';

/** Runs in one process at a time. @param dataDir an absolute path @returns stops it after the current mail */
export function startMailbox(parts: Following, databaseUrl: string, dataDir: string): () => Promise<void> {
  const stopping = new AbortController();
  const running = outsideRequests(() => run(parts, databaseUrl, dataDir, stopping.signal));
  return async () => {
    stopping.abort();
    await running;
  };
}

async function run(parts: Following, databaseUrl: string, dataDir: string, signal: AbortSignal): Promise<void> {
  const { settings, log } = parts;
  const address = settings.IMAP_URL && readImapUrl(settings.IMAP_URL);
  const options = { databaseUrl, log, signal };
  if (address) {
    const { followImap } = await import('./imap.ts');
    const name = `${address.host} ${address.port} ${address.user} ${address.mailbox}`;
    return whileLeading({ ...options, name, work: (leaderSignal) => followImap(parts, address, leaderSignal) });
  }
  // When database, store and mail are external, the process stores nothing in its data folder: do not create one for
  // mails.
  const { DATABASE_URL, STORAGE_URL, SMTP_URL } = settings;
  const createsFolder = !(DATABASE_URL && STORAGE_URL && SMTP_URL);
  if (createsFolder) {
    await makeInbox(dataDir).catch((error) => log.warn({ reason: codeOf(error) }, 'the mail folder cannot be created'));
  }
  // The host name separates equal paths on different machines.
  const name = `${hostname()} ${dataDir}`;
  return whileLeading({
    ...options,
    name,
    work: (leaderSignal) => followFolder(parts, dataDir, leaderSignal, createsFolder),
  });
}
