import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6, SocketAddress } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** As the header `Forwarded` has it, which some proxies also write into X-Forwarded-For (RFC 7239, 4). */
const forParameter = /(?:^|;)\s*for\s*=\s*("[^"]*"|[^;]*)/i;
const port = /:\d{1,5}$/;

/**
 * Takes what proxies write beside an address from X-Forwarded-For, before anything reads it: a port, which is another one for
 * each connection, brackets, quotes and the words of RFC 7239. Without TRUST_PROXY the header is not believed at all.
 */
export function readForwardedFor(app: FastifyInstance, trusted: readonly string[] = []): void {
  if (!trusted.length) return;
  // Before the application and the cache, which both ask who is there.
  app.server.prependListener('request', ({ headers }: IncomingMessage) => {
    const given = headers['x-forwarded-for'];
    if (typeof given === 'string') headers['x-forwarded-for'] = addressesIn(given).join(', ');
  });
}

/** @returns the addresses of the header; what stands left of one that is none (`unknown`, `_hidden`) is not known to anybody */
export function addressesIn(header: string): string[] {
  const addresses = header.split(',').filter((part) => part.trim());
  const known = addresses.map(addressOf);
  return known.slice(known.lastIndexOf(undefined) + 1) as string[];
}

/** @returns the address that one proxy has written; undefined where it is none */
function addressOf(part: string): string | undefined {
  const [, named] = forParameter.exec(part) ?? [];
  const text = (named ?? part).replaceAll('"', '').trim();
  if (isIP(text)) return withoutZone(text);
  const bare = text.replace(port, '');
  if (isIP(bare) === 4) return bare;
  const { address } = SocketAddress.parse(text.replace(/%[^\]]*/, '')) ?? {};
  return address && isIPv6(address) ? address : undefined;
}

/** A zone is a name on the proxy's machine (RFC 4007, 11). */
const withoutZone = (address: string) => address.replace(/%.*$/, '');
