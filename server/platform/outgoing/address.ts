import { isIP } from 'node:net';
import { addressStrings } from '#schema/outgoingAddress.ts';

/**
 * What keeps the server from calling an address, a webhook's or a calendar's, before anything is looked up. Where a name leads to
 * is judged at every connection (./request.ts): a name may lead elsewhere by then.
 * @param url an http or https address
 * @param allowPrivate WEBHOOKS_ALLOW_PRIVATE
 * @returns a sentence, or null when it may be called
 */
export function faultOf(url: string, allowPrivate: boolean): string | null {
  if (allowPrivate) return null;
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'https:') return addressStrings.notHttps;
  return isName(hostname) ? null : addressStrings.notAName;
}

// By now every spelling of an IPv4 address (0x7f.1, 2130706433) is the one with four numbers, and IPv6 has its brackets.
const isName = (hostname: string) =>
  !(isIP(hostname) || hostname.startsWith('[') || /(^|\.)localhost\.?$/.test(hostname));
