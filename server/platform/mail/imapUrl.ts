import { type Encryption, encryptionOf, hasGoodTls } from './mailServer.ts';

export type ImapAddress = {
  host: string;
  port: number;
  encryption: Encryption;
  user: string;
  password: string;
  mailbox: string;
};

const PORTS: Record<string, number> = { 'imap:': 143, 'imaps:': 993 };

/**
 * Parses an IMAP_URL: `imaps://user:password@host:port/mailbox`, percent-encoded. Default port: 993, or 143 for `imap`;
 * default mailbox: INBOX. `imap` accepts `?tls=off`.
 * @returns null for an invalid value, or if user, password or host is missing
 */
export function readImapUrl(value: string): ImapAddress | null {
  if (!URL.canParse(value)) return null;
  const url = new URL(value);
  const { protocol, hostname, port, username, password, pathname, search, hash } = url;
  const standardPort = PORTS[protocol];
  if (!standardPort || !hostname || !['', '?tls=off'].includes(search) || !hasGoodTls(url) || hash || port === '0')
    return null;
  try {
    const [user, pass, mailbox] = [username, password, pathname.slice(1)].map(decodeURIComponent) as [
      string,
      string,
      string,
    ];
    const hasControls = /\p{Cc}/u.test(user + pass + mailbox);
    if (!user || !pass || hasControls) return null;
    const host = decodeURIComponent(hostname).replace(/^\[(.*)\]$/, '$1');
    return {
      host,
      port: Number(port) || standardPort,
      encryption: encryptionOf(url),
      user,
      password: pass,
      mailbox: mailbox || 'INBOX',
    };
  } catch {
    // An invalid percent-encoding.
    return null;
  }
}

/** Returns the mailbox's name in the database: its URL without the password. */
export const nameOf = ({ host, port, user, mailbox }: ImapAddress): string =>
  `imap://${encodeURIComponent(user)}@${host}:${port}/${encodeURIComponent(mailbox)}`;
