import { AsyncLocalStorage } from 'node:async_hooks';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Execute } from '#server/app/graphql/execute.ts';
import { contentSecurity } from '#server/app/http/contentSecurity.ts';
import { createContext } from '#server/app/http/createContext.ts';
import type { Context, Services } from '#server/platform/context.ts';
import { MAX_PAGE } from '#server/platform/database/page.ts';
import { fail } from '#server/platform/errors.ts';
import { exportedLists, type LinesQuery, linesQueryOf } from './query.ts';

/** Lists as JSON lines: `/graphql/lines/{field of Query}`. */
export const LINES = '/graphql/lines';

type Page = ReturnType<LinesQuery['pageOf']>;
type ReadPage = (after: string | null, context?: Context) => Promise<Page>;

/**
 * Streams a whole list, page by page, each with the caller's rights at that time. Only one page is in memory. An error
 * after the first page closes the connection before the end of the response.
 */
export function serveLines(app: FastifyInstance, services: Services, schema: GraphQLSchema, execute: Execute): void {
  const lists = exportedLists(schema);
  const running = new Set<Readable>();
  // A client that does not read would keep the server from stopping.
  app.addHook('preClose', async () => {
    for (const file of running) file.destroy();
  });
  // For HEAD, Fastify would read the whole list.
  const options = { exposeHeadRoute: false };
  app.get<{ Params: { name: string } }>(`${LINES}/:name`, options, async (request, reply) => {
    const list = lists.get(request.params.name);
    if (!list) throw fail('NOT_FOUND', 'There is no such list: the name is that of a field of Query with pages.');
    const query = linesQueryOf(schema, list, request.query as Record<string, unknown>);
    // Pages are read when the socket is writable, outside of the request's async context.
    const readPage: ReadPage = AsyncLocalStorage.bind(async (after, context) => {
      const caller = context ?? (await createContext(services, request));
      const variables = { ...query.variables, first: MAX_PAGE, after };
      const { data, refusal } = await execute(query.document, variables, caller);
      if (refusal) throw fail(refusal.code, refusal.message, refusal);
      return query.pageOf(data);
    });
    const context = await createContext(services, request);
    const { token, viewer, address } = context;
    await context.limits.take('exportLinesTo', token?.id ?? viewer?.id ?? address);
    // Read the first page before the headers are sent, so that a refusal has its own status.
    const file = Readable.from(linesOf(await readPage(null, context), readPage));
    running.add(file);
    file.once('close', () => running.delete(file));
    return reply
      .type('application/x-ndjson; charset=utf-8')
      .header('content-disposition', `attachment; filename="${list.name}.jsonl"`)
      .header('content-security-policy', contentSecurity.file)
      .header('cache-control', 'no-store')
      .send(file);
  });
}

async function* linesOf(firstPage: Page, readPage: ReadPage): AsyncGenerator<string> {
  for (let page = firstPage; ; page = await readPage(page.after)) {
    if (page.nodes.length) yield `${page.nodes.map((node) => JSON.stringify(node)).join('\n')}\n`;
    if (page.after === null) return;
  }
}
