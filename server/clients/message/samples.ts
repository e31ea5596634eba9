import { v7 as uuidv7 } from 'uuid';
import { HOUR_MS } from '#schema/durations.ts';
import { dayOf } from '#schema/officeTime.ts';
import type { answers, conversationEvents, notes } from './conversation/table.ts';
import { type SampleMessage, samples } from './sampleData.ts';
import { type messages, newMessage, type replies } from './table.ts';

const DAY_HOURS = 24;

type Author = { id: string; name: string };
type Since = (hours: number) => Date;

/** Dated back from now. @param author writes the replies and notes and owns messages beyond NEW */
export function sampleMessages(now: Date, author: Author, timeZone: string) {
  const ago: Since = (hours) => new Date(now.getTime() - hours * HOUR_MS);
  const samplesWithIds = samples.map((sample) => ({ sample, id: uuidv7() }));
  const each = <Row>(rows: (sample: SampleMessage, messageId: string) => Row[]): Row[] =>
    samplesWithIds.flatMap(({ sample, id }) => rows(sample, id));
  return {
    messages: each((sample, id) => [messageOf(sample, id, author, ago, timeZone)]),
    replies: each((sample, messageId): (typeof replies.$inferInsert)[] =>
      (sample.replies ?? []).map(({ hoursAgo, replyText }) => ({
        ...{ id: uuidv7(), messageId, replyText, replyDate: ago(hoursAgo) },
        ...{ author: author.name, authorId: author.id },
      })),
    ),
    answers: each((sample, messageId): (typeof answers.$inferInsert)[] =>
      (sample.answers ?? []).map(({ hoursAgo, text }) => ({
        ...{ id: uuidv7(), messageId, receivedAt: ago(hoursAgo), text, subject: 'Re: Your message' },
        ...{ fromEmail: sample.email, fromName: sample.name },
        ...{ isFromOther: false, isUnverified: false, isAutomatic: false },
      })),
    ),
    notes: each((sample, messageId): (typeof notes.$inferInsert)[] =>
      (sample.notes ?? []).map(({ hoursAgo, text }) => ({
        ...{ id: uuidv7(), messageId, createdAt: ago(hoursAgo), text },
        ...{ author: author.name, authorId: author.id },
      })),
    ),
    events: each(({ stage }, messageId): (typeof conversationEvents.$inferInsert)[] =>
      stage
        ? [
            {
              ...{ id: uuidv7(), messageId, at: ago(stage.hoursAgo), kind: 'STAGE', actor: author.name },
              detail: { stage: stage.to, reason: stage.reason ?? null },
            },
          ]
        : [],
    ),
  };
}

function messageOf(
  sample: SampleMessage,
  id: string,
  author: Author,
  ago: Since,
  timeZone: string,
): typeof messages.$inferInsert {
  const { name, email, contactNumber, service, message, hoursAgo, isRead, value = null, followUp } = sample;
  const [first] = sample.replies ?? [];
  const last = sample.answers?.at(-1);
  const { replies = [], answers = [], notes = [] } = sample;
  const latest = Math.min(hoursAgo, ...[...replies, ...answers, ...notes].map((entry) => entry.hoursAgo));
  const stage = sample.stage?.to ?? (first ? 'IN_CONTACT' : 'NEW');
  return {
    ...newMessage({ id, name, email, contactNumber, service, message, createdAt: ago(hoursAgo) }),
    ...{ isRead, value, stage, lostReason: sample.stage?.reason ?? null },
    ownerId: stage === 'NEW' ? null : author.id,
    stageChangedAt: ago(sample.stage?.hoursAgo ?? first?.hoursAgo ?? hoursAgo),
    followUpDay: followUp ? dayOf(ago(-followUp.inDays * DAY_HOURS), timeZone) : null,
    followUpNote: followUp?.note ?? null,
    firstReplyAt: first ? ago(first.hoursAgo) : null,
    lastAnswerAt: last ? ago(last.hoursAgo) : null,
    lastActivityAt: ago(latest),
  };
}
