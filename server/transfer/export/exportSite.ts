import type pg from 'pg';
import { openClient } from '#server/platform/database/client.ts';
import { lockPictures } from '#server/platform/storage/picture/snapshotLock.ts';
import type { Store } from '#server/platform/storage/store.ts';
import { version } from '#server/platform/version.ts';
import { addFiles } from '#server/transfer/backup/files.ts';
import { allTables } from '#server/transfer/backup/tables.ts';
import { type AddEntry, writeTarFile } from '#server/transfer/backup/tarFile.ts';
import { exportedTables } from './exportedTables.ts';
import { folders, markdownFile, type Row, type WrittenTable } from './markdownFile.ts';
import { readme } from './readme.ts';

/** Rows per read, and characters of JSON lines per archive entry. */
const [ROWS, PART_LENGTH] = [500, 4 * 1024 * 1024];

export type ExportSource = { url: string; store: Store; publicUrl: string };
export type ExportManifest = {
  format: 'marquee-export-1';
  product: string;
  exportedAt: string;
  site: string;
  tables: Record<string, { rows: number; files: string[] }>;
  pictures: number;
  attachments: number;
  missing: string[];
};

/** Exports one snapshot; the product may be running. The archive is readable without the product. */
export async function exportSite({ url, store, publicUrl }: ExportSource, file: string): Promise<ExportManifest> {
  const client = await openClient(url);
  try {
    await lockPictures(client);
    await client.query(`begin isolation level repeatable read, read only; set local timezone = 'UTC'`);
    return await writeTarFile(file, async (addEntry) => {
      await addEntry('README.md', Buffer.from(readme));
      const tables: ExportManifest['tables'] = {};
      for (const { name, columns } of await allTables(client)) {
        const exported = exportedTables[name];
        if (!exported) continue;
        const exportedColumns = columns.filter((column) => !exported.without?.includes(column));
        tables[name] = await addTable(client, name, exportedColumns, publicUrl, addEntry);
      }
      const files = await addFiles(client, store, addEntry);
      const exportedAt = new Date().toISOString();
      const manifest: ExportManifest = {
        ...{ format: 'marquee-export-1', product: version, exportedAt, site: publicUrl, tables },
        ...{ pictures: files.pictures, attachments: files.attachments ?? 0, missing: files.missing },
      };
      await addEntry('manifest.json', Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
      return manifest;
    });
  } finally {
    await client.end();
  }
}

async function addTable(client: pg.Client, name: string, columns: string[], publicUrl: string, addEntry: AddEntry) {
  const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  await client.query(
    `declare rows no scroll cursor for select to_json(kept)::text as line from (select ${list} from ${client.escapeIdentifier(name)} order by 1) kept`,
  );
  const files: string[] = [];
  let rows = 0;
  let lines: string[] = [];
  let length = 0;
  const flush = async () => {
    const part = `data/${name}${files.length ? `.${files.length + 1}` : ''}.jsonl`;
    files.push(part);
    await addEntry(part, Buffer.from(lines.join('')));
    lines = [];
    length = 0;
  };
  for (;;) {
    const batch = await client.query<{ line: string }>(`fetch ${ROWS} from rows`);
    for (const { line } of batch.rows) {
      lines.push(`${line}\n`);
      length += line.length;
      rows += 1;
      if (name in folders) await addMarkdown(name as WrittenTable, JSON.parse(line), publicUrl, addEntry);
      if (length >= PART_LENGTH) await flush();
    }
    if (batch.rows.length < ROWS) break;
  }
  await client.query('close rows');
  if (lines.length || !files.length) await flush();
  return { rows, files };
}

const addMarkdown = (table: WrittenTable, row: Row, publicUrl: string, addEntry: AddEntry) =>
  addEntry(`${folders[table]}/${row.slug}.md`, Buffer.from(markdownFile(table, row, `${publicUrl}/uploads/`)));
