import { create as contentDisposition } from 'content-disposition';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { isId } from '#schema/common.ts';
import { conversationStrings } from '#schema/conversation.ts';
import { ATTACHMENTS } from '#server/clients/message/conversation/attachments.ts';
import { type AttachmentRow, attachments } from '#server/clients/message/conversation/table.ts';
import { admit } from '#server/platform/access/admit.ts';
import type { Context, Services } from '#server/platform/context.ts';
import { fail } from '#server/platform/errors.ts';
import { attachmentKey } from '#server/platform/storage/attachmentKey.ts';
import { contentSecurity } from './contentSecurity.ts';
import { createContext } from './createContext.ts';

/** Sends attachments as downloads without their own media type, so that no browser opens them. */
export function serveAttachments(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { id: string } }>(`${ATTACHMENTS}/:id`, async (request, reply) => {
    const context = await createContext(services, request);
    admit(context, 'Employee', { all: ['MESSAGES_READ'] });
    const { id, name, size } = await findAttachment(context, request.params.id);
    return reply
      .type('application/octet-stream')
      .header('content-length', size)
      .header('content-disposition', contentDisposition(name))
      .header('content-security-policy', contentSecurity.file)
      .header('cache-control', 'no-store')
      .send(await services.store.getStream(attachmentKey(id)));
  });
}

/** @throws NOT_FOUND also when the file is missing in the store */
async function findAttachment({ db, store }: Context, id: string): Promise<AttachmentRow> {
  const [attachment] = isId(id) ? await db.select().from(attachments).where(eq(attachments.id, id)) : [];
  if (!attachment || !(await store.exists(attachmentKey(id))))
    throw fail('NOT_FOUND', conversationStrings.attachmentNotFound);
  return attachment;
}
