import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ContentVersion } from '#server/platform/event/contentVersion.ts';
import type { CacheHit, LogFields } from '#server/platform/metrics.ts';
import { addSmallestBrotli, type CacheEntry, createCacheEntry } from './cacheEntry.ts';
import { type CacheKey, cacheKeyOf, isBypassed, isNamedBy, keyWithBody, readBody } from './cacheKey.ts';
import { cachePolicyOf } from './cachePolicy.ts';
import { createCacheStore } from './cacheStore.ts';
import { type CapturedResponse, captureResponse } from './captureResponse.ts';
import { sendCacheEntry, sendUncached } from './sendResponse.ts';

type Options = {
  contentVersion: ContentVersion;
  now: () => Date;
  /** Whether responses also depend on the Origin header (CORS). */
  hasOrigins: boolean;
  /** Returns the address of a page without the parts that the page does not depend on. */
  addressOf: (url: string) => string;
  isValid: (request: IncomingMessage) => boolean;
  /** Canonical form of a request target, as the application routes it. */
  targetOf: (target: string) => string;
  requestId: (request: IncomingMessage) => string;
  logFieldsOf: (reply: FastifyReply) => LogFields;
  onHit: (hit: CacheHit) => void;
};

/** A request in progress. `body` is set if the cache has read it. */
type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  cacheKey: CacheKey | null;
  body: Buffer | null;
  startedAt: number;
};

/** Answers from the store, waits for the pending response with the same key, or forwards the request. */
export function registerResponseCache(app: FastifyInstance, options: Options): void {
  const { contentVersion, now, hasOrigins, addressOf, isValid, targetOf, requestId, logFieldsOf, onHit } = options;
  const store = createCacheStore(contentVersion, now);
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  const listeners = app.server.listeners('request') as RequestListener[];
  const [handle] = listeners;
  if (!handle || listeners.length > 1) throw new Error('The cache takes the place of the one listener for requests.');

  const serveHit = (entry: CacheEntry, { request, response, cacheKey, startedAt }: Exchange) => {
    const { method = 'GET' } = request;
    const id = requestId(request);
    sendCacheEntry(entry, request, response, id);
    const ms = performance.now() - startedAt;
    onHit({ logFields: entry.logFields, method, status: response.statusCode, ms, requestId: id });
    shrink(entry, cacheKey);
  };

  /** Addresses with a query are unlimited in number, so they do not get the smallest encoding. */
  const shrink = (entry: CacheEntry, cacheKey: CacheKey | null) => {
    if (entry.smallest.state === 'none' && !cacheKey?.address.includes('?'))
      addSmallestBrotli(entry).catch(() => undefined);
  };

  /** Forwards the request to the application. @param key where the response may be stored; null for nowhere */
  const forward = ({ request, response, cacheKey, body }: Exchange, key: string | null) => {
    const version = contentVersion.current();
    const finish = key !== null && version !== null ? store.begin(key, version) : undefined;
    const onComplete = (captured: CapturedResponse) => {
      const mayBeKept = key !== null && captured.status === 200 && isNamedBy(cacheKey, captured.headers.vary);
      const policy = mayBeKept ? cachePolicyOf(response) : undefined;
      if (!policy) {
        finish?.('not cacheable');
        return sendUncached(captured, request, response);
      }
      const { maxAge, reply } = policy;
      const facts = { logFields: logFieldsOf(reply), version, madeAt: now().getTime(), maxAge };
      const made = createCacheEntry(captured, facts);
      const outcome = finish?.(made);
      const entry = typeof outcome === 'object' ? outcome : made;
      sendCacheEntry(entry, request, response, String(captured.headers['x-request-id']));
      if (!body) shrink(entry, cacheKey);
    };
    captureResponse(response, onComplete, () => finish?.('not cacheable'));
    if (finish) response.once('close', () => finish('failed'));
    if (body) request.unshift(body);
    handle(request, response);
  };

  const answer = (exchange: Exchange, key: string | null): void => {
    const entry = key === null ? undefined : store.get(key);
    if (entry) return void serveHit(entry, exchange);
    // The application reads the rest of the request, including the end of the body.
    if (exchange.body) exchange.request.pause();
    if (key === null || exchange.request.method === 'HEAD') forward(exchange, null);
    else join(exchange, key).catch(() => exchange.response.destroy());
  };

  const join = async (exchange: Exchange, key: string) => {
    const pending = store.pending(key);
    if (!pending) return forward(exchange, key);
    const outcome = await pending;
    if (outcome === 'failed') answer(exchange, key);
    else if (outcome === 'not cacheable') forward(exchange, null);
    else serveHit(outcome, exchange);
  };

  const receive = (request: IncomingMessage, response: ServerResponse) => {
    const ofHead = cacheKeyOf(request, hasOrigins, addressOf);
    const cacheKey = ofHead && isValid(request) ? ofHead : null;
    const exchange: Exchange = { request, response, cacheKey, body: null, startedAt: performance.now() };
    if (!cacheKey?.bodyLength) return answer(exchange, cacheKey?.key ?? null);
    readBody(request, cacheKey.bodyLength, (body) => {
      exchange.body = body;
      answer(exchange, keyWithBody(cacheKey, body));
    });
  };

  app.server.off('request', handle);
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    request.url = targetOf(request.url ?? '/');
    if (isStopping || isBypassed(request)) handle(request, response);
    else receive(request, response);
  });
}
