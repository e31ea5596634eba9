import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { args, print, runCommand } from '#server/app/start/command.ts';
import { operator } from '#server/platform/audit/record.ts';
import type { Context } from '#server/platform/context.ts';
import { type Choice, chosenOf, fullChoice } from '#server/transfer/import/choice.ts';
import type { Files } from '#server/transfer/import/files/fileSet.ts';
import { openFiles } from '#server/transfer/import/files/files.ts';
import { decodeText, wideEncoding } from '#server/transfer/import/files/text.ts';
import { openCsv } from '#server/transfer/import/formats/csv/csv.ts';
import { openInboxFile } from '#server/transfer/import/formats/csv/inbox.ts';
import { type DateOrder, dateOrders } from '#server/transfer/import/formats/csv/mapping.ts';
import { proposalLines, proposeMapping } from '#server/transfer/import/formats/csv/propose.ts';
import { tableOf } from '#server/transfer/import/formats/csv/tables.ts';
import { openSource } from '#server/transfer/import/formats/open.ts';
import { adoptFormerName } from '#server/transfer/import/formerName.ts';
import { ImportError } from '#server/transfer/import/importError.ts';
import { withImportLock } from '#server/transfer/import/lock.ts';
import { type Mapping, readMapping } from '#server/transfer/import/mapping.ts';
import { reportProgress } from '#server/transfer/import/office/reporting.ts';
import { createPictureIndex } from '#server/transfer/import/pictureIndex.ts';
import { createPictures } from '#server/transfer/import/pictures.ts';
import { progressBar } from '#server/transfer/import/progressBar.ts';
import { dryRunRecords, runRecords } from '#server/transfer/import/records.ts';
import { reportLines } from '#server/transfer/import/report.ts';
import { beginImport, dryRun, type Progress, runImport } from '#server/transfer/import/runImport.ts';
import { isSiteArchive } from '#server/transfer/import/site/archive.ts';
import { importSite } from '#server/transfer/import/site/importSite.ts';
import { undoImport } from '#server/transfer/import/undo.ts';
import { withContext } from './programContext.ts';

// npm run import -- FILE [--dry-run] [--undo] [--pictures FOLDER] [--mapping FILE] [--address URL] [--without KINDS]
// [--publish-pages]
const usage = `npm run import -- FILE, or marquee import FILE

FILE is an export of WordPress (XML) or Ghost (JSON), a table (CSV) or reviews of Google Takeout (JSON), a zip archive or a folder with one; or an export of Marquee
(tar.gz), which comes as a whole into an installation that nobody has written in yet.

  --dry-run          says what would come, and brings nothing; for a table it proposes a mapping
  --undo             takes back what has come of it and nobody has changed since
  --pictures FOLDER  where its pictures are, such as wp-content/uploads; others are fetched from their addresses
  --mapping FILE     what other kinds of content of WordPress become, or what the columns of a table are
  --address URL      where the site of an export of Ghost is
  --dates ORDER      with --dry-run and a table: the order of its dates, such as day-month-year
  --without KINDS    what is not to come: posts, pages, items, drafts, with commas between them
  --publish-pages    pages that were published come published; otherwise they are drafts`;

const parseArguments = () =>
  parseArgs({
    args,
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      undo: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
      pictures: { type: 'string' },
      mapping: { type: 'string' },
      address: { type: 'string' },
      dates: { type: 'string' },
      without: { type: 'string' },
      'publish-pages': { type: 'boolean', default: false },
    },
  });
const resolvePath = (path: string) => resolve(process.env.INIT_CWD ?? '.', path);

let parsed: ReturnType<typeof parseArguments>;

await runCommand({
  check() {
    parsed = readArguments();
    const { values, positionals } = parsed;
    if (values.help) {
      print(usage);
      process.exit(0);
    }
    if (positionals.length !== 1) throw new ImportError(usage);
    if (values.undo && values['dry-run']) throw new ImportError('Say either --undo or --dry-run, not both.');
    if (values.address && !/^https?:$/.test(URL.parse(values.address)?.protocol ?? ''))
      throw new ImportError('--address wants an address such as https://blog.example.com.');
    readChoice();
    readDates();
  },
  async work(settings, url) {
    const { values, positionals } = parsed;
    const [path = ''] = positionals.map(resolvePath);
    const actor = { ...operator, name: 'npm run import' };
    if (await isSiteArchive(path))
      return withContext(settings, url, actor, (context) => importWholeSite(context, url, path));
    const files = [await openFiles(path)];
    if (values.pictures) files.push(await openFiles(resolvePath(values.pictures)));
    try {
      await withContext(settings, url, actor, (context) => importFiles(context, path, files));
    } finally {
      for (const file of files) await file.close();
    }
  },
  isExpected: (error) => error instanceof ImportError,
});

function readArguments() {
  try {
    return parseArguments();
  } catch (error) {
    throw new ImportError(`${(error as Error).message.split('. ', 1)[0]}.\n\n${usage}`);
  }
}

