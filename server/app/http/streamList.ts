import { AsyncLocalStorage } from 'node:async_hooks';
import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { DocumentNode } from 'graphql';
import type { Execute } from '#server/app/graphql/execute.ts';
import type { Context, Services } from '#server/platform/context.ts';
import { MAX_PAGE } from '#server/platform/database/page.ts';
import { fail } from '#server/platform/errors.ts';
import { createContext } from './createContext.ts';

type ListPage = { after: string | null };

type ListQuery<Page extends ListPage> = {
  document: DocumentNode;
  variables: Record<string, unknown>;
  pageOf: (data: Record<string, unknown>) => Page;
};

type StreamParts = { services: Services; execute: Execute; request: FastifyRequest; context: Context };

/**
 * Streams a whole list, page by page, each with the caller's rights at that time, when the client has taken the previous
 * page. Only one page is in memory. An error after the first page closes the connection before the end of the response.
 * @param context of the first page @param textOf writes the file
 */
export async function streamList<Page extends ListPage>(
  { services, execute, request, context }: StreamParts,
  { document, variables, pageOf }: ListQuery<Page>,
  textOf: (pages: AsyncIterable<Page>) => AsyncIterable<string>,
): Promise<Readable> {
  // Pages are read when the socket is writable, outside of the request's async context.
  const readPage = AsyncLocalStorage.bind(async (after: string | null, caller: Context) => {
    const { data, refusal } = await execute(document, { ...variables, first: MAX_PAGE, after }, caller);
    if (refusal) throw fail(refusal.code, refusal.message, refusal);
    return pageOf(data);
  });
  // Read the first page before the headers are sent, so that a refusal has its own status.
  const firstPage = await readPage(null, context);
  async function* pages() {
    let page = firstPage;
    yield page;
    while (page.after !== null) {
      page = await readPage(page.after, await createContext(services, request));
      yield page;
    }
  }
  return Readable.from(textOf(pages()));
}
