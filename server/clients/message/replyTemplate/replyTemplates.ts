import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type * as z from 'zod/mini';
import { type ReplyTemplateInput, replyTemplateStrings } from '#schema/replyTemplate.ts';
import { changed, factsOf } from '#server/platform/audit/change.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import type { Context } from '#server/platform/context.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { byText, type Orders } from '#server/platform/database/listOrder.ts';
import { tableReader } from '#server/platform/database/lookup.ts';
import { byCreation, type Connection, type PageArgs, tablePage } from '#server/platform/database/page.ts';
import { madeAt, updateRow } from '#server/platform/database/updatedAt.ts';
import { fail, foundOr, isUniqueViolation } from '#server/platform/errors.ts';
import { type ReplyTemplateRow, replyTemplates } from './table.ts';

export type ReplyTemplateList = Connection<ReplyTemplateRow>;
type Input = z.output<typeof ReplyTemplateInput>;

const order = byCreation<ReplyTemplateRow>(replyTemplates, 'oldest first');
const orders: Orders = {
  CREATED: replyTemplates.createdAt,
  NAME: byText(replyTemplates.name),
  UPDATED: replyTemplates.updatedAt,
};
const auditedFields = ['name', 'text'] as const;

export const listReplyTemplates = ({ db }: Context, args: PageArgs): Promise<ReplyTemplateList> =>
  tablePage(db, { table: replyTemplates, order, orders }, args);

/** @throws NOT_FOUND */
export const getReplyTemplate = tableReader(replyTemplates, replyTemplateStrings.notFound);

/** @throws CONFLICT when the name is taken */
export function createReplyTemplate(context: Context, input: Input): Promise<ReplyTemplateRow> {
  const now = context.now();
  const template = { ...input, id: uuidv7(), ...madeAt(now) };
  return unlessTaken(() =>
    context.db.transaction(async (tx) => {
      await tx.insert(replyTemplates).values(template);
      const after = factsOf(template, auditedFields);
      await record(tx, actorOf(context), 'replyTemplate.create', subjectOf(template), now, { after });
      return template;
    }),
  );
}

/** @throws NOT_FOUND; CONFLICT when the name is taken */
export function updateReplyTemplate(context: Context, id: string, input: Input): Promise<ReplyTemplateRow> {
  const now = context.now();
  return unlessTaken(() =>
    context.db.transaction(async (tx) => {
      const before = await lockForUpdate(tx, id);
      const change = changed(before, { ...before, ...input }, auditedFields);
      if (!change) return before;
      const template = await updateRow(tx, replyTemplates, before, input);
      await record(tx, actorOf(context), 'replyTemplate.update', subjectOf(template), now, change);
      return template;
    }),
  );
}

/** @returns the deleted template @throws NOT_FOUND */
export const removeReplyTemplate = (context: Context, id: string): Promise<ReplyTemplateRow> =>
  context.db.transaction(async (tx) => {
    const template = await lockForUpdate(tx, id);
    await tx.delete(replyTemplates).where(eq(replyTemplates.id, id));
    const before = factsOf(template, auditedFields);
    await record(tx, actorOf(context), 'replyTemplate.remove', subjectOf(template), context.now(), { before });
    return template;
  });

const lockForUpdate = async (tx: Transaction, id: string): Promise<ReplyTemplateRow> =>
  foundOr(
    await tx.select().from(replyTemplates).where(eq(replyTemplates.id, id)).for('update'),
    replyTemplateStrings.notFound,
  );

async function unlessTaken<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error, 'reply_templates_name_key')) throw error;
    const { nameTaken } = replyTemplateStrings;
    throw fail('CONFLICT', nameTaken, { fields: { name: nameTaken } });
  }
}

const subjectOf = ({ id, name }: ReplyTemplateRow) => ({ id, label: name });
