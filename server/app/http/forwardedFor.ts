import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6, SocketAddress } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Syntax of the header Forwarded (RFC 7239, 4), which some proxies also write to X-Forwarded-For. */
const forParameter = /(?:^|;)\s*for\s*=\s*("[^"]*"|[^;]*)/i;
const port = /:\d{1,5}$/;

/** Without TRUST_PROXY the header X-Forwarded-For is ignored. */
export function readForwardedFor(app: FastifyInstance, trusted: readonly string[] = []): void {
  if (!trusted.length) return;
  // Before the application, which reads the address.
  app.server.prependListener('request', ({ headers }: IncomingMessage) => {
    const header = headers['x-forwarded-for'];
    if (typeof header === 'string') headers['x-forwarded-for'] = addressesIn(header).join(', ');
  });
}

/** @returns addresses right of the last invalid entry (`unknown`, `_hidden`); the others cannot be trusted */
export function addressesIn(header: string): string[] {
  const addresses = header.split(',').filter((part) => part.trim());
  const validAddresses = addresses.map(addressOf);
  return validAddresses.slice(validAddresses.lastIndexOf(undefined) + 1) as string[];
}

function addressOf(part: string): string | undefined {
  const [, named] = forParameter.exec(part) ?? [];
  const text = (named ?? part).replaceAll('"', '').trim();
  if (isIP(text)) return withoutZone(text);
  const bare = text.replace(port, '');
  if (isIP(bare) === 4) return bare;
  const { address } = SocketAddress.parse(text.replace(/%[^\]]*/, '')) ?? {};
  return address && isIPv6(address) ? address : undefined;
}

/** A zone is only valid on the proxy's machine (RFC 4007, 11). */
const withoutZone = (address: string) => address.replace(/%.*$/, '');
