import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { args, print, runCommand } from '#server/app/start/command.ts';
import { openStore } from '#server/platform/storage/store.ts';
import { BackupError } from '#server/transfer/backup/error.ts';
import { exportSite } from '#server/transfer/export/exportSite.ts';

// npm run export -- FILE
const [fileArgument = ''] = args;

await runCommand({
  check({ DATABASE_URL, DATA_DIR }) {
    if (!fileArgument) throw new BackupError('Into which file? npm run export -- FILE, or marquee export FILE');
    if (DATABASE_URL || existsSync(join(DATA_DIR, 'postgres'))) return;
    throw new BackupError(`There is nothing to export: ${resolve(DATA_DIR)} has no database.`);
  },
  async work(settings, url) {
    const file = resolve(process.env.INIT_CWD ?? '.', fileArgument);
    const store = await openStore(resolve(settings.DATA_DIR), settings.STORAGE_URL);
    const { tables, pictures, missing } = await exportSite({ url, store, publicUrl: settings.PUBLIC_URL }, file);
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    const { size } = await stat(file);
    print(`${file}: ${rows} rows of ${Object.keys(tables).length} tables, ${pictures} pictures, ${size} bytes`);
    for (const name of missing) print(`WARNING: the store does not have ${name}: it is not in the export.`);
  },
  isExpected: (error) => error instanceof BackupError,
});
