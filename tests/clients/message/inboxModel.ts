import { dayOf } from '#tests/kit/content/india.ts';
import { type Actor, AuditModel, changesOf } from '#tests/kit/content/walk.ts';

export type Form = { elapsedMs?: number; isHoneypotFilled?: boolean } | null;
export type Sent = { name: string; email: string; contactNumber: string; service: string; message: string | null };
export type Message = Sent & {
  id: string;
  isRead: boolean;
  isSpam: boolean;
  createdAt: string;
  updatedAt: string;
  ownerId: string | null;
  stage: string;
  lostReason: string | null;
  stageChangedAt: string;
  followUpDay: string | null;
  followUpNote: string | null;
  value: number | null;
  source: string | null;
  lastAnswerAt: string | null;
  /** The newest reply or answer. */
  latestId: string;
  replies: { replyText: string; author: string }[];
  answeredAt: string | null;
  thread: { at: string; entry: object }[];
  /** The unsent reply of each person. */
  drafts: Record<string, string>;
};
/** The code of a refusal; undefined when there is none. */
export type Refusal = 'NOT_FOUND' | 'CONFLICT' | 'BAD_USER_INPUT' | undefined;

const DAY_MS = 24 * 3600 * 1000;

/** The rules of the inbox, over a plain array. */
export class InboxModel {
  now = '';
  messages: Message[] = [];
  removed: string[] = [];
  /** Ids of the messages that the present step has changed. */
  changed = new Set<string>();
  readonly audit = new AuditModel();
  readonly staff: readonly Actor[];

  constructor(...staff: Actor[]) {
    this.staff = staff;
  }

  get today(): string {
    return dayOf(new Date(this.now));
  }

  isSpam(sent: Sent, form: Form): boolean {
    if (!form) return false;
    if (form.isHoneypotFilled || (form.elapsedMs ?? 250) < 250) return true;
    const isSame = (other: Message) =>
      (Object.keys(sent) as (keyof Sent)[]).every((field) => other[field] === sent[field]);
    const isRecent = ({ createdAt }: Message) => Date.parse(createdAt) > Date.parse(this.now) - DAY_MS;
    return this.messages.some((other) => !other.isSpam && isRecent(other) && isSame(other));
  }

  send(id: string, sent: Sent, form: Form): void {
    const none = { ownerId: null, lostReason: null, followUpDay: null, followUpNote: null, value: null, source: null };
    this.messages.push({
      ...{
        ...sent,
        ...none,
        id,
        isRead: false,
        isSpam: this.isSpam(sent, form),
        stage: 'NEW',
        stageChangedAt: this.now,
      },
      ...{ createdAt: this.now, updatedAt: this.now, lastAnswerAt: null, answeredAt: null },
      ...{ latestId: id, replies: [], thread: [], drafts: {} },
    });
  }

