import { stringify } from 'csv-stringify/sync';
import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { CSV, type CsvName, csvStrings } from '#schema/csvStrings.ts';
import { dayOf, officePlace } from '#schema/officeTime.ts';
import type { Execute } from '#server/app/graphql/execute.ts';
import { createContext } from '#server/app/http/createContext.ts';
import { createDownloads } from '#server/app/http/downloads.ts';
import { streamList } from '#server/app/http/streamList.ts';
import type { Services } from '#server/platform/context.ts';
import { fail } from '#server/platform/errors.ts';
import type { CsvFacts } from './columns.ts';
import type { CsvList } from './csvList.ts';
import { csvLists } from './lists.ts';
import { type CsvPage, type CsvQuery, csvQueryOf } from './rows.ts';

export function serveCsv(app: FastifyInstance, services: Services, schema: GraphQLSchema, execute: Execute): void {
  const queries = new Map<CsvList, CsvQuery>();
  const sendDownload = createDownloads(app);
  app.post<{ Params: { name: string }; Body: unknown }>(`${CSV}/:name`, async (request, reply) => {
    const { name } = request.params;
    if (!isCsvName(name)) throw fail('NOT_FOUND', csvStrings.notFound);
    const list = csvLists[name];
    const query = queries.get(list) ?? csvQueryOf(schema, list);
    queries.set(list, query);
    const variables = filterOf(request.body, query);
    const context = await createContext(services, request);
    if (context.viewer) await context.limits.take('downloadCsvTo', context.viewer.id);
    const { site } = context;
    const facts = { now: services.now(), publicUrl: services.settings.PUBLIC_URL, timeZone: site.timeZone, site };
    const stream = await streamList({ services, execute, request, context }, { ...query, variables }, (pages) =>
      csvText(list, facts, pages),
    );
    return sendDownload(reply, stream, 'text/csv; charset=utf-8', `${name}-${dayOf(facts.now, facts.timeZone)}.csv`);
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
async function* csvText({ columns }: CsvList, facts: CsvFacts, pages: AsyncIterable<CsvPage>): AsyncGenerator<string> {
  const options = { quoted: true, escape_formulas: true, record_delimiter: 'windows' } as const;
  const place = officePlace(facts.timeZone);
  // The byte order mark tells Excel that the file is UTF-8.
  const heads = columns.map(({ head, isOfficeTime }) => (isOfficeTime ? `${head} (${place})` : head));
  yield stringify([heads], { ...options, bom: true });
  for await (const { rows } of pages) {
    const lines = rows.map((row) => row.map((values, index) => marked(columns[index]?.text(values, facts))));
    if (lines.length) yield stringify(lines, options);
  }
}
