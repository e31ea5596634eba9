import { readdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Folders of mail files, used without SMTP or IMAP server. */
const folders = ['outbox', 'inbox'];
const isMail = (name: string) => /\.eml(\.part)?$/i.test(name);

/** `file` is relative to DATA_DIR. */
export type MailFile = { path: string; file: string; text: string; subject: string; at: Date | null };

export async function* mailFiles(dataDir: string): AsyncGenerator<MailFile> {
  for (const folder of folders) {
    const folderPath = join(dataDir, folder);
    const entries = await readdir(folderPath, { recursive: true, withFileTypes: true }).catch(unlessGone);
    for (const entry of entries ?? []) {
      if (!entry.isFile() || !isMail(entry.name)) continue;
      const path = join(entry.parentPath, entry.name);
      const bytes = await readFile(path).catch(unlessGone);
      if (!bytes) continue;
      // The mail parser is loaded only when there is a mail.
      const { readMail } = await import('#server/clients/message/mailbox/readMail.ts');
      const { from, recipients, subject, text, quoted, date } = await readMail(bytes);
      const fields = [from.email, from.name, ...recipients, subject, text, quoted];
      // The raw text too, for unparsed headers and parts beyond the limits.
      yield {
        path,
        file: relative(dataDir, path),
        text: [...fields, bytes.toString('latin1')].join('\n'),
        subject,
        at: date,
      };
    }
  }
}

export const removeFile = (path: string): Promise<void> => rm(path, { force: true });

function unlessGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
