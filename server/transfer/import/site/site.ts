import { sql } from 'drizzle-orm';
import type { Context } from '#server/platform/context.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { attachmentKey } from '#server/platform/storage/attachmentKey.ts';
import { pictureKey } from '#server/platform/storage/picture/keys.ts';
import { placeFile } from '#server/transfer/backup/files.ts';
import { exportedTables } from '#server/transfer/export/exportedTables.ts';
import { ImportError } from '../importError.ts';
import { emptyReport, type ImportReport } from '../report.ts';
import type { SiteEntry, SiteManifest } from './archive.ts';
import { type Arriving, fill, mayCome, wait } from './fill.ts';
import { type Changed, changes, createRowReader, type SiteRow } from './rows.ts';

/** Tables whose texts contain addresses of the site itself. */
const addressed = ['author_profiles', 'blog_posts', 'page_texts', 'portfolio_items', 'revisions', 'site_settings'];

/** `take` receives each archive entry; `finish` writes the rows. @throws ImportError for invalid content */
export class Site {
  rows = 0;
  readonly #context: Context;
  readonly #tx: Transaction;
  readonly #manifest: SiteManifest;
  /** Receives the keys of new files in the store; null in a dry run. */
  readonly #placed: string[] | null;
  readonly #reader: ReturnType<typeof createRowReader>;
  readonly #tables = new Map<string, { columns: Set<string>; rows: number }>();
  readonly #files = new Map<string, number>();
  readonly #ids = new Map<string, string>();
  #pictures = 0;
  #published = 0;

  constructor(context: Context, tx: Transaction, manifest: SiteManifest, placed: string[] | null) {
    this.#context = context;
    this.#tx = tx;
    this.#manifest = manifest;
    this.#placed = placed;
    this.#reader = createRowReader(context.now(), context.secret);
  }

  async take({ table, picture, attachment, bytes }: SiteEntry): Promise<void> {
    if (table) return this.#takeRows(table, bytes.toString('utf8'));
    const key = picture ? pictureKey(picture) : attachmentKey(String(attachment));
    const isPicture = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
    if (this.#files.get(key) !== bytes.length || (picture && !isPicture))
      throw new ImportError(`${key} is not the file that the export tells of.`);
    this.#files.delete(key);
    if (picture) this.#pictures += 1;
    if (this.#placed) await placeFile(this.#context.store, key, bytes, this.#placed);
  }

  async #takeRows(table: string, text: string): Promise<void> {
    if (!(table in exportedTables)) throw new ImportError(`The export has a table that is unknown here: ${table}.`);
    const reader = await this.#reader;
    const known = this.#tables.get(table) ?? { columns: new Set(), rows: 0 };
    this.#tables.set(table, known);
    const rows: SiteRow[] = [];
    for (const line of (addressed.includes(table) ? this.#moved(text) : text).split('\n')) {
      if (!line) continue;
      this.rows += 1;
      known.rows += 1;
      const row = parseRow(line, table);
      const column = Object.keys(row).find((one) => !mayCome(table, one));
      if (column) throw new ImportError(`data/${table}.jsonl has a column that no export has: ${column}.`);
      if (table === 'users' && (await this.#isHere(row))) {
        reader.note('known');
        continue;
      }
      const written = readRow(reader.read, table, row, known.rows);
      for (const one of Object.keys(written)) known.columns.add(one);
      this.#expectFile(table, row);
      if (row.is_published === true && ['blog_posts', 'portfolio_items'].includes(table)) this.#published += 1;
      rows.push(written);
    }
    await wait(this.#tx, table, rows);
  }

  #moved(text: string): string {
    const { site } = this.#manifest;
    const address = new RegExp(`${RegExp.escape(site.replace(/\/$/, ''))}(?![\\w.:-])`, 'g');
    return text.replace(address, () => this.#context.settings.PUBLIC_URL);
  }

  /** When a user with the same e-mail address exists, references to the imported user are changed to that user. */
  async #isHere({ id, email }: SiteRow): Promise<boolean> {
    const { rows } = await this.#tx.execute<{ id: string }>(
      sql`select id from users where lower(email) = lower(${String(email)})`,
    );
    const [here] = rows;
    if (here && here.id !== id) this.#ids.set(String(id), here.id);
    return here !== undefined;
  }

  #expectFile(table: string, { id, bytes, size, replaced_by_id }: SiteRow): void {
    if (table === 'pictures' && !replaced_by_id) this.#files.set(pictureKey(String(id)), Number(bytes));
    if (table === 'attachments') this.#files.set(attachmentKey(String(id)), Number(size));
  }

  /** Writes the rows to their tables. @param order each table follows the tables that it references */
  async finish(order: Arriving[]): Promise<ImportReport> {
    const { tables, site, missing } = this.#manifest;
    for (const [name, { rows }] of Object.entries(tables)) {
      const came = this.#tables.get(name)?.rows ?? 0;
      if (came !== rows) throw new ImportError(`The export has ${came} of ${rows} rows of ${name}.`);
    }
    const [lost] = [...this.#files.keys()].filter((key) => !missing.includes(key));
    if (lost) throw new ImportError(`The export lacks ${lost}.`);
    for (const [id, here] of this.#ids) {
      await this.#tx.execute(
        sql`update arriving set line = replace(line::text, ${id}, ${here})::jsonb where strpos(line::text, ${id}) > 0`,
      );
    }
    const counts = new Map<string, number>();
    for (const { name } of order) {
      const known = this.#tables.get(name);
      if (known?.columns.size) counts.set(name, await fill(this.#tx, { name, columns: [...known.columns] }));
    }
    const report = emptyReport('Marquee', `Marquee ${site}`);
    report.counts.posts = counts.get('blog_posts') ?? 0;
    report.counts.items = counts.get('portfolio_items') ?? 0;
    report.counts.enquiries = counts.get('messages') ?? 0;
    report.counts.reviews = counts.get('reviews') ?? 0;
    report.counts.redirects = counts.get('redirects') ?? 0;
    report.counts.published = this.#published;
    report.counts.pictures = this.#pictures;
    report.skipped = [
      ...toldOf((await this.#reader).changed),
      ...missing.map((key) => ({ what: key, why: 'It was not in the store that was exported.' })),
    ];
    return report;
  }
}

const toldOf = (changed: Changed) =>
  [...changed].map(([change, count]) => ({ what: `${changes[change][0]} (${count})`, why: changes[change][1] }));

function parseRow(line: string, table: string): SiteRow {
  try {
    const row: unknown = JSON.parse(line);
    if (typeof row === 'object' && row !== null && !Array.isArray(row)) return row as SiteRow;
  } catch {
    // An ImportError for invalid JSON follows below.
  }
  throw new ImportError(`data/${table}.jsonl has a line that is no row.`);
}

type Read = Awaited<ReturnType<typeof createRowReader>>['read'];

function readRow(read: Read, table: string, row: SiteRow, line: number): SiteRow {
  try {
    return read(table, row);
  } catch (error) {
    const [issue] = (error as { issues?: { path: PropertyKey[] }[] }).issues ?? [];
    if (!issue) throw error;
    throw new ImportError(`Row ${line} of data/${table}.jsonl cannot be brought in: ${issue.path.join('.')}.`);
  }
}
