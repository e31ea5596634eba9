import { readdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Where mails lie as files: those that went out without a mail server, and those that came in without one. */
const folders = ['outbox', 'inbox'];
const isMail = (name: string) => /\.eml(\.part)?$/i.test(name);

/** A mail on the disk: where it is below DATA_DIR, and what it says. */
export type MailFile = { path: string; file: string; text: string; subject: string; at: Date | null };

/** Every mail that lies on the disk, one after the other. */
export async function* mailFiles(dataDir: string): AsyncGenerator<MailFile> {
  for (const folder of folders) {
    const place = join(dataDir, folder);
    const entries = await readdir(place, { recursive: true, withFileTypes: true }).catch(unlessGone);
    for (const entry of entries ?? []) {
      if (!entry.isFile() || !isMail(entry.name)) continue;
      const path = join(entry.parentPath, entry.name);
      const bytes = await readFile(path).catch(unlessGone);
      if (!bytes) continue;
      // What reads mail is loaded when there is one.
      const { readMail } = await import('#server/clients/message/mailbox/readMail.ts');
      const { from, recipients, subject, text, quoted, date } = await readMail(bytes);
      const read = [from.email, from.name, ...recipients, subject, text, quoted];
      // As it is on the disk too: headers that nobody reads, and what is beyond the bounds of a mail.
      yield {
        path,
        file: relative(dataDir, path),
        text: [...read, bytes.toString('latin1')].join('\n'),
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
