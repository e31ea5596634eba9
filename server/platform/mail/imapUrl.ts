import { type Encryption, encryptionOf, hasGoodTls } from './mailServer.ts';

/** Where a mailbox is, and how one gets in. */
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
 * Reads an IMAP_URL: `imaps://user:password@host:port/mailbox`, each part percent-encoded; the port is 993, or 143 for
 * `imap`, and the mailbox is INBOX unless it says otherwise. `imap` may have `?tls=off`.
 * @returns null for anything else, and where the user, the password or the host is missing
 */
export function readImapUrl(value: string): ImapAddress | null {
  if (!URL.canParse(value)) return null;
  const url = new URL(value);
  const { protocol, hostname, port, username, password, pathname, search, hash } = url;
  const standard = PORTS[protocol];
  if (!standard || !hostname || !['', '?tls=off'].includes(search) || !hasGoodTls(url) || hash || port === '0')
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
      port: Number(port) || standard,
      encryption: encryptionOf(url),
      user,
      password: pass,
      mailbox: mailbox || 'INBOX',
    };
  } catch {
    // A % that encodes nothing.
    return null;
  }
}

/** @returns what a mailbox is called in the database: its address without the password */
export const nameOf = ({ host, port, user, mailbox }: ImapAddress): string =>
  `imap://${encodeURIComponent(user)}@${host}:${port}/${encodeURIComponent(mailbox)}`;