/** @throws ImportError for an unknown kind */
function readChoice(): Choice {
  const excludedKinds = (parsed.values.without ?? '').split(',').filter(Boolean);
  const unknown = excludedKinds.find((kind) => !['posts', 'pages', 'items', 'drafts'].includes(kind));
  if (unknown) throw new ImportError(`--without knows posts, pages, items and drafts, and not ${unknown}.`);
  const publishPages = parsed.values['publish-pages'];
  return { ...fullChoice, publishPages, ...Object.fromEntries(excludedKinds.map((kind) => [kind, false])) };
}

/** Runs the import under a lock: concurrent imports would not see each other's rows. */
async function importFiles(context: Context, path: string, files: Files[]): Promise<void> {
  const { values } = parsed;
  const [main] = files as [Files];
  const mapping = readMapping(values.mapping ? await readText(resolvePath(values.mapping)) : '{}');
  const bar = progressBar(process.stderr);
  const onRead = (entries: number) => bar.show(entries, 0);
  const { timeZone } = context.site;
  const table = await openTable(main, basename(path), mapping, timeZone);
  const options = { mapping, address: values.address ?? null, timeZone, onRead };
  const source = table ?? chosenOf(await openSource(main, options), readChoice());
  const hasRecords = 'records' in source;
  if (hasRecords && values.without) throw new ImportError('--without is for exports of a site.');
  const index = createPictureIndex(hasRecords ? [] : source.attachments, files);
  await withImportLock(context, async () => {
    if (!values['dry-run'] && !hasRecords) await adoptFormerName(context, source);
    if (values['dry-run']) {
      const report = await (hasRecords
        ? dryRunRecords(context, source, bar.show)
        : dryRun(context, source, index, bar.show));
      bar.end();
      for (const line of reportLines(report, true)) print(line);
    } else if (values.undo) {
      const { removed, kept } = await undoImport(context, source.name, bar.show);
      bar.end();
      const countsText = (counts: typeof removed) =>
        hasRecords
          ? `${counts.enquiry} enquiries, ${counts.review} reviews`
          : `${counts.post} posts, ${counts.item} portfolio items, ${counts.picture} pictures, ${counts.redirect} redirects`;
      print(`Taken back: ${countsText(removed)}.`);
      print(`Kept, because they were changed or are in use: ${countsText(kept)}.`);
    } else {
      const row = await beginImport(context, source, basename(path));
      const importId = row.id;
      const progress = reportProgress(context, row);
      const onProgress: Progress = (done, total) => {
        bar.show(done, total);
        progress.show(done, total);
      };
      const takePicture = createPictures({ context, importId, source: source.name, index });
      const report = await (hasRecords
        ? runRecords({ context, importId }, source, onProgress)
        : runImport({ context, importId }, source, takePicture, onProgress));
      await progress.end();
      bar.end();
      for (const line of reportLines(report, false)) print(line);
    }
  });
}

/** @returns null for an export of a site */
async function openTable(files: Files, fileName: string, mapping: Mapping, timeZone: string) {
  const tableFiles = await tableOf(files);
  if (mapping.csv) return openCsv(tableFiles ?? files, mapping.csv, timeZone);
  const inbox = await openInboxFile(files, timeZone);
  if (inbox || !parsed.values['dry-run'] || !tableFiles) return inbox;
  // Nothing is imported by a mapping that nobody has read.
  const proposal = await proposeMapping(tableFiles, { fileName, timeZone, dates: readDates() });
  for (const line of proposalLines(proposal)) print(line);
  return openCsv(tableFiles, proposal.mapping, timeZone);
}

/** @throws ImportError for an unknown order */
function readDates(): DateOrder | undefined {
  const { dates } = parsed.values;
  const order = dateOrders.find((one) => one === dates);
  if (dates !== undefined && !order) throw new ImportError(`--dates wants one of ${dateOrders.join(', ')}.`);
  return order;
}

async function importWholeSite(context: Context, databaseUrl: string, path: string): Promise<void> {
  const { 'dry-run': isDryRun, undo, pictures, mapping, address, without } = parsed.values;
  if (undo) throw new ImportError('A whole site is not taken back: begin with another database.');
  if (pictures || mapping || address || without)
    throw new ImportError('An export of Marquee needs nothing beside the file.');
  const bar = progressBar(process.stderr);
  const report = await withImportLock(context, () =>
    importSite(context, databaseUrl, { path, fileName: basename(path), isDryRun, onProgress: bar.show }),
  );
  bar.end();
  for (const line of reportLines(report, isDryRun)) print(line);
}

async function readText(path: string): Promise<string> {
  const file = await openFiles(path);
  const [name = ''] = file.names;
  const bytes = await file.read(name, 1024 * 1024);
  return (await Array.fromAsync(decodeText([bytes], wideEncoding(bytes) ?? 'utf-8'))).join('');
}
