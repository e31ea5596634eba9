import { isIP } from 'node:net';
import { webhookStrings } from '#schema/webhook.ts';

/**
 * What keeps a webhook from an address before anything is looked up. Where a name leads to is judged at every connection
 * (./post.ts): a name may lead elsewhere by then.
 * @param url an http or https address
 * @param allowPrivate WEBHOOKS_ALLOW_PRIVATE
 * @returns a sentence, or null when a webhook may go there
 */
export function faultOf(url: string, allowPrivate: boolean): string | null {
  if (allowPrivate) return null;
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'https:') return webhookStrings.notHttps;
  return isName(hostname) ? null : webhookStrings.notAName;
}

// By now every spelling of an IPv4 address (0x7f.1, 2130706433) is the one with four numbers, and IPv6 has its brackets.
const isName = (hostname: string) =>
  !(isIP(hostname) || hostname.startsWith('[') || /(^|\.)localhost\.?$/.test(hostname));
