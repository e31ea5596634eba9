import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Execute } from '#server/app/graphql/execute.ts';
import { createContext } from '#server/app/http/createContext.ts';
import { createDownloads } from '#server/app/http/downloads.ts';
import { streamList } from '#server/app/http/streamList.ts';
import type { Services } from '#server/platform/context.ts';
import { fail } from '#server/platform/errors.ts';
import { exportedLists, type LinesQuery, linesQueryOf } from './query.ts';

/** Lists as JSON lines: `/graphql/lines/{field of Query}`. */
export const LINES = '/graphql/lines';

type LinesPage = ReturnType<LinesQuery['pageOf']>;

export function serveLines(app: FastifyInstance, services: Services, schema: GraphQLSchema, execute: Execute): void {
  const lists = exportedLists(schema);
  const sendDownload = createDownloads(app);
  // For HEAD, Fastify would read the whole list.
  const options = { exposeHeadRoute: false };
  app.get<{ Params: { name: string } }>(`${LINES}/:name`, options, async (request, reply) => {
    const list = lists.get(request.params.name);
    if (!list) throw fail('NOT_FOUND', 'There is no such list: the name is that of a field of Query with pages.');
    const query = linesQueryOf(schema, list, request.query as Record<string, unknown>);
    const context = await createContext(services, request);
    const { token, viewer, address } = context;
    await context.limits.take('exportLinesTo', token?.id ?? viewer?.id ?? address);
    const stream = await streamList({ services, execute, request, context }, query, linesOf);
    return sendDownload(reply, stream, 'application/x-ndjson; charset=utf-8', `${list.name}.jsonl`);
  });
}

async function* linesOf(pages: AsyncIterable<LinesPage>): AsyncGenerator<string> {
  for await (const { nodes } of pages)
    if (nodes.length) yield `${nodes.map((node) => JSON.stringify(node)).join('\n')}\n`;
}
