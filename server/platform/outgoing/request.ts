import dns, { type LookupAddress } from 'node:dns';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { useAgent } from 'request-filtering-agent';
import { version } from '#server/platform/version.ts';

export type OutgoingRequest = {
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
  /** WEBHOOKS_ALLOW_PRIVATE */
  allowPrivate: boolean;
  /** Ends the request, and the reading of its answer, whatever they are waiting for. */
  signal: AbortSignal;
};

/**
 * Calls an address. Redirects are not followed, proxies of the environment not used, and the addresses that the name leads to
 * are judged in the very lookup that the connection is made by.
 * @param url an http or https address
 * @returns the answer, its body unread
 * @throws when nothing was answered (`reasonOf` says why)
 */
export function openRequest(
  url: string,
  { method, headers, body, allowPrivate, signal }: OutgoingRequest,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { request } = url.startsWith('https:') ? https : http;
    const agent = useAgent(url, { allowPrivateIPAddress: allowPrivate, keepAlive: false });
    const own = { 'user-agent': `Marquee/${version}` };
    request(url, { method, agent, signal, lookup, headers: { ...own, ...headers } }, resolve)
      .on('error', reject)
      .end(body);
  });
}

type Found = (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void;
const lookups = new Map<string, Found[]>();

/**
 * One lookup of a name at a time, whose answer goes to all that wait for it. The system works at few at once, for the
 * database and the mail server as well, and none can be broken off: those of a dead name server would pile up before them.
 */
const lookup: LookupFunction = (name, { all }, done) => {
  const found: Found = (error, addresses) => {
    const [first] = addresses ?? [];
    return error || all || !first ? done(error, addresses) : done(null, first.address, first.family);
  };
  const waiting = lookups.get(name);
  if (waiting) return void waiting.push(found);
  lookups.set(name, [found]);
  dns.lookup(name, { all: true }, (error, addresses) => {
    const told = lookups.get(name) ?? [];
    lookups.delete(name);
    for (const one of told) one(error, addresses);
  });
};
