import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { varyBy } from '#server/app/http/varyBy.ts';
import type { ContentVersion } from '#server/platform/event/contentVersion.ts';
import type { Metrics } from '#server/platform/metrics.ts';
import { requestContextOf } from '#server/platform/requestContext.ts';
import {
  addSmallestBrotli,
  type CacheEntry,
  createCacheEntry,
  encodedBody,
  etagOf,
  etagOfBody,
  matchesEtag,
} from './cacheEntry.ts';
import { type CacheKey, cacheKeyOf, hasCacheableBody, isBypassed, isNamedBy, keyWithBody } from './cacheKey.ts';
import { maxAgeOf } from './cachePolicy.ts';
import { createCacheStore } from './cacheStore.ts';
import { encode, encodingFor, isEncodable } from './encoding.ts';

type Options = {
  contentVersion: ContentVersion;
  now: () => Date;
  hasOrigins: boolean;
  /** Returns the address of a page without the parts that the page does not depend on. */
  addressOf: (url: string) => string;
  metrics: Pick<Metrics, 'countField'>;
};

/** A request with a key. `finish` is missing while there is no content version. */
type Lookup = {
  cacheKey: CacheKey;
  hit?: CacheEntry;
  version: number | null;
  finish?: ReturnType<ReturnType<typeof createCacheStore>['begin']>;
};

/**
 * Answers from the store, or waits for the pending response with the same key. Stores other responses, and encodes all.
 * Must follow the hooks that set headers: an entry contains those that are set when the response is sent.
 */
export function registerResponseCache(app: FastifyInstance, options: Options): void {
  const { contentVersion, now, hasOrigins, addressOf, metrics } = options;
  const store = createCacheStore(contentVersion, now);
  const lookups = new WeakMap<FastifyRequest, Lookup>();

  const lookUp = async (request: FastifyRequest, reply: FastifyReply, cacheKey: CacheKey, key: string) => {
    for (;;) {
      const pending = store.pending(key);
      const outcome = store.get(key) ?? (pending && (await pending));
      if (typeof outcome === 'object') {
        lookups.set(request, { cacheKey, version: outcome.version, hit: outcome });
        return sendEntry(outcome, request, reply, metrics);
      }
      if (outcome === 'not cacheable' || request.method === 'HEAD') return;
      if (outcome === undefined) break;
    }
    const version = contentVersion.current();
    lookups.set(request, { cacheKey, version });
    if (version === null) return;
    const finish = store.begin(key, version);
    lookups.set(request, { cacheKey, version, finish });
    reply.raw.once('close', () => finish('failed'));
  };

  app.addHook('onRequest', async (request, reply) => {
    if (hasCacheableBody(request)) return;
    const cacheKey = cacheKeyOf(request, hasOrigins, addressOf);
    if (cacheKey) return lookUp(request, reply, cacheKey, cacheKey.key);
  });
  app.addHook('preHandler', async (request, reply) => {
    if (!hasCacheableBody(request)) return;
    const cacheKey = cacheKeyOf(request, hasOrigins, addressOf);
    const key = cacheKey && keyWithBody(cacheKey, request.body);
    if (key) return lookUp(request, reply, cacheKey, key);
  });

  const entryOf = (request: FastifyRequest, reply: FastifyReply, body: Buffer): CacheEntry | undefined => {
    const { cacheKey, hit, version = null, finish } = lookups.get(request) ?? {};
    if (hit || !cacheKey) return hit;
    const maxAge = maxAgeOf(reply);
    if (!maxAge || reply.statusCode !== 200 || !isNamedBy(cacheKey, reply.getHeader('vary'))) {
      finish?.('not cacheable');
      return undefined;
    }
    const fields = [...(requestContextOf(request)?.fields ?? [])];
    const entry = createCacheEntry(reply.getHeaders(), body, { fields, version, madeAt: now().getTime(), maxAge });
    const outcome = finish?.(entry);
    return typeof outcome === 'object' ? outcome : entry;
  };

  app.addHook('onSend', async (request, reply, payload: unknown) => {
    const body = typeof payload === 'string' ? Buffer.from(payload) : payload;
    if (!Buffer.isBuffer(body) || isBypassed(request) || reply.hasHeader('content-encoding')) {
      lookups.get(request)?.finish?.('not cacheable');
      return payload;
    }
    const entry = entryOf(request, reply, body);
    const isText = isEncodable(String(reply.getHeader('content-type')), body);
    if (entry || isText) varyBy(reply, 'Accept-Encoding');
    // A client cannot revalidate a POST.
    if (request.method !== 'POST' && (entry || (maxAgeOf(reply) && reply.statusCode === 200))) {
      const etag = entry ? etagOf(entry) : etagOfBody(body);
      reply.header('etag', etag);
      if (matchesEtag(etag, request.headers['if-none-match'])) {
        reply.code(304);
        return null;
      }
    }
    const encoding = isText ? encodingFor(request) : null;
    if (!encoding) return body;
    reply.header('content-encoding', encoding);
    const encoded = entry ? encodedBody(entry, encoding) : encode(body, encoding);
    if (entry) shrink(entry, request);
    return encoded;
  });

  /** Addresses with a query and new responses to POST are unlimited in number, so they do not get the smallest encoding. */
  const shrink = (entry: CacheEntry, request: FastifyRequest) => {
    const { cacheKey, hit } = lookups.get(request) ?? {};
    if (entry.smallest.state !== 'none' || cacheKey?.address.includes('?')) return;
    if (hit || request.method !== 'POST') addSmallestBrotli(entry).catch(() => undefined);
  };
}

function sendEntry(
  { headers, fields, body }: CacheEntry,
  request: FastifyRequest,
  reply: FastifyReply,
  metrics: Options['metrics'],
) {
  for (const field of fields) {
    requestContextOf(request)?.fields.add(field);
    metrics.countField(field, null);
  }
  for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
  return reply.headers(headers).header('x-request-id', request.id).send(body);
}
