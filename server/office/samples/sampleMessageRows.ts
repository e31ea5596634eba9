import { asc, inArray, sql } from 'drizzle-orm';
import { sampleStrings } from '#schema/siteState.ts';
import { answers, conversationEvents, notes } from '#server/clients/message/conversation/table.ts';
import { samples as messageSamples, type SampleMessage } from '#server/clients/message/sampleData.ts';
import { messages, replies } from '#server/clients/message/table.ts';
import type { Executor } from '#server/platform/database/connect.ts';
import type { SampleRow } from './sampleRows.ts';

const { changed } = sampleStrings;

/** A message cannot be edited: it is changed when somebody worked with it. Reading it changes nothing. */
export async function sampleMessageRows(executor: Executor): Promise<SampleRow[]> {
  const emails = messageSamples.map(({ email }) => email);
  const rows = await executor.select().from(messages).where(inArray(messages.email, emails)).orderBy(asc(messages.id));
  const ids = rows.map(({ id }) => id);
  const conversation = await conversationsOf(executor, ids);
  return rows.flatMap((row) => {
    const sample = messageSamples.find(
      ({ email, name, service, message }) =>
        row.email === email && row.name === name && row.service === service && row.message === message,
    );
    if (!sample) return [];
    return [{ id: row.id, name: row.name, keptFor: isUntouched(row, sample, conversation(row.id)) ? null : changed }];
  });
}

type Conversation = { replies: string[]; answers: string[]; notes: string[]; events: string[] };

async function conversationsOf(executor: Executor, ids: string[]): Promise<(id: string) => Conversation> {
  const ofThem = (column: Parameters<typeof inArray>[0]) => inArray(column, ids);
  const replyRows = await executor
    .select({ id: replies.messageId, text: replies.replyText })
    .from(replies)
    .where(ofThem(replies.messageId));
  const answerRows = await executor
    .select({ id: answers.messageId, text: answers.text })
    .from(answers)
    .where(ofThem(answers.messageId));
  const noteRows = await executor
    .select({ id: notes.messageId, text: notes.text })
    .from(notes)
    .where(ofThem(notes.messageId));
  const eventRows = await executor
    .select({
      id: conversationEvents.messageId,
      text: sql<string>`coalesce(${conversationEvents.detail} ->> 'stage', ${conversationEvents.kind})`,
    })
    .from(conversationEvents)
    .where(ofThem(conversationEvents.messageId));
  const textsOf = (list: { id: string; text: string }[], id: string) =>
    list.filter((one) => one.id === id).map(({ text }) => text);
  return (id) => ({
    replies: textsOf(replyRows, id),
    answers: textsOf(answerRows, id),
    notes: textsOf(noteRows, id),
    events: textsOf(eventRows, id),
  });
}

/** Samples of earlier versions had fewer replies and no stages. */
function isUntouched(row: typeof messages.$inferSelect, sample: SampleMessage, conversation: Conversation): boolean {
  const isPart = (texts: string[], of: readonly string[] = []) => texts.every((text) => of.includes(text));
  const stages = [sample.stage?.to, 'NEW', 'IN_CONTACT'];
  return (
    isPart(
      conversation.replies,
      sample.replies?.map(({ replyText }) => replyText),
    ) &&
    isPart(
      conversation.answers,
      sample.answers?.map(({ text }) => text),
    ) &&
    isPart(
      conversation.notes,
      sample.notes?.map(({ text }) => text),
    ) &&
    conversation.events.length <= (sample.stage ? 1 : 0) &&
    isPart(conversation.events, sample.stage && [sample.stage.to]) &&
    stages.includes(row.stage) &&
    !row.isSpam &&
    [null, sample.value ?? null].includes(row.value) &&
    [null, sample.followUp?.note ?? null].includes(row.followUpNote)
  );
}
