import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { prefersHtml } from '#server/app/http/accept.ts';
import { contentSecurity } from '#server/app/http/contentSecurity.ts';
import { refusePage } from '#server/app/pages/refusalPage.ts';
import type { Services } from '#server/platform/context.ts';
import { errors } from '#server/platform/errors.ts';
import { isBuilt, PLAYGROUND_PREFIX, PLAYGROUNDS, playgroundHash } from './build.ts';
import { drawPlayground } from './page.ts';

/** Answers a browser that opens /graphql. @returns null for a GraphQL request */
export type AnswerVisit = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | null>;

/**
 * A missing build is made in a child process after the server listens, so that the start does not wait.
 * @returns the handler for a browser that opens /graphql
 */
export async function servePlayground(app: FastifyInstance, services: Services): Promise<AnswerVisit> {
  const { settings, log } = services;
  const access = settings.PLAYGROUND;
  if (access === 'off') return async (request, reply) => (isVisit(request) ? refuseVisit(request, reply) : null);

  const hash = playgroundHash();
  const builder = builderOf(app, hash);
  app.addHook('onListen', () => {
    builder().catch((error: Error) => {
      if (error.name !== 'AbortError') log.error({ err: error }, 'the playground could not be built');
    });
  });
  // An existing build may be on a read-only disk.
  if (!isBuilt(hash)) mkdirSync(PLAYGROUNDS, { recursive: true });
  await app.register(fastifyStatic, {
    root: PLAYGROUNDS,
    prefix: PLAYGROUND_PREFIX,
    decorateReply: false,
    immutable: true,
    maxAge: '1y',
    index: false,
    dotfiles: 'deny',
    preCompressed: true,
  });
  return async (request, reply) => {
    if (!isVisit(request)) return null;
    await builder();
    const site = await services.readSite();
    return reply
      .header('content-security-policy', contentSecurity.playground)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(drawPlayground({ site, access, folder: `${PLAYGROUND_PREFIX}${hash}` }));
  };
}

const isVisit = ({ method, headers, query }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') &&
  !['query', 'extensions'].some((name) => Object.hasOwn(query as object, name)) &&
  prefersHtml(headers);

function refuseVisit(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const [status, message] = errors.NOT_FOUND;
  return refusePage(request, reply.code(status), { code: 'NOT_FOUND', status, message });
}

function builderOf(app: FastifyInstance, hash: string): () => Promise<void> {
  let running: Promise<void> | undefined;
  const stopping = new AbortController();
  app.addHook('preClose', async () => stopping.abort());
  return async () => {
    if (isBuilt(hash)) return;
    running ??= buildApart(stopping.signal).finally(() => {
      running = undefined;
    });
    await running;
  };
}

const builderFile = fileURLToPath(new URL('./build.ts', import.meta.url));

/** Builds in a child process with low priority. @throws Error with the output of the process, when it failed */
async function buildApart(signal: AbortSignal): Promise<void> {
  const child = spawn(process.execPath, [builderFile], { stdio: ['ignore', 'ignore', 'pipe'], signal });
  let output = '';
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`building the playground failed: ${output.slice(-2000)}`);
}
