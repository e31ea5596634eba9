import { isIP } from 'node:net';
import { addressStrings } from '#schema/outgoingAddress.ts';

/**
 * Checks a URL before the DNS lookup. The resolved addresses are checked at each connection (./request.ts), because DNS
 * may change.
 * @param url an http or https URL
 * @param allowPrivate WEBHOOKS_ALLOW_PRIVATE
 * @returns the reason for refusing it, null if it is allowed
 */
export function faultOf(url: string, allowPrivate: boolean): string | null {
  if (allowPrivate) return null;
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'https:') return addressStrings.notHttps;
  return isName(hostname) ? null : addressStrings.notAName;
}

// `URL` has normalized all IPv4 spellings (0x7f.1, 2130706433), and IPv6 has brackets.
const isName = (hostname: string) =>
  !(isIP(hostname) || hostname.startsWith('[') || /(^|\.)localhost\.?$/.test(hostname));
