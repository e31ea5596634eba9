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
  /** Whether responses also depend on the origin of the calling page (CORS). */
  hasOrigins: boolean;
  /** The address of a page without what the page does not depend on. */
  addressOf: (url: string) => string;
  /** Whether a request is well-formed; the application refuses the others. */
  isValid: (request: IncomingMessage) => boolean;
  /** The one spelling of a request's target, by which the application routes it. */
  targetOf: (target: string) => string;
  /** The name of a request. */
  requestId: (request: IncomingMessage) => string;
  /** What the log and the metrics say of a request that the application has answered. */
  logFieldsOf: (reply: FastifyReply) => LogFields;
  /** Called with each request that the cache has answered. */
  onHit: (hit: CacheHit) => void;
};

/** A request on its way. @property body its body, if the cache has read it */
type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  cacheKey: CacheKey | null;
  body: Buffer | null;
  startedAt: number;
};

/**
 * Puts the cache in front of the application (README.md): it answers a request from its store, waits for the response that is
 * being made for the same key, or has the application make it. Every text leaves in an encoding that the client accepts.
 */
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

  /** An address with a query may be anybody's invention: it is not worth the smallest encoding. */
  const shrink = (entry: CacheEntry, cacheKey: CacheKey | null) => {
    if (entry.smallest.state === 'none' && !cacheKey?.address.includes('?'))
      addSmallestBrotli(entry).catch(() => undefined);
  };

  /** Has the application make the response. @param key where it may be stored; null for nowhere */
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
    // The application reads on from here, and gets the end of the body.
    if (exchange.body) exchange.request.pause();
    // The response to HEAD has no body that could be stored.
    if (key === null || exchange.request.method === 'HEAD') forward(exchange, null);
    else join(exchange, key).catch(() => exchange.response.destroy());
  };

  /** Waits for the response that is being made for the same key; forwards the request if there is none. */
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
