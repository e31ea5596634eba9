import type { Readable } from 'node:stream';
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { ZipFile } from 'yazl';
import { dayOf } from '#schema/officeTime.ts';
import { exportName } from '#schema/personalData.ts';
import { type AttachmentRow, answers, attachments } from '#server/clients/message/conversation/table.ts';
import { messages, replies } from '#server/clients/message/table.ts';
import type { Context } from '#server/platform/context.ts';
import { attachmentKey } from '#server/platform/storage/attachmentKey.ts';
import { addressesOf } from './erasePersonalData.ts';
import { readExport, recordExport } from './export.ts';
import { htmlOf } from './html.ts';
import { isOf } from './ownRecords.ts';

export type ExportArchive = { fileName: string; archive: Readable };

const MAX_NAME = 120;

/**
 * Writes the data of the addresses to a zip archive: as JSON, as a page, and the files that the person sent or was sent.
 * One file is read at a time, while the archive is sent.
 * @throws BAD_USER_INPUT for an invalid address, and for more records than an export holds
 */
export async function exportArchive(context: Context, texts: readonly string[]): Promise<ExportArchive> {
  const data = await readExport(context, texts);
  const files = await filesOf(context, texts);
  const zip = new ZipFile();
  const archive = zip.outputStream as Readable;
  const now = context.now();
  const add = (name: string, text: string) => zip.addBuffer(Buffer.from(text), name, { mtime: now });
  add('personal-data.json', JSON.stringify(data, null, 2));
  add('personal-data.html', htmlOf(data));
  for (const file of files) {
    const options = { mtime: file.at, compress: false };
    zip.addReadStreamLazy(nameInArchive(file), options, (give) => {
      context.store.getStream(attachmentKey(file.id)).then(
        (stream) =>
          give(
            null,
            stream.on('error', (error) => archive.destroy(error)),
          ),
        (error: Error) => archive.destroy(error),
      );
    });
  }
  zip.end();
  zip.on('error', (error: Error) => archive.destroy(error));
  await recordExport(context, data, { format: 'ZIP', files: files.length });
  return { fileName: exportName(dayOf(now, context.site.timeZone), 'zip'), archive };
}

type ArchivedFile = AttachmentRow & { at: Date };

/** Files of the person's own mails and of the replies to them, whose bytes are still in the store. */
async function filesOf({ db, store }: Context, texts: readonly string[]): Promise<ArchivedFile[]> {
  const addresses = addressesOf(texts);
  const ownIds = db.select({ id: messages.id }).from(messages).where(isOf('messages', addresses));
  const isOwn = inArray(answers.messageId, ownIds);
  const answerIds = db
    .select({ id: answers.id })
    .from(answers)
    .where(or(isOf('answers', addresses), and(isOwn, eq(answers.isFromOther, false))));
  const received = await db
    .select({ file: attachments, at: answers.receivedAt })
    .from(attachments)
    .innerJoin(answers, eq(answers.id, attachments.answerId))
    .where(inArray(attachments.answerId, answerIds))
    .orderBy(asc(answers.receivedAt), asc(attachments.answerId), asc(attachments.position));
  const replied = await db
    .select({ file: attachments, at: replies.replyDate })
    .from(attachments)
    .innerJoin(replies, eq(replies.id, attachments.replyId))
    .where(inArray(replies.messageId, ownIds))
    .orderBy(asc(replies.replyDate), asc(attachments.replyId), asc(attachments.position));
  const files: ArchivedFile[] = [];
  for (const { file, at } of [...received, ...replied])
    if (await store.exists(attachmentKey(file.id))) files.push({ ...file, at });
  return files;
}

/** The id is that of the attachment in the JSON; a name may occur twice, or lead out of a folder. */
function nameInArchive({ id, name }: AttachmentRow): string {
  const plain = name
    .toWellFormed()
    .replace(/[\p{C}\\/:*?"<>|]+/gu, '_')
    .replace(/^[.\s]+/, '');
  return `files/${id}/${[...plain].slice(-MAX_NAME).join('') || 'file'}`;
}
