import { sql } from 'drizzle-orm';
import type { Context } from '#server/platform/context.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { attachmentKey } from '#server/platform/storage/attachmentKey.ts';
import { pictureKey } from '#server/platform/storage/picture/keys.ts';
import { storeFile } from '#server/transfer/backup/files.ts';
import { exportedTables } from '#server/transfer/export/exportedTables.ts';
import { ImportError } from '../importError.ts';
import { emptyReport, type ImportReport } from '../report.ts';
import type { SiteEntry, SiteManifest } from './archive.ts';
import { fill, isImportable, stageRows, type TableImport } from './fill.ts';
import { type ChangeCounts, changes, createRowReader, type SiteRow } from './rows.ts';

/** Tables whose texts contain addresses of the site itself. */
const tablesWithAddresses = [
  'author_profiles',
  'blog_posts',
  'page_texts',
  'pages',
  'portfolio_items',
  'revisions',
  'site_settings',
];

/** Names of fields with a link that may be a path, by table. */
const linkColumns: Record<string, string> = { pages: 'buttonUrl|url', revisions: 'buttonUrl|url', site_settings: 'to' };

/** `take` receives each archive entry; `finish` writes the rows. @throws ImportError for invalid content */
export class Site {
  rows = 0;
  readonly #context: Context;
  readonly #tx: Transaction;
  readonly #manifest: SiteManifest;
  /** Receives the keys of new files in the store; null in a dry run. */
  readonly #newKeys: string[] | null;
  readonly #reader: ReturnType<typeof createRowReader>;
  readonly #tables = new Map<string, { columns: Set<string>; rows: number }>();
  readonly #files = new Map<string, number>();
  readonly #ids = new Map<string, string>();
  #pictures = 0;
  #published = 0;

  constructor(context: Context, tx: Transaction, manifest: SiteManifest, newKeys: string[] | null) {
    this.#context = context;
    this.#tx = tx;
    this.#manifest = manifest;
    this.#newKeys = newKeys;
    this.#reader = createRowReader(context);
  }

