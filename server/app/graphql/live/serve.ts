import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createSourceEventStream, type ExecutionResult, type GraphQLError, type GraphQLSchema } from 'graphql';
import { createHandler } from 'graphql-sse';
import { refuseGraphql } from '#server/app/graphql/formatError.ts';
import { mayIntrospect } from '#server/app/graphql/introspection.ts';
import { createContext } from '#server/app/http/createContext.ts';
import type { Context, Services } from '#server/platform/context.ts';
import { refusalOf } from '#server/platform/errors.ts';
import type { StreamStart } from './arrivals.ts';
import { EventLog } from './eventLog.ts';
import { type StreamFormat, serverSentEvents } from './formats.ts';
import { readOperation } from './operation.ts';
import { SubscriptionResults } from './results.ts';
import { Streams } from './streams.ts';

const WATCH_MS = 15_000;
const MAX_EVENT_ID = 100;
export const MAX_WAITING = 20;

/** Answers a request with a stream, with the limits, gates and errors of /graphql. */
export type AnswerLive = (
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
  format: StreamFormat,
) => Promise<FastifyReply>;

/** The streams of a process. */
export function createLive(services: Services, schema: GraphQLSchema): { answer: AnswerLive; endAll: () => void } {
  const streams = new Streams();
  const log = new EventLog(services.channel);
  return {
    endAll: () => streams.endAll(),
    async answer(request, reply, contextValue, format) {
      const hideSuggestions = !mayIntrospect(services.settings.PLAYGROUND, contextValue);
      const operation = { schema, ...readOperation(schema, request, hideSuggestions) };
      const lastEventId = [request.headers['last-event-id']].flat()[0]?.slice(0, MAX_EVENT_ID);
      const rootValue: StreamStart = { log, lastEventId };
      const opened = await createSourceEventStream({ ...operation, rootValue, contextValue, hideSuggestions });
      if (!(Symbol.asyncIterator in opened)) return refuse(request, reply, opened);
      const source = opened[Symbol.asyncIterator]();
      const answers = new SubscriptionResults({
        operation,
        source,
        contextNow: () => createContext(services, request),
      });
      if (request.method === 'HEAD') return answers.return().then(() => reply.type(format.type).send());
      return stream(reply, answers, streams, contextValue, format);
    },
  };
}

/** Serves subscriptions as server-sent events. */
export function serveStream(app: FastifyInstance, services: Services, live: ReturnType<typeof createLive>): void {
  app.addHook('preClose', async () => live.endAll());
  const contexts = new WeakMap<FastifyRequest, Context>();
  app.route({
    method: ['GET', 'POST'],
    url: '/graphql/stream',
    preHandler: async (request) => {
      contexts.set(request, await createContext(services, request));
    },
    handler: (request, reply) => live.answer(request, reply, contexts.get(request) as Context, serverSentEvents),
  });
}

/** An invalid variable is 400, as at /graphql; other errors have the status of their code. */
function refuse(request: FastifyRequest, reply: FastifyReply, { errors }: ExecutionResult): FastifyReply {
  const [error] = errors as readonly [GraphQLError];
  const refusal = refusalOf(error);
  if (refusal.code !== 'BAD_USER_INPUT') throw error;
  return refuseGraphql(request, reply.code(400), refusal);
}

/** The library writes the events, and a comment every 12 s, so that proxies keep the connection open. */
const write = createHandler<unknown, { answers: SubscriptionResults; onAnswer: () => void }>({
  authenticate: () => null,
  onSubscribe: ({ context }) => context.answers,
  onNext: (_, { context }) => context.onAnswer(),
});
const acceptedRequest = {
  method: 'POST',
  url: '/graphql/stream',
  headers: { get: (name: string) => (name === 'accept' ? 'text/event-stream' : 'application/json') },
  body: { query: '' },
  raw: undefined,
};

/** @throws RATE_LIMITED when too many streams are open */
async function stream(
  reply: FastifyReply,
  answers: SubscriptionResults,
  streams: Streams,
  { token, viewer, address, metrics }: Context,
  format: StreamFormat,
): Promise<FastifyReply> {
  const release = streams.add(token?.id ?? viewer?.id ?? address, answers);
  metrics.streams.inc();
  let waiting = 0;
  const onAnswer = () => {
    waiting += 1;
    if (waiting > MAX_WAITING) reply.raw.destroy();
  };
  const [events] = (await write({ ...acceptedRequest, context: { answers, onAnswer } })) as [
    AsyncGenerator<string>,
    unknown,
  ];
  const taken: AsyncIterator<string> = {
    async next() {
      const { done, value } = await events.next();
      if (done) return { done, value };
      const isAnswer = value.startsWith('event: next');
      if (isAnswer) waiting -= 1;
      return { done: false, value: format.write(value, isAnswer ? answers.eventIds.shift() : undefined) };
    },
    return: () => events.return(undefined),
  };
  const body = Readable.from({ [Symbol.asyncIterator]: () => taken }, { objectMode: false });
  const watching = setInterval(() => void answers.watch(), WATCH_MS);
  body.once('close', () => {
    clearInterval(watching);
    release();
    metrics.streams.dec();
  });
  return reply.header('x-accel-buffering', 'no').type(format.type).send(body);
}
