import { AsyncLocalStorage } from 'node:async_hooks';
import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { CSV, type CsvName, csvStrings } from '#schema/csvStrings.ts';
import { dayOf, officePlace } from '#schema/officeTime.ts';
import type { Execute } from '#server/app/graphql/execute.ts';
import { contentSecurity } from '#server/app/http/contentSecurity.ts';
import { createContext } from '#server/app/http/createContext.ts';
import type { Context, Services } from '#server/platform/context.ts';
import { MAX_PAGE } from '#server/platform/database/page.ts';
import { fail } from '#server/platform/errors.ts';
import type { CsvFacts } from './columns.ts';
import { type CsvList, csvLists } from './lists.ts';
import { type CsvPage, type CsvQuery, csvQueryOf } from './rows.ts';

type ReadPage = (after: string | null, context?: Context) => Promise<CsvPage>;

/**
 * Each page is read with the caller's rights at that time, when the client has taken the previous page. Only one page
 * is in memory. An error closes the connection.
 */
export function serveCsv(app: FastifyInstance, services: Services, schema: GraphQLSchema, execute: Execute): void {
  const queries = new Map<CsvList, CsvQuery>();
  const running = new Set<Readable>();
  // A client that does not read would keep the server from stopping.
  app.addHook('preClose', async () => {
    for (const file of running) file.destroy();
  });
  app.post<{ Params: { name: string }; Body: unknown }>(`${CSV}/:name`, async (request, reply) => {
    const { name } = request.params;
    if (!isCsvName(name)) throw fail('NOT_FOUND', csvStrings.notFound);
    const list = csvLists[name];
    const query = queries.get(list) ?? csvQueryOf(schema, list);
    queries.set(list, query);
    const filter = filterOf(request.body, query);

    // Pages are read when the socket is writable, outside of the request's async context.
    const readPage: ReadPage = AsyncLocalStorage.bind(async (after, context) => {
      const caller = context ?? (await createContext(services, request));
      const { data, refusal } = await execute(query.document, { ...filter, first: MAX_PAGE, after }, caller);
      if (refusal) throw fail(refusal.code, refusal.message, refusal);
      return query.pageOf(data);
    });
    const context = await createContext(services, request);
    if (context.viewer) await context.limits.take('downloadCsvTo', context.viewer.id);
    // Read the first page before the headers are sent, so that a refusal has its own status.
    const firstPage = await readPage(null, context);
    const { site } = context;
    const facts = { now: services.now(), publicUrl: services.settings.PUBLIC_URL, timeZone: site.timeZone, site };
    const file = Readable.from(csvText(list, facts, firstPage, readPage));
    running.add(file);
    file.once('close', () => running.delete(file));
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}-${dayOf(facts.now, facts.timeZone)}.csv"`)
      .header('content-security-policy', contentSecurity.file)
      .header('cache-control', 'no-store')
      .send(file);
  });
}

const isCsvName = (name: string): name is CsvName => Object.hasOwn(csvLists, name);

/** @throws BAD_REQUEST for an argument that the list does not have */
function filterOf(body: unknown, { filters }: CsvQuery): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw fail('BAD_REQUEST');
  const unknown = Object.keys(body).find((name) => !filters.includes(name));
  if (unknown !== undefined) throw fail('BAD_REQUEST', csvStrings.unknownArgument(unknown));
  return { ...body };
}

/** Apostrophes before the beginning of a formula, which would be taken for those that the file adds. */
const isMarked = /^'+[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
const marked = (text: unknown) => (typeof text === 'string' && isMarked.test(text) ? `'${text}` : text);

/**
 * Writes CSV page by page. Cells that a spreadsheet would read as formulas get a leading apostrophe, and so do cells that
 * have one.
 */
async function* csvText(
  { columns }: CsvList,
  facts: CsvFacts,
  firstPage: CsvPage,
  readPage: ReadPage,
): AsyncGenerator<string> {
  const options = { quoted: true, escape_formulas: true, record_delimiter: 'windows' } as const;
  const place = officePlace(facts.timeZone);
  // The byte order mark tells Excel that the file is UTF-8.
  const heads = columns.map(({ head, isOfficeTime }) => (isOfficeTime ? `${head} (${place})` : head));
  yield stringify([heads], { ...options, bom: true });
  for (let page = firstPage; ; page = await readPage(page.after)) {
    const lines = page.rows.map((row) => row.map((values, index) => marked(columns[index]?.text(values, facts))));
    if (lines.length) yield stringify(lines, options);
    if (page.after === null) return;
  }
}
