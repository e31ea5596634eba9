import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { args, print, runCommand } from '#server/app/start/command.ts';
import { readSecret } from '#server/platform/crypto/secret.ts';
import { openStore } from '#server/platform/storage/store.ts';
import { backUp } from '#server/transfer/backup/dump.ts';
import { BackupError } from '#server/transfer/backup/error.ts';

// npm run backup [-- FILE]
const [fileArgument] = args;

await runCommand({
  check({ DATABASE_URL, DATA_DIR }) {
    if (DATABASE_URL || existsSync(join(DATA_DIR, 'postgres'))) return;
    throw new BackupError(`There is nothing to back up: ${resolve(DATA_DIR)} has no database.`);
  },
  async work(settings, url) {
    const dataDir = resolve(settings.DATA_DIR);
    const timestamp = new Date().toISOString().replaceAll(':', '-');
    const file = fileArgument
      ? resolve(process.env.INIT_CWD ?? '.', fileArgument)
      : join(dataDir, 'backups', `marquee-${timestamp}.tar.gz`);
    const store = await openStore(dataDir, settings.STORAGE_URL);
    const secret = readSecret(dataDir, settings.SESSION_SECRET);
    const { tables, pictures, attachments = 0, missing } = await backUp({ url, store, secret }, file);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const { size } = await stat(file);
    const attachmentText = attachments ? ` ${attachments} attachments,` : '';
    print(`${file}: ${tables.length} tables, ${rows} rows, ${pictures} pictures,${attachmentText} ${size} bytes`);
    for (const name of missing) print(`WARNING: the store does not have ${name}: it is not in the backup.`);
    print(
      'The backup does not contain SESSION_SECRET: store that (or session-secret in DATA_DIR) too. Without it, webhooks',
    );
    print('need new secrets, and authenticator apps and the calendars of hosts must be set up again.');
  },
  isExpected: (error) => error instanceof BackupError,
});
