import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { eraseListedIn } from '#server/office/privacy/personalData/repeatErasure.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import type { Context } from '#server/platform/context.ts';
import { openClient } from '#server/platform/database/client.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { backedUpTables } from '#server/transfer/backup/tables.ts';
import { exportedTables } from '#server/transfer/export/exportedTables.ts';
import { ImportError } from '../importError.ts';
import type { ImportReport } from '../report.ts';
import type { Progress } from '../runImport.ts';
import { imports } from '../table.ts';
import { readEntries, readManifest } from './archive.ts';
import { createArrivingTable } from './fill.ts';
import { Site } from './site.ts';

/** Tables that keep their rows: a new installation already has some. */
const preservedTables = ['users', 'audit_entries', 'imports'];
/** Tables whose rows are replaced: the new site may have been visited already. */
const replaced = ['visit_figures', 'visit_months'];

type SiteImport = { path: string; fileName: string; isDryRun: boolean; onProgress: Progress };

/**
 * One transaction, on a separate connection, because large tables take long.
 * @throws ImportError when there is content, or the archive is invalid
 */
export async function importSite(
  context: Context,
  databaseUrl: string,
  { path, fileName, isDryRun, onProgress }: SiteImport,
): Promise<ImportReport> {
  const manifest = await readManifest(path);
  const client = await openClient(databaseUrl);
  const newKeys: string[] = [];
  let isOver = false;
  try {
    const tx = drizzle(client, { casing: 'snake_case' }) as unknown as Transaction;
    await client.query('begin');
    await makeEmpty(client);
    const site = new Site(context, tx, manifest, isDryRun ? null : newKeys);
    const total = Object.values(manifest.tables).reduce((sum, { rows }) => sum + rows, 0);
    await createArrivingTable(tx);
    await readEntries(path, async (entry) => {
      await site.take(entry);
      onProgress(site.rows, total);
    });
    const report = await site.finish(await backedUpTables(client));
    await eraseListedIn(tx, context.settings.DATA_DIR, context.now());
    onProgress(total, total);
    if (!isDryRun) await recordImport(context, tx, { fileName, report, total });
    isOver = true;
    await client.query(isDryRun ? 'rollback' : 'commit');
    return report;
  } finally {
    await client.end();
    // When the result of the commit is unknown, it may have succeeded: the files stay.
    if (!isOver) for (const key of newKeys) await context.store.delete(key).catch(() => {});
  }
}

/** Locks all tables against writes until the end of the transaction. @throws ImportError when there is content */
async function makeEmpty(client: pg.Client): Promise<void> {
  const names = Object.keys(exportedTables);
  await client.query(`lock table ${names.join(', ')} in share row exclusive mode`);
  const { rows } = await client.query<{ users: number }>('select count(*)::int as users from users');
  if (!rows[0]?.users) throw new ImportError('Start the product once first: the site needs its first admin.');
  for (const name of names) {
    if (preservedTables.includes(name)) continue;
    if (replaced.includes(name)) await client.query(`delete from ${name}`);
    else if ((await client.query(`select from ${name} limit 1`)).rowCount) {
      throw new ImportError(
        `There is something in ${name} already. A whole site comes into an installation that nobody has written in, without sample content (SAMPLE_CONTENT=false).`,
      );
    }
  }
}

type Imported = { fileName: string; report: ImportReport; total: number };

async function recordImport(context: Context, tx: Transaction, { fileName, report, total }: Imported): Promise<void> {
  const now = context.now();
  const id = uuidv7();
  const identity = { id, source: report.source, fileName, startedBy: actorOf(context).name };
  const finishedState = { state: 'done', total, done: total, report, startedAt: now, endedAt: now } as const;
  await tx.insert(imports).values({ ...identity, ...finishedState });
  const { posts, items, pictures } = report.counts;
  await record(tx, actorOf(context), 'import.run', { id, label: fileName }, now, { after: { posts, items, pictures } });
}
