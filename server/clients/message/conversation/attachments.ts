import { and, eq, gt, inArray, or, sum } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { DAY_MS } from '#schema/durations.ts';
import type { Services } from '#server/platform/context.ts';
import type { Executor } from '#server/platform/database/connect.ts';
import { attachmentKey } from '#server/platform/storage/attachmentKey.ts';
import { arePicturesLocked } from '#server/platform/storage/picture/snapshotLock.ts';
import { replies } from '../table.ts';
import { type AttachmentRow, answers, attachments } from './table.ts';

export const ATTACHMENTS = '/attachments';

export const pathOf = ({ id }: Pick<AttachmentRow, 'id'>): string => `${ATTACHMENTS}/${id}`;

/** File extensions that Windows, macOS, Linux, phones or office programs execute. */
const executable =
  /\.(apk|app|appimage|bat|chm|cmd|com|cpl|deb|desktop|dll|dmg|docm|dotm|exe|gadget|hta|htm|html|img|iso|jar|js|jse|lnk|mht|msc|msi|msp|one|pif|pkg|pptm|ps1|reg|rpm|scf|scr|sh|svg|url|vb|vbe|vbs|vhd|vhdx|ws|wsc|wsf|wsh|xhtml|xlam|xll|xlsm)$/i;

/** @returns whether the name has an executable extension; ignores trailing dots and blanks, as Windows does */
export const isExecutable = (name: string): boolean => executable.test(name.replace(/[\s.]+$/, ''));

export type StoredAttachment = Omit<AttachmentRow, 'answerId' | 'replyId'>;
type File = Pick<AttachmentRow, 'name' | 'contentType'> & { content: Uint8Array };

/** Bytes of attachments per message within a day, from all senders. */
export const MAX_DAY_BYTES = 100 * 1024 * 1024;

/** @returns whether these files fit into MAX_DAY_BYTES; the caller holds the lock of the message */
export async function hasRoomToday(
  executor: Executor,
  messageId: string,
  files: readonly Pick<AttachmentRow, 'size'>[],
  now: Date,
): Promise<boolean> {
  const [row] = await executor
    .select({ bytes: sum(attachments.size) })
    .from(attachments)
    .innerJoin(answers, eq(attachments.answerId, answers.id))
    .where(and(eq(answers.messageId, messageId), gt(answers.receivedAt, new Date(now.getTime() - DAY_MS))));
  const bytes = files.reduce((total, { size }) => total + size, Number(row?.bytes ?? 0));
  return bytes <= MAX_DAY_BYTES;
}

/** Before the transaction that inserts the rows; the sweep deletes orphans. @throws errors of the store */
export async function storeFiles(
  parts: Pick<Services, 'db' | 'store' | 'log'>,
  files: File[],
): Promise<StoredAttachment[]> {
  const stored: StoredAttachment[] = [];
  try {
    for (const [position, { name, contentType, content }] of files.entries()) {
      const row = { id: uuidv7(), position, name, contentType, size: content.byteLength };
      stored.push(row);
      await parts.store.put(attachmentKey(row.id), content);
    }
    return stored;
  } catch (error) {
    await discardFiles(parts, stored);
    throw error;
  }
}

/** Deletes files without a row. While a backup runs, the sweep deletes them later. */
export async function discardFiles(
  { db, store, log }: Pick<Services, 'db' | 'store' | 'log'>,
  files: readonly { id: string }[],
): Promise<void> {
  const discard = async () => {
    if (!files.length || (await arePicturesLocked(db))) return;
    for (const { id } of files) await store.delete(attachmentKey(id));
  };
  await discard().catch((error: Error) => log.warn({ reason: error.name }, 'an attachment was not deleted'));
}

export const filesOfMessages = (
  executor: Executor,
  messageIds: string[],
): Promise<{ id: string; replyId: string | null }[]> =>
  executor
    .select({ id: attachments.id, replyId: attachments.replyId })
    .from(attachments)
    .leftJoin(answers, eq(attachments.answerId, answers.id))
    .leftJoin(replies, eq(attachments.replyId, replies.id))
    .where(or(inArray(answers.messageId, messageIds), inArray(replies.messageId, messageIds)));
