import type { IncomingMessage } from 'node:http';

const isPlain = /^\/(?![/])[^%?]*(?:\?|$)/;
const unreserved = /[\w.~-]/;

/**
 * Canonical form of a request target (RFC 9110, 4.2.3; RFC 3986, 6.2.2): an absolute target (RFC 9112, 3.2.2) loses its
 * origin, leading slashes become one, unreserved characters are decoded, and an invalid percent sign is encoded. The
 * router would refuse the other forms without our headers.
 */
export function canonicalTarget(target: string): string {
  if (isPlain.test(target)) return target;
  const url = target.replace(/^(?:https?:\/\/[^/?#]*)?\/*/i, '/');
  const [path = ''] = url.split('?', 1);
  try {
    decodeURIComponent(path);
  } catch {
    return url.replaceAll('%', '%25');
  }
  return decodeUnreserved(path) + url.slice(path.length);
}

const decodeUnreserved = (path: string) =>
  path.replace(/%([2-7][0-9a-f])/gi, (written, digits: string) => {
    const character = String.fromCharCode(Number.parseInt(digits, 16));
    return unreserved.test(character) ? character : written;
  });

/** A backslash, control character or space is invalid, and proxies differ in how they treat it. */
const odd = /[^!-\uffff]|[\\\u007f]/;

/** @returns whether the target is valid (RFC 3986); bytes above ASCII are accepted */
export const hasValidTarget = ({ url = '' }: Pick<IncomingMessage, 'url'>): boolean => !odd.test(url);
