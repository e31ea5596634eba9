import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { Readable } from 'node:stream';
import nodemailer from 'nodemailer';
import { throwUnwritable } from '#server/platform/storage/writeFault.ts';
import { encryptionOf } from './mailServer.ts';
import { addressIn } from './office.ts';
import type { OutgoingMailRow } from './table.ts';

export type MailFile = { name: string; contentType: string; content: Buffer };

export type MailContent = Pick<
  OutgoingMailRow,
  'id' | 'to' | 'subject' | 'text' | 'headers' | 'calendar' | 'follows' | 'createdAt'
> & {
  html?: string | null;
  /**
   * Called before the end of the mail is sent, from when on the server may accept it. Unless it returns true, the end is
   * never sent, and the sending fails.
   */
  handOver?: () => Promise<boolean>;
};

export type Transport = {
  /** @returns the id that the mail server gave the mail, else null @throws when the mail was not accepted */
  send(mail: MailContent, files?: MailFile[]): Promise<string | null>;
  close(): void;
};

/** The sender as a mailbox of RFC 5322: `Name <address>`. */
export type Sender = () => Promise<string>;

/** The Message-ID (RFC 5322) identifies a mail that was sent twice because a process died. */
const messageOf = (mail: MailContent, from: string, files: MailFile[] = []) => ({
  from,
  to: mail.to,
  subject: mail.subject,
  text: mail.text,
  html: mail.html ?? undefined,
  handOver: mail.handOver,
  icalEvent: mail.calendar ?? undefined,
  attachments: files.map(({ name, ...file }) => ({ filename: name, ...file })),
  headers: mail.headers,
  date: mail.createdAt,
  messageId: messageId(mail.id, from),
  inReplyTo: mail.follows.slice(-1).map((id) => messageId(id, from))[0],
  references: mail.follows.map((id) => messageId(id, from)),
});

const messageId = (id: string, from: string) => `<${id}@${domainOf(from)}>`;
const domainOf = (from: string) => /@([^@\s>]+)$/.exec(addressIn(from))?.[1] ?? 'localhost';

/** Microsoft 365 refuses a fourth connection of an account. */
export const MAX_CONNECTIONS = 3;

/** nodemailer reads options from the URL. Its default timeouts would block a mail for minutes. */
const options = {
  ...{ connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 },
  ...{ pool: true, maxConnections: MAX_CONNECTIONS, idleTimeout: 10_000 },
  // A server may have closed each idle connection. A mail of which it has read nothing then goes to another one.
  maxRequeues: MAX_CONNECTIONS,
};

/**
 * @param url `smtp://user:password@host:port`, with `?tls=off` for a server without TLS
 * @param from called for each mail
 */
export function smtpTransport(url: string, from: Sender): Transport {
  const address = new URL(url);
  for (const [name, value] of Object.entries(options)) address.searchParams.set(name, String(value));
  const encryption = encryptionOf(address);
  address.searchParams.delete('tls');
  // Applies before the password is sent: a server without STARTTLS, or an attacker who removed it, gets no password.
  if (encryption === 'required') address.searchParams.set('requireTLS', 'true');
  if (encryption === 'off') address.searchParams.set('ignoreTLS', 'true');
  const server = nodemailer.createTransport(address.href);
  server.use('stream', holdEnd);
  return {
    async send(mail, files) {
      const abortController = new AbortController();
      const message = { ...messageOf(mail, await from(), files), abortController, signal: abortController.signal };
      const { response } = await server.sendMail(message);
      return serviceIdIn(response);
    },
    close: () => server.close(),
  };
}

type Composed = {
  data: { handOver?: MailContent['handOver']; abortController: AbortController };
  message: { createReadStream(): Readable };
};

/** Holds the end of a mail back until `handOver` has returned true. The mail is read after the server's 354 only. */
function holdEnd(mail: unknown, done: () => void): void {
  const { data, message } = mail as Composed;
  const { handOver, abortController } = data;
  const read = message.createReadStream.bind(message);
  async function* withoutEnd(hand: () => Promise<boolean>) {
    yield* read();
    if (await hand().catch(() => false)) return;
    abortController.abort();
    // The connection is closed meanwhile: the mail never ends.
    await new Promise(() => undefined);
  }
  if (handOver)
    message.createReadStream = () => Readable.from(withoutEnd(handOver), { objectMode: false, highWaterMark: 1 });
  done();
}

/**
 * Reads the id in a reply such as `250 Ok 0109018f3c2b7a61-5d7e…-000000` (Amazon SES). Shorter words, such as the queue
 * ids of Postfix, could be guessed.
 */
export const serviceIdIn = (response: string): string | null =>
  /^250[ -].*?(?<![^\s=:<])((?=[^\s@]*\d)[\w.+-]{20,200})(?=[\s@]|$)/s.exec(response)?.[1] ?? null;

/**
 * Writes each mail to an `.eml` file in `{dataDir}/outbox` and a line to the terminal.
 * @param isInternal whether an address belongs to staff or the office. Other addresses are not printed, because logs are
 * stored.
 */
export function fileTransport(
  dataDir: string,
  from: Sender,
  print: (line: string) => void,
  isInternal: (address: string) => Promise<boolean>,
): Transport {
  const folder = join(dataDir, 'outbox');
  const writer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  let folderCreation: Promise<unknown> | undefined;
  return {
    async send(mail, files) {
      if (mail.handOver && !(await mail.handOver())) throw new Error('The mail must not be sent.');
      const { message } = await writer.sendMail(messageOf(mail, await from(), files));
      const file = join(folder, `${mail.createdAt.toISOString().replaceAll(':', '-')}-${mail.id}.eml`);
      folderCreation ??= mkdir(folder, { recursive: true, mode: 0o700 });
      // The mail may contain a sign-in code: only this account may read it.
      try {
        await folderCreation;
        await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
        await rename(`${file}.part`, file);
      } catch (error) {
        // The folder may have been deleted.
        folderCreation = undefined;
        await rm(`${file}.part`, { force: true }).catch(() => undefined);
        throwUnwritable(folder, 'DATA_DIR')(error);
      }
      const code = /sign-in code is (\d{6})\b/.exec(mail.text)?.[1];
      const recipient = (await isInternal(mail.to).catch(() => false)) ? mail.to : 'somebody outside';
      // The subject of another mail may name a client, and an erasure cannot reach a log.
      const subject = code ? `: ${mail.subject} (code ${code})` : '';
      print(`mail to ${recipient}${subject} → ${relative('.', file)}`);
      return null;
    },
    close: () => writer.close(),
  };
}
