import type { AuditAction } from '#schema/audit.ts';
import type { EventDetail, ThreadEventKind } from '#schema/conversation.ts';
import {
  deskStrings,
  type FollowUp,
  lostReason as lostReasonRule,
  MAX_VALUE,
  type MessageStage,
} from '#schema/desk.ts';
import { messagePayload } from '#server/clients/message/messageView.ts';
import { type Colleague, colleagueOr, nameOf } from '#server/people/user/colleagues.ts';
import { changed } from '#server/platform/audit/change.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import { type Context, viewerOf } from '#server/platform/context.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { updateRow } from '#server/platform/database/updatedAt.ts';
import { badField, fail } from '#server/platform/errors.ts';
import { announce, announceChange } from '#server/platform/event/events.ts';
import { readSource } from '#server/platform/visit/source.ts';
import { addEvent } from '../conversation/events.ts';
import { lockForUpdate, subjectOf } from '../messages.ts';
import { type MessageRow, messages } from '../table.ts';
import { announceStage, stageOf } from './stage.ts';

type Change = {
  action: AuditAction;
  fields: (keyof MessageRow & string)[];
  /** Reads and locks rows before the message. @throws when the change is refused */
  prepare?: (tx: Transaction) => Promise<void>;
  /** The new values. @param now taken after the lock @throws when the change is refused */
  to: (tx: Transaction, before: MessageRow, now: Date) => Promise<Partial<MessageRow>> | Partial<MessageRow>;
  /** Adds the event to the conversation and announces it, unless it is spam. Called only for real changes. */
  announceEvent: (tx: Transaction, message: MessageRow, now: Date) => Promise<void>;
};

/** Updates a message, its audit entry, its conversation and the open screens in one transaction. @throws NOT_FOUND */
const change = (
  context: Context,
  id: string,
  { action, fields, prepare, to, announceEvent }: Change,
): Promise<MessageRow> =>
  context.db.transaction(async (tx) => {
    await prepare?.(tx);
    const before = await lockForUpdate(tx, id);
    const now = context.now();
    const values = await to(tx, before, now);
    const difference = changed(before, { ...before, ...values }, fields);
    if (!difference) return before;
    const message = await updateRow(tx, messages, before, values);
    await announceEvent(tx, message, now);
    await record(tx, actorOf(context), action, subjectOf(message), now, difference);
    await announceChange(tx, 'message.changed', message);
    return message;
  });

type Event = { kind: ThreadEventKind; at: Date; detail: EventDetail };

const note = (context: Context, tx: Transaction, { id }: MessageRow, event: Event) =>
  addEvent(tx, id, { ...event, actor: viewerOf(context).name });

type AssignmentOptions = {
  /** The new owner or null. Locked before the message, as in the deletion of a user. */
  choose: (tx: Transaction) => Promise<Colleague | null>;
  /** @throws when the assignment is refused */
  check?: (tx: Transaction, before: MessageRow) => Promise<void>;
};

function assign(context: Context, id: string, { choose, check }: AssignmentOptions) {
  let owner: Colleague | null = null;
  return change(context, id, {
    action: 'message.assign',
    fields: ['ownerId'],
    async prepare(tx) {
      owner = await choose(tx);
    },
    async to(tx, before) {
      await check?.(tx, before);
      return { ownerId: owner?.id ?? null };
    },
    async announceEvent(tx, message, at) {
      const isTaken = owner?.id === viewerOf(context).id;
      const detail = { owner: owner?.name ?? null, ...(isTaken && { isTaken }) };
      await note(context, tx, message, { kind: 'ASSIGNED', at, detail });
      if (!message.isSpam) await announce(tx, 'message.assigned', { ...messagePayload(message), owner }, at);
    },
  });
}

/** @param ownerId null: nobody @throws NOT_FOUND; BAD_USER_INPUT for a user who cannot sign in */
export const assignMessage = (context: Context, id: string, ownerId?: string | null): Promise<MessageRow> =>
  assign(context, id, { choose: async (tx) => (ownerId ? colleagueOr(tx, ownerId, 'ownerId') : null) });

/** Assigns a message to the viewer. @throws NOT_FOUND; CONFLICT when somebody else owns it */
export const takeMessage = (context: Context, id: string): Promise<MessageRow> =>
  assign(context, id, {
    choose: (tx) => colleagueOr(tx, viewerOf(context).id, 'id'),
    async check(tx, { ownerId }) {
      if (!ownerId || ownerId === viewerOf(context).id) return;
      throw fail('CONFLICT', deskStrings.takenBy(await nameOf(tx, ownerId)));
    },
  });

/** @throws NOT_FOUND; BAD_USER_INPUT for LOST without a reason */
export const setMessageStage = (
  context: Context,
  id: string,
  stage: MessageStage,
  lostReason?: string | null,
): Promise<MessageRow> => {
  const reason = stage === 'LOST' ? readReason(lostReason) : null;
  return change(context, id, {
    action: 'message.setStage',
    fields: ['stage', 'lostReason'],
    to: (_, before, now) => (before.stage === stage ? { lostReason: reason } : stageOf(stage, now, reason)),
    announceEvent: (tx, message, now) => announceStage(tx, message, viewerOf(context).name, now),
  });
};

function readReason(lostReason: string | null | undefined): string {
  const { data, error } = lostReasonRule.safeParse(lostReason);
  if (data !== undefined) return data;
  const sentence = error?.issues[0]?.message ?? deskStrings.noReason;
  throw badField('lostReason', sentence);
}

/** @param followUp null removes it @throws NOT_FOUND */
export const setMessageFollowUp = (
  context: Context,
  id: string,
  followUp?: { day: string; note?: string | null } | null,
): Promise<MessageRow> =>
  change(context, id, {
    action: 'message.setFollowUp',
    fields: ['followUpDay', 'followUpNote'],
    to: () => ({ followUpDay: followUp?.day ?? null, followUpNote: followUp?.note ?? null }),
    announceEvent: (tx, message, at) =>
      note(context, tx, message, { kind: 'FOLLOW_UP', at, detail: { day: message.followUpDay } }),
  });

/** @param value whole rupees; null: unknown @throws NOT_FOUND, BAD_USER_INPUT */
export function setMessageValue(context: Context, id: string, value?: number | null): Promise<MessageRow> {
  if (value != null && value > MAX_VALUE) {
    throw badField('value', deskStrings.valueTooLarge);
  }
  return change(context, id, {
    action: 'message.setValue',
    fields: ['value'],
    to: () => ({ value: value ?? null }),
    announceEvent: (tx, message, at) =>
      note(context, tx, message, { kind: 'VALUE', at, detail: { value: message.value } }),
  });
}

/** Overrides the source. @param source null restores the source that was found @throws NOT_FOUND, BAD_USER_INPUT */
export function setMessageSource(context: Context, id: string, source?: string | null): Promise<MessageRow> {
  const manualSource = readSource(source);
  return change(context, id, {
    action: 'message.setSource',
    fields: ['source'],
    to: (_, { foundSource }) => ({ source: manualSource ?? foundSource }),
    announceEvent: (tx, message, at) =>
      note(context, tx, message, { kind: 'SOURCE', at, detail: { source: message.source } }),
  });
}

export const followUpOf = ({ followUpDay, followUpNote }: MessageRow): FollowUp | null =>
  followUpDay ? { day: followUpDay, note: followUpNote } : null;