  markRead(actor: Actor, id: string, isRead?: boolean): Refusal {
    return this.#with(id, (message) => {
      const after = isRead ?? !message.isRead;
      this.#set(actor, message, after ? 'markRead' : 'markUnread', { isRead: after });
    });
  }

  markSpam(actor: Actor, id: string, isSpam?: boolean): Refusal {
    return this.#with(id, (message) => {
      const after = isSpam ?? !message.isSpam;
      if (after === message.isSpam) return;
      this.#set(actor, message, after ? 'markSpam' : 'markNotSpam', { isSpam: after }, after ? 'SPAM' : 'NOT_SPAM');
      if (!after) message.isRead = false;
    });
  }

  assign(actor: Actor, id: string, ownerId: string | null): Refusal {
    if (ownerId && !this.staff.some((one) => one.id === ownerId)) return 'BAD_USER_INPUT';
    return this.#with(id, (message) => this.#set(actor, message, 'assign', { ownerId }, 'ASSIGNED'));
  }

  take(actor: Actor, id: string): Refusal {
    return this.#with(id, (message) => {
      if (message.ownerId && message.ownerId !== actor.id) return 'CONFLICT';
      return this.assign(actor, id, actor.id);
    });
  }

  setStage(actor: Actor, id: string, stage: string, reason: string | null): Refusal {
    if (stage === 'LOST' && !reason) return 'BAD_USER_INPUT';
    return this.#with(id, (message) => {
      if (message.stage !== stage) message.stageChangedAt = this.now;
      this.#set(actor, message, 'setStage', { stage, lostReason: stage === 'LOST' ? reason : null }, 'STAGE');
    });
  }

  setFollowUp(actor: Actor, id: string, followUpDay: string | null, followUpNote: string | null): Refusal {
    return this.#with(id, (message) =>
      this.#set(actor, message, 'setFollowUp', { followUpDay, followUpNote }, 'FOLLOW_UP'),
    );
  }

  setValue(actor: Actor, id: string, value: number | null): Refusal {
    if (value && value > 2_000_000_000) return 'BAD_USER_INPUT';
    return this.#with(id, (message) => this.#set(actor, message, 'setValue', { value }, 'VALUE'));
  }

  setSource(actor: Actor, id: string, source: string | null): Refusal {
    return this.#with(id, (message) => this.#set(actor, message, 'setSource', { source }, 'SOURCE'));
  }

  note(actor: Actor, id: string, text: string): Refusal {
    return this.#with(id, (message) => {
      this.#happen(message, { __typename: 'Note', text, author: actor.name });
      this.#record(actor, message, 'note', [{ field: 'text', before: null, after: text }]);
    });
  }

  saveDraft(actor: Actor, id: string, text: string): Refusal {
    return this.#with(id, ({ drafts }) => {
      if (text) drafts[actor.id] = text;
      else delete drafts[actor.id];
    });
  }

  /** @param lastSeenId null: whatever has happened */
  reply(actor: Actor, id: string, replyText: string, markRead: boolean, lastSeenId: string | null): Refusal {
    return this.#with(id, (message) => {
      const isAnswered = message.latestId !== message.id;
      if (lastSeenId && isAnswered && lastSeenId !== message.latestId) return 'CONFLICT';
      const before = { ...message };
      message.replies.push({ replyText, author: actor.name });
      message.answeredAt = this.now;
      delete message.drafts[actor.id];
      message.isRead ||= markRead;
      this.#happen(message, { __typename: 'Reply', replyText, author: actor.name });
      if (message.stage === 'NEW') {
        Object.assign(message, { stage: 'IN_CONTACT', stageChangedAt: this.now });
        this.#happen(message, { __typename: 'ThreadEvent', kind: 'STAGE', actor: actor.name });
      }
      const text = { field: 'replyText', before: null, after: replyText };
      const changes = [...changesOf(before, message, ['isRead']), text, ...changesOf(before, message, ['stage'])];
      this.#record(actor, message, 'reply', changes);
    });
  }

  /** A mail of the client. */
  answer(id: string, text: string, isAutomatic: boolean): Refusal {
    return this.#with(id, (message) => {
      // An answer stands behind the message, however the clocks of the mail servers go.
      const at = new Date(Math.max(Date.parse(this.now), Date.parse(message.createdAt) + 1)).toISOString();
      this.#happen(message, { __typename: 'Answer', text, isAutomatic }, at);
      if (isAutomatic) return;
      message.isRead = false;
      message.lastAnswerAt = [message.lastAnswerAt ?? '', at].toSorted().at(-1) as string;
    });
  }

  remove(actor: Actor, id: string): Refusal {
    return this.#with(id, (message) => {
      const { email, service, createdAt } = message;
      this.messages = this.messages.filter((one) => one !== message);
      this.removed.push(id);
      this.changed.add(id);
      const before = { createdAt, email, service };
      this.#record(actor, message, 'remove', changesOf(before, {}, Object.keys(before)));
    });
  }

  #with(id: string, act: (message: Message) => Refusal): Refusal {
    const message = this.messages.find((one) => one.id === id);
    return message ? act(message) : 'NOT_FOUND';
  }

  #set(actor: Actor, message: Message, action: string, values: Partial<Message>, event?: string): undefined {
    const changes = changesOf(message, { ...message, ...values }, Object.keys(values));
    if (!changes.length) return;
    Object.assign(message, values);
    this.changed.add(message.id);
    if (event) this.#happen(message, { __typename: 'ThreadEvent', kind: event, actor: actor.name });
    this.#record(actor, message, action, changes);
  }

  #happen(message: Message, entry: object, at = this.now): void {
    message.thread.push({ at, entry });
    this.changed.add(message.id);
  }

  #record({ name }: Actor, { id, name: label }: Message, action: string, changes: ReturnType<typeof changesOf>): void {
    const subject = { id, kind: 'MESSAGE', label };
    this.audit.add({ at: this.now, via: 'SESSION', action: `message.${action}`, actor: { name }, subject, changes });
  }
}
