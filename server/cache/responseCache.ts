import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { microBatch } from '#server/http/microBatch.ts';
import { type Kept, makeDense, makeKept, type Told } from './cacheEntry.ts';
import { isText, keyWith, type Question, questionOf, readBody } from './cacheKey.ts';
import { noteOf } from './cachePolicy.ts';
import { openAnswers } from './cacheStore.ts';
import { capture, type Ready } from './captureResponse.ts';
import type { Clock } from './contentVersion.ts';
import { sendKept, sendOwn } from './sendResponse.ts';

/** A request that the application has not seen. @property wasKept nothing was asked of the schema for it */
export type Served = {
  told: Told;
  method: string;
  status: number;
  ms: number;
  requestId: string;
  wasKept: boolean;
};

type Front = {
  clock: Clock;
  now: () => Date;
  /** Whether answers also go by the page that asks (CORS). */
  hasOrigins: boolean;
  /** The address of a page without what the page does not go by. */
  addressOf: (url: string) => string;
  /** Names a request in its answer. */
  requestId: (request: IncomingMessage) => string;
  /** Called for each request that was answered here. */
  onServed: (served: Served) => void;
};

/** A request on its way. @property body what has been read of it */
type Visit = {
  request: IncomingMessage;
  response: ServerResponse;
  question: Question | null;
  body: Buffer | null;
  began: number;
};

/**
 * Puts in front of the application what answers for it: the same question of anybody gets the same bytes, until what is
 * published changes (decision 023). One makes an answer, and whoever asks the same meanwhile waits for it. Every text
 * leaves in an encoding that the client takes.
 */
export function putInFront(
  app: FastifyInstance,
  { clock, now, hasOrigins, addressOf, requestId, onServed }: Front,
): void {
  const answers = openAnswers(clock, now);
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  const [pass] = app.server.listeners('request') as [RequestListener];

  const tell = ({ request, response, began }: Visit, { told }: Kept, id: string, wasKept: boolean) => {
    const { method = 'GET' } = request;
    const ms = performance.now() - began;
    onServed({ told, method, status: response.statusCode, ms, requestId: id, wasKept });
  };

  const serve = (found: Kept, visit: Visit, id: string, wasKept: boolean) => {
    sendKept(found, visit.request, visit.response, id);
    tell(visit, found, id, wasKept);
    if (wasKept) condense(found, visit.question);
  };

  /** Of an address, at once; of a document, once it is asked again. An address with a query may be anybody's invention. */
  const condense = (found: Kept, question: Question | null) => {
    if (!question?.address.includes('?')) makeDense(found).catch(() => undefined);
  };

  /** Lets the application answer, and looks at what it says. @param key under which it may be kept */
  const ask = ({ request, response, question, body }: Visit, key: string | null) => {
    const moment = clock.moment();
    const land = key !== null && moment !== null ? answers.begin(key, moment) : undefined;
    const take = (ready: Ready) => {
      const note = key !== null && ready.status === 200 ? noteOf(response) : undefined;
      const made = note && makeKept(ready, { ...note, moment, madeAt: now().getTime() });
      const landing = land?.(made ?? 'not kept');
      if (!made) return sendOwn(ready, request, response);
      const sent = typeof landing === 'object' ? landing : made;
      sendKept(sent, request, response, String(ready.headers['x-request-id']));
      if (!body) condense(sent, question);
    };
    capture(response, take, () => land?.('not kept'));
    if (land) response.once('close', () => land('lost'));
    if (body) request.unshift(body);
    pass(request, response);
  };

  /** Serves what is kept, waits for what is being made, or has it made. */
  const answer = (visit: Visit, key: string | null): void => {
    const found = key === null ? undefined : answers.find(key);
    if (found) serve(found, visit, requestId(visit.request), true);
    // What HEAD is answered has no body that could be kept.
    else if (key === null || visit.request.method === 'HEAD') ask(visit, null);
    else follow(visit, key).catch(() => visit.response.destroy());
  };

  const follow = async (visit: Visit, key: string) => {
    const flight = answers.awaited(key);
    if (!flight) return ask(visit, key);
    const landing = await flight;
    if (landing === 'lost') answer(visit, key);
    else if (landing === 'not kept') ask(visit, null);
    else serve(landing, visit, requestId(visit.request), true);
  };

  /** What came in one turn is answered together: one by one, each answer would wake its reader for itself. */
  const soon = microBatch<() => void>((come) => {
    for (const answerOne of come) answerOne();
  });

  /** Answers a question that has come with its head, and perhaps with its body. */
  const receive = (visit: Visit, question: Question) => {
    if (!question.bytes) answer(visit, question.key);
    else
      readBody(visit.request, question.bytes, (body) => {
        visit.body = body;
        answer(visit, keyWith(question, body));
      });
  };

  const take = (request: IncomingMessage, response: ServerResponse) => {
    const question = questionOf(request, hasOrigins, addressOf);
    const visit: Visit = { request, response, question, body: null, began: performance.now() };
    if (question) soon(() => receive(visit, question));
    else ask(visit, null);
  };

  app.server.off('request', pass);
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (isStopping || !isText(request)) pass(request, response);
    else take(request, response);
  });
}
