import type { IncomingMessage } from 'node:http';

/** What is written like this already, as nearly every target is. */
const isPlain = /^\/(?![/])[^%?]*(?:\?|$)/;
const unreserved = /[\w.~-]/;

/**
 * One spelling of an address for all that read it (RFC 9110, 4.2.3; RFC 3986, 6.2.2): an absolute target (RFC 9112, 3.2.2)
 * without its origin, one slash in front, letters and digits of the path as themselves, and what is no percent-encoding as the
 * text it is. Refused by the router, it would be answered without headers.
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

/** A backslash, a control character or a space: no address has them, and programs on the way differ in what they make of them. */
const odd = /[^!-\uffff]|[\\\u007f]/;

/** @returns whether the target of a request is one by RFC 3986; bytes above ASCII are let through */
export const hasValidTarget = ({ url = '' }: Pick<IncomingMessage, 'url'>): boolean => !odd.test(url);
