import type { ImapFlow } from 'imapflow';
import { MINUTE_MS } from '#schema/durations.ts';
import { type ImapAddress, nameOf } from '#server/platform/mail/imapUrl.ts';
import { backoff, idle } from '#server/platform/worker/pauses.ts';
import { noTroubles, recordLoss, type Troubles } from './fetchTroubles.ts';
import type { Following } from './mail.ts';
import { MAX_MAIL_BYTES } from './read/mail.ts';
import { openMailbox, takeAside, takeNew } from './takeNew.ts';

const CONNECT_MS = 10_000;
/** Socket timeout. The client sends a command every half minute, so a silent connection is dead. */
const SILENCE_MS = 30_000;
/** Poll interval when the server announces nothing. */
const POLL_MS = 5 * MINUTE_MS;
const LONGEST_PAUSE_MS = 60_000;

/** Reads a mailbox until the signal aborts. Reconnects after a failure with growing pauses, from 5 s. */
export async function followImap(parts: Following, address: ImapAddress, signal: AbortSignal): Promise<void> {
  const { log, metrics } = parts;
  const troubles = noTroubles();
  for (let failures = 0; !signal.aborted; ) {
    try {
      await followConnection(parts, address, troubles, signal, () => {
        failures = 0;
        metrics.following.set(1);
      });
    } catch (error) {
      if (signal.aborted) return;
      failures += 1;
      recordLoss(troubles);
      const pauseMs = backoff(failures, LONGEST_PAUSE_MS);
      log.warn(
        { reason: reasonOf(error), seconds: pauseMs / 1000 },
        'the mailbox connection failed; it will be tried again',
      );
      metrics.following.set(0);
      await idle(pauseMs, signal);
    } finally {
      metrics.following.set(0);
    }
  }
}

/** Imports new mail at once, on every EXISTS, and every POLL_MS. @throws when the connection is lost */
async function followConnection(
  parts: Following,
  address: ImapAddress,
  troubles: Troubles,
  signal: AbortSignal,
  onRead: () => void,
): Promise<void> {
  const client = await connection(address);
  let newMail = Promise.withResolvers<void>();
  let currentRead: Promise<void> = Promise.resolve();
  const lost = new Promise<never>((_, reject) => {
    client.on('error', reject);
    client.on('close', () => reject(new Error('the connection has ended')));
  });
  lost.catch(() => undefined);
  let hasNewMail = false;
  client.on('exists', () => {
    hasNewMail = true;
    newMail.resolve();
  });
  const close = () => client.close();
  signal.addEventListener('abort', close);
  try {
    await Promise.race([client.connect(), lost]);
    // Read-only: the mailbox is never changed.
    await client.mailboxOpen(address.mailbox, { readOnly: true });
    const session = await openMailbox(parts, client, nameOf(address), troubles, signal);
    while (!signal.aborted) {
      newMail = Promise.withResolvers<void>();
      hasNewMail = false;
      currentRead = takeNew(session);
      await Promise.race([currentRead, lost]);
      onRead();
      currentRead = takeAside(session, () => hasNewMail);
      await Promise.race([currentRead, lost]);
      await Promise.race([newMail.promise, lost, idle(POLL_MS, signal)]);
    }
  } finally {
    signal.removeEventListener('abort', close);
    close();
    await currentRead.catch(() => undefined);
  }
}

const startTls = { tls: undefined, required: true, offered: undefined, off: false };

/** imapflow waits with IDLE (RFC 2177), or polls if the server lacks it. */
async function connection({ host, port, encryption, user, password }: ImapAddress): Promise<ImapFlow> {
  const { ImapFlow } = await import('imapflow');
  return new ImapFlow({
    ...{ host, port, secure: encryption === 'tls', auth: { user, pass: password } },
    // With `required` the password is sent only after STARTTLS.
    doSTARTTLS: startTls[encryption],
    // Its log would contain passwords and mails.
    logger: false,
    clientInfo: { name: 'Marquee' },
    autoIdleDelay: 100,
    maxIdleTime: SILENCE_MS,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    maxLiteralSize: MAX_MAIL_BYTES + 1024,
    maxLineLength: 2 * MAX_MAIL_BYTES,
    maxResponseSize: 4 * MAX_MAIL_BYTES,
  });
}

/**
 * Opens the mailbox once, with the settings of the reader.
 * @returns the number of mails in it @throws the server's error
 */
export async function countMails(address: ImapAddress): Promise<number> {
  const client = await connection(address);
  // The failure also rejects `connect`.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { exists } = await client.mailboxOpen(address.mailbox, { readOnly: true });
    return exists;
  } finally {
    client.close();
  }
}

/** An error code for the log, without free text of the server. */
function reasonOf(error: unknown): string {
  const { serverResponseCode, code, responseStatus, name } = error as Record<string, unknown>;
  const candidates = [
    serverResponseCode,
    code,
    (error as { cause?: { code?: string } }).cause?.code,
    responseStatus,
    name,
  ];
  return (
    candidates.find((candidate): candidate is string => /^[A-Za-z0-9_-]{2,40}$/.test(String(candidate ?? ''))) ??
    'unknown'
  );
}
