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
  allowPrivate: boolean;
  /** Aborts the request and the reading of the response. */
  signal: AbortSignal;
};

/**
 * Requests a URL without following redirects or using proxies. The addresses are checked in the DNS lookup of the
 * connection itself.
 * @param url an http or https URL
 * @returns the response, its body unread
 * @throws when there is no response (see `reasonOf`)
 */
export function openRequest(
  url: string,
  { method, headers, body, allowPrivate, signal }: OutgoingRequest,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { request } = url.startsWith('https:') ? https : http;
    const agent = useAgent(url, { allowPrivateIPAddress: allowPrivate, keepAlive: false });
    const defaultHeaders = { 'user-agent': `Marquee/${version}` };
    request(url, { method, agent, signal, lookup, headers: { ...defaultHeaders, ...headers } }, resolve)
      .on('error', reject)
      .end(body);
  });
}

type LookupCallback = (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void;
const lookups = new Map<string, LookupCallback[]>();

/**
 * Concurrent lookups of a name share one. The system runs few lookups at once, also for the database and the mail
 * server, and none can be aborted: lookups at a dead name server would block the others.
 */
const lookup: LookupFunction = (name, { all }, done) => {
  const callback: LookupCallback = (error, addresses) => {
    const [firstAddress] = addresses ?? [];
    return error || all || !firstAddress
      ? done(error, addresses)
      : done(null, firstAddress.address, firstAddress.family);
  };
  const callbacks = lookups.get(name);
  if (callbacks) return void callbacks.push(callback);
  lookups.set(name, [callback]);
  dns.lookup(name, { all: true }, (error, addresses) => {
    const callbacks = lookups.get(name) ?? [];
    lookups.delete(name);
    for (const callback of callbacks) callback(error, addresses);
  });
};
