import dns, { type LookupAddress } from 'node:dns';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { useAgent } from 'request-filtering-agent';
import { version } from '#server/start/version.ts';

/** What a receiver answered: its status, and how the answer began. */
export type ReceiverResponse = { status: number; text: string | null };

/** What every delivery says of itself, beside what the caller says. */
const ownHeaders = { 'content-type': 'application/json', 'user-agent': `Marquee/${version}` };

/** How much of an answer is read, and how much of that is kept. */
const [READ_BYTES, KEPT_CHARACTERS] = [4096, 200];

type Options = {
  /** WEBHOOKS_ALLOW_PRIVATE */
  allowPrivate: boolean;
  /** Ends the request, whatever it is waiting for. */
  signal: AbortSignal;
};

/**
 * Posts JSON. Redirects are not followed, proxies of the environment not used, and the addresses that the name leads to
 * are judged in the very lookup that the connection is made by.
 * @throws when nothing was answered
 */
export async function post(
  url: string,
  headers: Record<string, string>,
  body: string,
  { allowPrivate, signal }: Options,
): Promise<ReceiverResponse> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const { request } = url.startsWith('https:') ? https : http;
    const agent = useAgent(url, { allowPrivateIPAddress: allowPrivate, keepAlive: false });
    request(url, { method: 'POST', agent, signal, lookup, headers: { ...ownHeaders, ...headers } }, resolve)
      .on('error', reject)
      .end(body);
  });
  return { status: response.statusCode ?? 0, text: await beginningOf(response) };
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

/** The status is the answer: a text that breaks off, or never ends, takes nothing from it. */
async function beginningOf(response: IncomingMessage): Promise<string | null> {
  let bytes = Buffer.alloc(0);
  try {
    for await (const chunk of response) {
      bytes = Buffer.concat([bytes, chunk]);
      // Leaving the loop closes the connection.
      if (bytes.length >= READ_BYTES) break;
    }
  } catch {}
  const line = bytes
    .subarray(0, READ_BYTES)
    .toString()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return line.slice(0, KEPT_CHARACTERS).toWellFormed() || null;
}

const tls = /^(CERT_|ERR_TLS_|ERR_SSL_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_)|_CERT|EPROTO/;
const said: [when: RegExp, sentence: string][] = [
  [/^(ENOTFOUND|EAI_AGAIN|EAI_NODATA)$/, 'The host name could not be found.'],
  [/^ECONNREFUSED$/, 'The connection was refused.'],
  [/^(ENETUNREACH|EHOSTUNREACH|EADDRNOTAVAIL)$/, 'The host could not be reached.'],
  [/^(ECONNRESET|EPIPE)$/, 'The connection was closed without an answer.'],
  [/^ETIMEDOUT$/, 'The connection timed out.'],
  [/^HPE_/, 'The answer is no HTTP.'],
  [tls, 'A secure connection could not be made: the certificate or the protocol is not accepted.'],
];

/** Why nothing was answered, in plain words. */
export function reasonOf(error: unknown): string {
  const { code, message } = firstOf(error);
  // The agent's own refusals have no code.
  if (/^DNS lookup .* is not allowed/.test(message)) return 'The host leads to a private address, which is refused.';
  return said.find(([when]) => when.test(String(code)))?.[1] ?? 'The connection failed.';
}

/** Of several addresses that were tried, the first one's. */
const firstOf = (error: unknown): { code?: unknown; message: string } =>
  error instanceof AggregateError && error.errors.length ? error.errors[0] : (error as Error);