  async take({ table, picture, attachment, bytes }: SiteEntry): Promise<void> {
    if (table) return this.#takeRows(table, bytes.toString('utf8'));
    const key = picture ? pictureKey(picture) : attachmentKey(String(attachment));
    const isPicture = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
    if (this.#files.get(key) !== bytes.length || (picture && !isPicture))
      throw new ImportError(`${key} is not the file that the export tells of.`);
    this.#files.delete(key);
    if (picture) this.#pictures += 1;
    if (this.#newKeys) await storeFile(this.#context.store, key, bytes, this.#newKeys);
  }

  async #takeRows(table: string, text: string): Promise<void> {
    if (!(table in exportedTables)) throw new ImportError(`The export has a table that is unknown here: ${table}.`);
    const reader = await this.#reader;
    const tableState = this.#tables.get(table) ?? { columns: new Set(), rows: 0 };
    this.#tables.set(table, tableState);
    const rows: SiteRow[] = [];
    for (const line of (tablesWithAddresses.includes(table) ? this.#moved(table, text) : text).split('\n')) {
      if (!line) continue;
      this.rows += 1;
      tableState.rows += 1;
      const row = parseRow(line, table);
      const column = Object.keys(row).find((name) => !isImportable(table, name));
      if (column) throw new ImportError(`data/${table}.jsonl has a column that no export has: ${column}.`);
      if (table === 'users' && (await this.#isHere(row))) {
        reader.note('known');
        continue;
      }
      const convertedRow = readRow(reader.read, table, row, tableState.rows);
      for (const name of Object.keys(convertedRow)) tableState.columns.add(name);
      this.#expectFile(table, row);
      if (row.is_published === true && ['blog_posts', 'portfolio_items'].includes(table)) this.#published += 1;
      rows.push(convertedRow);
    }
    await stageRows(this.#tx, table, rows);
  }

  /** Gives the addresses of the exported site the address of this one. Buttons and navigation entries get the path. */
  #moved(table: string, text: string): string {
    const { site } = this.#manifest;
    const address = `${RegExp.escape(site.replace(/\/$/, ''))}(?![\\w.:-])`;
    const names = linkColumns[table];
    const links = names && new RegExp(`("(?:${names})": ?")${address}(/[^"]*)?"`, 'g');
    const withPaths = links ? text.replace(links, (_, start, path = '/') => `${start}${path}"`) : text;
    return withPaths.replace(new RegExp(address, 'g'), () => this.#context.settings.PUBLIC_URL);
  }

  /** When a user with the same e-mail address exists, references to the imported user are changed to that user. */
  async #isHere({ id, email }: SiteRow): Promise<boolean> {
    const { rows } = await this.#tx.execute<{ id: string }>(
      sql`select id from users where lower(email) = lower(${String(email)})`,
    );
    const [existing] = rows;
    if (existing && existing.id !== id) this.#ids.set(String(id), existing.id);
    return existing !== undefined;
  }

  #expectFile(table: string, { id, bytes, size, replaced_by_id }: SiteRow): void {
    if (table === 'pictures' && !replaced_by_id) this.#files.set(pictureKey(String(id)), Number(bytes));
    if (table === 'attachments') this.#files.set(attachmentKey(String(id)), Number(size));
  }

  /** Writes the rows to their tables. @param order each table follows the tables that it references */
  async finish(order: TableImport[]): Promise<ImportReport> {
    const { tables, site, missing } = this.#manifest;
    for (const [name, { rows }] of Object.entries(tables)) {
      const rowCount = this.#tables.get(name)?.rows ?? 0;
      if (rowCount !== rows) throw new ImportError(`The export has ${rowCount} of ${rows} rows of ${name}.`);
    }
    const [missingFile] = [...this.#files.keys()].filter((key) => !missing.includes(key));
    if (missingFile) throw new ImportError(`The export lacks ${missingFile}.`);
    for (const [id, existingId] of this.#ids) {
      await this.#tx.execute(
        sql`update arriving set line = replace(line::text, ${id}, ${existingId})::jsonb where strpos(line::text, ${id}) > 0`,
      );
    }
    const counts = new Map<string, number>();
    for (const { name } of order) {
      const tableState = this.#tables.get(name);
      if (tableState?.columns.size) counts.set(name, await fill(this.#tx, { name, columns: [...tableState.columns] }));
    }
    const report = emptyReport('Marquee', `Marquee ${site}`);
    report.counts.posts = counts.get('blog_posts') ?? 0;
    report.counts.items = counts.get('portfolio_items') ?? 0;
    report.counts.ownPages = counts.get('pages') ?? 0;
    report.counts.enquiries = counts.get('messages') ?? 0;
    report.counts.reviews = counts.get('reviews') ?? 0;
    report.counts.redirects = counts.get('redirects') ?? 0;
    report.counts.published = this.#published;
    report.counts.pictures = this.#pictures;
    report.skipped = [
      ...skippedChanges((await this.#reader).changeCounts),
      ...missing.map((key) => ({ what: key, why: 'It was not in the store that was exported.' })),
    ];
    return report;
  }
}

const skippedChanges = (changeCounts: ChangeCounts) =>
  [...changeCounts].map(([change, count]) => ({ what: `${changes[change][0]} (${count})`, why: changes[change][1] }));

function parseRow(line: string, table: string): SiteRow {
  try {
    const row: unknown = JSON.parse(line);
    if (typeof row === 'object' && row !== null && !Array.isArray(row)) return row as SiteRow;
  } catch {
    // An ImportError for invalid JSON follows below.
  }
  throw new ImportError(`data/${table}.jsonl has a line that is no row.`);
}

type ReadRow = Awaited<ReturnType<typeof createRowReader>>['read'];

function readRow(read: ReadRow, table: string, row: SiteRow, line: number): SiteRow {
  try {
    return read(table, row);
  } catch (error) {
    const [issue] = (error as { issues?: { path: PropertyKey[] }[] }).issues ?? [];
    if (!issue) throw error;
    throw new ImportError(`Row ${line} of data/${table}.jsonl cannot be brought in: ${issue.path.join('.')}.`);
  }
}
