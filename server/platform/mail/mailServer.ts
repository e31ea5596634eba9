import { BlockList, isIPv4, isIPv6 } from 'node:net';

/**
 * Encryption of a mail connection: `tls` from the first byte, `required` STARTTLS, `offered` STARTTLS if the server
 * supports it, `off`.
 */
export type Encryption = 'tls' | 'required' | 'offered' | 'off';

const securePorts = ['smtps:', 'imaps:'];

/** A password is never sent without TLS unless `?tls=off` is set. */
export function encryptionOf({ protocol, hostname, password, searchParams }: URL): Encryption {
  if (securePorts.includes(protocol) || searchParams.get('secure') === 'true') return 'tls';
  if (searchParams.get('tls') === 'off') return 'off';
  return password && !isLocalhost(hostname) ? 'required' : 'offered';
}

/** Whether `tls` is absent, or `off` where the protocol allows it. */
export const hasGoodTls = ({ protocol, searchParams }: URL): boolean =>
  searchParams.getAll('tls').every((value) => value === 'off') &&
  !(searchParams.has('tls') && securePorts.includes(protocol));

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

function isLocalhost(hostname: string): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  if (isIPv4(host)) return loopback.check(host, 'ipv4');
  return isIPv6(host) ? loopback.check(host, 'ipv6') : /^(.*\.)?localhost\.?$/.test(host);
}

const encryptionTexts: Record<Encryption, string> = {
  tls: 'with TLS',
  required: 'with STARTTLS, and not without it',
  offered: 'with STARTTLS if the server offers it',
  off: 'WITHOUT TLS (tls=off)',
};

export function mailServerLines({ SMTP_URL, IMAP_URL }: { SMTP_URL?: string; IMAP_URL?: string }): string[] {
  const line = (label: string, value: string | undefined) => {
    if (!value) return [];
    const url = new URL(value);
    return [`${label} ${url.protocol}//${url.host}, ${encryptionTexts[encryptionOf(url)]}.`];
  };
  return [...line('Mail goes out by', SMTP_URL), ...line('Answers come in by', IMAP_URL)];
}
