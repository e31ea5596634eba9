import { BlockList, isIPv4, isIPv6 } from 'node:net';

/**
 * How what is said with a mail server is encrypted: `tls` from the first byte, `required` by STARTTLS before anything else is
 * said, `offered` by STARTTLS where the server has it, `off` never.
 */
export type Encryption = 'tls' | 'required' | 'offered' | 'off';

const securePorts = ['smtps:', 'imaps:'];

/** @returns how a mail server is to be spoken with; a password crosses no network without TLS unless `?tls=off` says so */
export function encryptionOf({ protocol, hostname, password, searchParams }: URL): Encryption {
  if (securePorts.includes(protocol) || searchParams.get('secure') === 'true') return 'tls';
  if (searchParams.get('tls') === 'off') return 'off';
  return password && !isOwnMachine(hostname) ? 'required' : 'offered';
}

/** @returns whether `tls` says nothing in an address, or `off` where that has a meaning */
export const hasGoodTls = ({ protocol, searchParams }: URL): boolean =>
  searchParams.getAll('tls').every((value) => value === 'off') &&
  !(searchParams.has('tls') && securePorts.includes(protocol));

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

function isOwnMachine(hostname: string): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  if (isIPv4(host)) return loopback.check(host, 'ipv4');
  return isIPv6(host) ? loopback.check(host, 'ipv6') : /^(.*\.)?localhost\.?$/.test(host);
}

const words: Record<Encryption, string> = {
  tls: 'with TLS',
  required: 'with STARTTLS, and not without it',
  offered: 'with STARTTLS if the server offers it',
  off: 'WITHOUT TLS (tls=off)',
};

/** @returns a line for each mail server that is used: where it is, and how what is said with it is encrypted */
export function mailServerLines({ SMTP_URL, IMAP_URL }: { SMTP_URL?: string; IMAP_URL?: string }): string[] {
  const line = (what: string, value: string | undefined) => {
    if (!value) return [];
    const url = new URL(value);
    return [`${what} ${url.protocol}//${url.host}, ${words[encryptionOf(url)]}.`];
  };
  return [...line('Mail goes out by', SMTP_URL), ...line('Answers come in by', IMAP_URL)];
}
