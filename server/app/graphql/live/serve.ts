import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createSourceEventStream, type ExecutionResult, type GraphQLError, type GraphQLSchema } from 'graphql';
import { createHandler } from 'graphql-sse';
import { refuseGraphql } from '#server/app/graphql/formatError.ts';
import { mayIntrospect } from '#server/app/graphql/introspection.ts';
import { createContext } from '#server/app/http/createContext.ts';
import type { Context, Services } from '#server/platform/context.ts';
import { refusalOf } from '#server/platform/errors.ts';
import { readOperation } from './operation.ts';
import { SubscriptionResults } from './results.ts';
import { Streams } from './streams.ts';

/** Interval of the check whether the session of a stream is still valid. */
const WATCH_MS = 15_000;
const TYPE = 'text/event-stream; charset=utf-8';
export const MAX_WAITING = 20;

/** Serves subscriptions as server-sent events, with the limits, gates and errors of /graphql. */
export function serveStream(app: FastifyInstance, services: Services, schema: GraphQLSchema): void {
  const streams = new Streams();
  app.addHook('preClose', async () => streams.endAll());
  const contexts = new WeakMap<FastifyRequest, Context>();
  app.route({
    method: ['GET', 'POST'],
    url: '/graphql/stream',
    preHandler: async (request) => {
      contexts.set(request, await createContext(services, request));
    },
    handler: async (request, reply) => {
      const contextValue = contexts.get(request) as Context;
      const hideSuggestions = !mayIntrospect(services.settings.PLAYGROUND, contextValue);
      const operation = { schema, ...readOperation(schema, request, hideSuggestions) };
      const opened = await createSourceEventStream({ ...operation, contextValue, hideSuggestions });
      if (!(Symbol.asyncIterator in opened)) return refuse(request, reply, opened);
      const source = opened[Symbol.asyncIterator]();
      const answers = new SubscriptionResults({
        operation,
        source,
        contextNow: () => createContext(services, request),
      });
      if (request.method === 'HEAD') return answers.return().then(() => reply.type(TYPE).send());
      return stream(reply, answers, streams, contextValue);
    },
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
      const text = await events.next();
      if (text.value?.startsWith('event: next')) waiting -= 1;
      return text;
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
  return reply.header('x-accel-buffering', 'no').type(TYPE).send(body);
}
