import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { args, print, runCommand } from '#server/app/start/command.ts';
import { LIST } from '#server/office/privacy/personalData/list.ts';
import { readSecret } from '#server/platform/crypto/secret.ts';
import { openStore } from '#server/platform/storage/store.ts';
import { BackupError } from '#server/transfer/backup/error.ts';
import { restore } from '#server/transfer/backup/restore.ts';
import { secretMark } from '#server/transfer/backup/secretMark.ts';

// npm run restore -- FILE
const [fileArgument = ''] = args;

await runCommand({
  check() {
    if (!fileArgument) throw new BackupError('Which backup? npm run restore -- FILE, or marquee restore FILE');
  },
  async work(settings, url) {
    const dataDir = resolve(settings.DATA_DIR);
    const store = await openStore(dataDir, settings.STORAGE_URL);
    const file = resolve(process.env.INIT_CWD ?? '.', fileArgument);
    const { manifest, erasedAgain } = await restore({ url, store, dataDir }, file);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    print(
      `Restored the backup of ${manifest.madeAt}: ${rows} rows, ${manifest.pictures} pictures. Everybody signs in again.`,
    );
    if (erasedAgain) print(`Erased again, from ${LIST}: ${erasedAgain}.`);
    else if (!existsSync(join(dataDir, LIST))) {
      print(
        `${LIST} is not in DATA_DIR. If people were erased after the backup, copy it there before the first start.`,
      );
    }
    if (manifest.secretMark === secretMark(readSecret(dataDir, settings.SESSION_SECRET))) return;
    print(
      'WARNING: SESSION_SECRET differs from that of the backup. Set the one of the backup before the first start. Without',
    );
    print('it, webhooks need new secrets, and authenticator apps and the calendars of hosts must be set up again.');
  },
  isExpected: (error) => error instanceof BackupError,
});
