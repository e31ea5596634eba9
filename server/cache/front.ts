import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { openAnswers } from '#server/cache/answers.ts';
import { capture, type Ready } from '#server/cache/capture.ts';
import type { Clock } from '#server/cache/clock.ts';
import { encode, encodingFor, isEncodable, varyByEncoding } from '#server/cache/encoding.ts';
import { encodedBody, isKnown, type Kept, makeKept, type Told } from '#server/cache/kept.ts';
import { isText, keyWith, questionOf, readBody } from '#server/cache/question.ts';
import { routeOf } from '#server/requestLog.ts';
import { trailOf } from '#server/trail.ts';

/** For how many seconds an answer may be kept that no document has asked for (compare @cacheControl in schema/). */
export const KEPT_SECONDS = 10;

const kept = new WeakMap<ServerResponse, { maxAge: number; told: Told }>();

/**
 * Says of an answer that everybody who asks the same, and shows no token, may have it, if its status is 200. Others keep it
 * only to ask whether it is still the same.
 * @param maxAge for how many seconds at most; 0 for one that is not to be kept
 */
export function keep(reply: FastifyReply, maxAge: number): FastifyReply {
  const { raw, request } = reply;
  if (maxAge <= 0 || request.headers.authorization !== undefined) return reply;
  kept.set(raw, { maxAge, told: { route: routeOf(request), fields: [...(trailOf(request)?.fields ?? [])] } });
  return reply.header('cache-control', 'no-cache');
}

type Front = {
  clock: Clock;
  now: () => Date;
  /** Whether answers also go by the page that asks (CORS). */
  hasOrigins: boolean;
  /** Names a request in its answer. */
  requestId: (request: IncomingMessage) => string;
  /** Called for each request that was answered with what was kept. */
  onServed: (request: IncomingMessage, response: ServerResponse, told: Told, requestId: string, ms: number) => void;
};

/**
 * Puts in front of the application what answers for it: the same question of anybody gets the same bytes, until what is
 * published changes (decision 023). One makes an answer, and whoever asks the same meanwhile waits for it. Every text
 * leaves in an encoding that the client takes.
 */
export function putInFront(app: FastifyInstance, { clock, now, hasOrigins, requestId, onServed }: Front): void {
  const answers = openAnswers(clock, now);
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  const [pass] = app.server.listeners('request') as [RequestListener];

  const serve = async (found: Kept, request: IncomingMessage, response: ServerResponse, began: number) => {
    const id = requestId(request);
    await sendKept(found, request, response, id);
    onServed(request, response, found.told, id, performance.now() - began);
  };

  /** Lets the application answer, and looks at what it says. */
  const ask = (key: string | null, request: IncomingMessage, response: ServerResponse) => {
    const moment = clock.moment();
    const land = key !== null && moment !== null ? answers.begin(key, moment) : undefined;
    const take = (ready: Ready) => {
      const note = key !== null && ready.status === 200 ? kept.get(response) : undefined;
      const made = note && makeKept(ready, { ...note, moment, madeAt: now().getTime() });
      land?.(made ?? 'not kept');
      const sent = made
        ? sendKept(made, request, response, String(ready.headers['x-request-id']))
        : sendEncoded(ready, request, response);
      sent.catch(() => response.destroy());
    };
    capture(response, take, () => land?.('not kept'));
    if (land) response.once('close', () => land('lost'));
    pass(request, response);
  };

  /** Serves what is kept, waits for what is being made, or has it made. */
  const answer = async (key: string, request: IncomingMessage, response: ServerResponse, began: number) => {
    for (let found = answers.find(key); ; ) {
      if (found) return serve(found, request, response, began);
      const landing = request.method === 'HEAD' ? 'not kept' : await answers.awaited(key);
      if (typeof landing === 'object') found = landing;
      else if (landing !== 'lost') return ask(landing ? null : key, request, response);
    }
  };

  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const began = performance.now();
    const question = questionOf(request, hasOrigins);
    if (!question) return isText(request) ? ask(null, request, response) : pass(request, response);
    if (!question.bytes) return answer(question.key, request, response, began);
    const body = await readBody(request, question.bytes);
    if (!body) return response.destroy();
    const key = keyWith(question, body);
    const isKnown = key !== null && answers.find(key) !== undefined;
    if (!isKnown) request.unshift(body);
    return key === null ? ask(null, request, response) : answer(key, request, response, began);
  };

  app.server.off('request', pass);
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (isStopping) pass(request, response);
    else take(request, response).catch(() => response.destroy());
  });
}

async function sendKept(
  kept: Kept,
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
): Promise<void> {
  const headers = [...kept.headers, 'x-request-id', requestId];
  const { method, headers: given } = request;
  if (method !== 'POST' && isKnown(kept, given['if-none-match'])) return void response.writeHead(304, headers).end();
  const encoding = kept.isEncodable ? encodingFor(request) : null;
  const body = encoding ? await encodedBody(kept, encoding) : kept.body;
  if (encoding) headers.push('content-encoding', encoding);
  headers.push('content-length', String(body.length));
  response.writeHead(200, headers).end(method === 'HEAD' ? undefined : body);
}

/** Sends an answer that is somebody's own. */
async function sendEncoded(ready: Ready, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, headers, body } = ready;
  if (!isEncodable(ready)) return void response.writeHead(status, headers).end(body);
  const [encoding, vary] = [encodingFor(request), varyByEncoding(headers)];
  if (!encoding) return void response.writeHead(status, { ...headers, vary }).end(body);
  const encoded = await encode(body, encoding);
  const about = { vary, 'content-encoding': encoding, 'content-length': encoded.length };
  response.writeHead(status, { ...headers, ...about }).end(encoded);
}
