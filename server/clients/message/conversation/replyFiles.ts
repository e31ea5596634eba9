import { buffer } from 'node:stream/consumers';
import { asc, eq } from 'drizzle-orm';
import type { FileUpload } from 'graphql-upload-minimal';
import { MAX_ATTACHMENTS, MAX_REPLY_BYTES, conversationStrings as strings } from '#schema/conversation.ts';
import { cleanName } from '#server/clients/message/mailbox/read/clean.ts';
import type { Context, Services } from '#server/platform/context.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { badField, fail, isRefused } from '#server/platform/errors.ts';
import type { MailFile } from '#server/platform/mail/transport.ts';
import { attachmentKey } from '#server/platform/storage/attachmentKey.ts';
import { readFile } from '#server/platform/storage/store.ts';
import { discardFiles, type StoredAttachment, storeFiles } from './attachments.ts';
import { attachments } from './table.ts';

export type ReplyFiles = readonly Promise<unknown>[] | null | undefined;

const mediaType = /^[a-z0-9][\w.+-]{0,100}\/[a-z0-9][\w.+-]{0,100}$/;

/**
 * Stores the files of a reply, then writes the reply in a transaction; without the reply there are no files.
 * @throws BAD_USER_INPUT for too many or empty files; PAYLOAD_TOO_LARGE above MAX_REPLY_BYTES
 */
export async function storeReplyFiles<T>(
  context: Context,
  files: ReplyFiles,
  write: (tx: Transaction, stored: StoredAttachment[]) => Promise<T>,
): Promise<T> {
  const stored = await storeFiles(context, await readUploads(files ?? []));
  let isWritten = false;
  try {
    return await context.db.transaction(async (tx) => {
      const result = await write(tx, stored);
      isWritten = true;
      return result;
    });
  } catch (error) {
    // When the result of the commit is unknown, keep the files: the sweep deletes them if they have no rows.
    if (!isWritten || isRefused(error)) await discardFiles(context, stored);
    throw error;
  }
}

async function readUploads(files: readonly Promise<unknown>[]) {
  if (files.length > MAX_ATTACHMENTS) throw badField('files', strings.tooManyFiles);
  const uploads: { name: string; contentType: string; content: Buffer }[] = [];
  let bytes = 0;
  for (const [index, file] of files.entries()) {
    const { filename, mimetype, createReadStream } = (await file) as FileUpload;
    const content = await buffer(createReadStream());
    const name = cleanName(filename, `file-${index + 1}`);
    if (!content.length) throw badField('files', strings.emptyFile(name));
    bytes += content.length;
    if (bytes > MAX_REPLY_BYTES) throw fail('PAYLOAD_TOO_LARGE', strings.filesTooLarge);
    const type = (mimetype ?? '').toLowerCase();
    // In a mail, a part of type multipart is a container.
    const isNamed = mediaType.test(type) && !type.startsWith('multipart/');
    uploads.push({ name, contentType: isNamed ? type : 'application/octet-stream', content });
  }
  return uploads;
}

/** The files of the reply that a mail carries: mail and reply have one id. @throws when the store has lost one */
export async function mailFilesOf({ db, store }: Pick<Services, 'db' | 'store'>, mailId: string): Promise<MailFile[]> {
  const rows = await db
    .select()
    .from(attachments)
    .where(eq(attachments.replyId, mailId))
    .orderBy(asc(attachments.position));
  const files: MailFile[] = [];
  for (const { id, name, contentType } of rows) {
    const content = await readFile(store, attachmentKey(id));
    if (!content) throw Object.assign(new Error('a file of a reply is missing in the store'), { code: 'ENOENT' });
    files.push({ name, contentType, content });
  }
  return files;
}
