import fc, { type Arbitrary } from 'fast-check';
import { expect } from 'vitest';
import { messageStages } from '#schema/desk.ts';
import { incomingMails } from '#server/clients/message/mailbox/table.ts';
import { takeMail } from '#server/clients/message/mailbox/take.ts';
import { deskOperations } from '#tests/kit/content/desk.ts';
import { writeMail } from '#tests/kit/content/incomingMail.ts';
import { dayOf } from '#tests/kit/content/india.ts';
import { emptyInbox } from '#tests/kit/content/message.ts';
import { type Acting as Acts, type Office, type Step, stepMaker, walk } from '#tests/kit/content/walk.ts';
import { UNKNOWN } from '#tests/kit/network/rows/case.ts';
import { badgeSubscription, compareInbox, overviewOf } from './inboxCompare.ts';
import { views } from './inboxLists.ts';
import { InboxModel, type Refusal } from './inboxModel.ts';
import { sentOf, services, sources, texts } from './inboxSamples.ts';

type Acting = Acts<InboxModel>;
type Outcome = { code: string | undefined; expected: Refusal };

const MOST = 40;
const HOUR_MS = 3600 * 1000;

async function pass(model: InboxModel, { product }: Office, ms: number): Promise<void> {
  product.passTime(ms);
  model.now = product.services.now().toISOString();
  model.changed.clear();
}

const countsOf = (model: InboxModel) => (model.changed.size ? overviewOf(model) : null);
const step = stepMaker({ views, pass, compare: compareInbox, countsOf });

/** A step with one message, which may have been deleted. */
function stepWith<Args>(
  name: string,
  args: Arbitrary<Args>,
  act: (acting: Acting, id: string, args: Args) => Promise<Outcome>,
): Step<InboxModel> {
  const hasMessages = ({ messages, removed }: InboxModel) => messages.length + removed.length > 0;
  const given = fc.record({ number: fc.nat({ max: 1000 }), args });
  const actWith = async (acting: Acting, { number, args }: { number: number; args: Args }) => {
    const id = idAt(acting.model, number);
    const { code, expected } = await act(acting, id, args);
    expect(code, name).toBe(expected);
    return id;
  };
  return step(name, given, actWith, hasMessages);
}

/** One of the messages, now and then a deleted one. */
function idAt({ messages, removed }: InboxModel, number: number): string {
  const ids = number % 20 && messages.length ? messages.map(({ id }) => id) : removed;
  return ids[number % ids.length] ?? UNKNOWN;
}

const mutation = <Args extends object>(
  name: string,
  args: Arbitrary<Args>,
  text: string,
  act: (acting: Acting, id: string, args: Args) => Refusal,
  variablesOf: (args: Args, acting: Acting) => object = (given) => given,
) =>
  stepWith(name, args, async (acting, id, args) => {
    const { code } = await acting.actor.person.gql(text, { id, ...variablesOf(args, acting) });
    return { code, expected: act(acting, id, args) };
  });

const state = fc.constantFrom(true, false, undefined);
const nothing = fc.constant({});
const someService = fc.constantFrom(...services);
const forms = fc.constantFrom(
  null,
  { elapsedMs: 4000 },
  { elapsedMs: 250 },
  { elapsedMs: 249 },
  { isHoneypotFilled: true },
);
const stage = fc.record({
  stage: fc.constantFrom(...messageStages),
  reason: fc.constantFrom('Too dear', 'asha', null),
});
/** The admin, the employee, nobody, and somebody who is not of the staff. */
const owner = fc.constantFrom(0, 1, null, -1);
const ownerIn = ({ staff }: InboxModel, number: number | null) =>
  number === null ? null : (staff[number]?.id ?? UNKNOWN);

const sendText = `mutation ($input: SendMessageInput!, $form: FormFactsInput) {
  sendMessage(input: $input, form: $form) { id isSpam isRead } }`;
const send = step(
  'somebody sends',
  fc.record({ sender: fc.nat({ max: 3 }), service: someService, text: fc.constantFrom(...texts), form: forms }),
  async ({ model, office }, { sender, service, text, form }) => {
    const sent = sentOf(sender, service, text);
    const { data } = await office.product.nobody.gql(sendText, { input: sent, form });
    const { id, ...shown } = data.sendMessage;
    // Who sends is not told what is taken for spam.
    expect(shown).toEqual({ isSpam: false, isRead: false });
    model.send(id, sent, form);
    return id;
  },
  ({ messages }) => messages.length < MOST,
);

const markRead = mutation(
  'marks as read',
  fc.record({ isRead: state }),
  'mutation ($id: UUID!, $isRead: Boolean) { markMessageRead(id: $id, isRead: $isRead) { id } }',
  ({ model, actor }, id, { isRead }) => model.markRead(actor, id, isRead),
);
const markSpam = mutation(
  'marks as spam',
  fc.record({ isSpam: state }),
  'mutation ($id: UUID!, $isSpam: Boolean) { markMessageSpam(id: $id, isSpam: $isSpam) { id } }',
  ({ model, actor }, id, { isSpam }) => model.markSpam(actor, id, isSpam),
);
const take = mutation('takes', nothing, deskOperations.take, ({ model, actor }, id) => model.take(actor, id));
const assign = mutation(
  'assigns',
  fc.record({ owner }),
  deskOperations.assign,
  ({ model, actor }, id, { owner }) => model.assign(actor, id, ownerIn(model, owner)),
  ({ owner }, { model }) => ({ ownerId: ownerIn(model, owner) }),
);
const setStage = mutation(
  'moves to a stage',
  stage,
  deskOperations.stage,
  ({ model, actor }, id, { stage, reason }) => model.setStage(actor, id, stage, reason),
  ({ stage, reason }) => ({ stage, lostReason: reason }),
);
const followUpDay = ({ now }: InboxModel, days: number) => dayOf(new Date(Date.parse(now) + days * 24 * HOUR_MS));
const setFollowUp = mutation(
  'sets a follow-up',
  fc
    .option(fc.record({ days: fc.integer({ min: -1, max: 1 }), note: fc.constantFrom('Call', null) }))
    .map((up) => ({ up })),
  deskOperations.followUp,
  ({ model, actor }, id, { up }) => model.setFollowUp(actor, id, up && followUpDay(model, up.days), up?.note ?? null),
  ({ up }, { model }) => ({ followUp: up && { day: followUpDay(model, up.days), note: up.note } }),
);
const setValue = mutation(
  'sets a value',
  fc.record({ value: fc.constantFrom(0, 180_000, 2_000_000_000, 2_000_000_001, null) }),
  deskOperations.value,
  ({ model, actor }, id, { value }) => model.setValue(actor, id, value),
);
const setSource = mutation(
  'sets the source',
  fc.record({ source: fc.constantFrom(...sources, null) }),
  deskOperations.source,
  ({ model, actor }, id, { source }) => model.setSource(actor, id, source),
);
const note = mutation(
  'writes a note',
  fc.record({ text: fc.constantFrom('They want a call.', 'asha'), isMentioned: fc.boolean() }),
  'mutation ($id: UUID!, $input: NoteInput!) { addNote(id: $id, input: $input) { id } }',
  ({ model, actor }, id, { text }) => model.note(actor, id, text),
  ({ text, isMentioned }, { model }) => ({
    input: { text, mentionIds: isMentioned ? model.staff.map(({ id }) => id) : null },
  }),
);
const saveDraft = mutation(
  'begins a reply',
  fc.record({ text: fc.constantFrom('Dear', 'Dear client', '') }),
  'mutation ($id: UUID!, $input: ReplyDraftInput!) { saveReplyDraft(id: $id, input: $input) }',
  ({ model, actor }, id, { text }) => model.saveDraft(actor, id, text),
  ({ text }) => ({ input: { text } }),
);
const remove = mutation(
  'deletes',
  nothing,
  'mutation ($id: UUID!) { removeMessage(id: $id) { id } }',
  ({ model, actor }, id) => model.remove(actor, id),
);

const replyText = `mutation ($id: UUID!, $text: String!, $markRead: Boolean!, $seen: UUID) {
  replyToMessage(id: $id, input: { replyText: $text }, markRead: $markRead, lastSeenId: $seen) { latestId } }`;
const reply = stepWith(
  'replies',
  fc.record({
    text: fc.constantFrom('Yes.', 'No.'),
    markRead: fc.boolean(),
    seen: fc.constantFrom('latest', 'first', null),
  }),
  async ({ model, actor }, id, { text, markRead, seen }) => {
    const message = model.messages.find((one) => one.id === id);
    const lastSeenId = seen && (seen === 'latest' && message ? message.latestId : id);
    const { code, data } = await actor.person.gql(replyText, { id, text, markRead, seen: lastSeenId });
    const expected = model.reply(actor, id, text, markRead, lastSeenId);
    if (message && !code) message.latestId = data.replyToMessage.latestId;
    return { code, expected };
  },
);

let mails = 0;
const answer = stepWith(
  'the client answers by mail',
  fc.record({ isAutomatic: fc.boolean() }),
  async ({ model, office, actor }, id, { isAutomatic }) => {
    mails += 1;
    const text = `Answer ${mails}`;
    const isPresent = model.messages.some((one) => one.id === id);
    const mail = await writeMail({
      ...{ from: 'asha@client.example', subject: 'Re: your enquiry', text, inReplyTo: `<${id}@agency.example>` },
      ...(isAutomatic && { headers: { 'Auto-Submitted': 'auto-replied' } }),
    });
    const found = { mailbox: 'walk', location: { uid: mails }, head: mail, size: mail.length, isOld: false };
    const arrivedAt = new Date(model.now);
    const outcome = await takeMail(
      office.product.services,
      { ...found, arrivedAt, read: async () => mail },
      async () => true,
    );
    expect(outcome).toBe(isPresent ? (isAutomatic ? 'automatic' : 'answer') : 'unmatched');
    const code = isPresent ? undefined : 'NOT_FOUND';
    const expected = model.answer(id, text, isAutomatic);
    const message = model.messages.find((one) => one.id === id);
    if (message && !isAutomatic) {
      const { data } = await actor.person.gql('query ($id: UUID!) { message(id: $id) { latestId } }', { id });
      expect(data.message.latestId).not.toBe(message.latestId);
      message.latestId = data.message.latestId;
    }
    return { code, expected };
  },
);

const bulkText = `mutation ($action: BulkAction!, $ids: [UUID!]!, $ownerId: UUID, $stage: MessageStage, $lostReason: String) {
  bulkUpdate(kind: MESSAGE, action: $action, ids: $ids, ownerId: $ownerId, stage: $stage, lostReason: $lostReason) {
    done failed { id reason } } }`;
const bulk = step(
  'does with several',
  fc.record({
    numbers: fc.array(fc.nat({ max: 1000 }), { minLength: 1, maxLength: 8 }),
    action: fc.constantFrom('MARK_READ', 'MARK_UNREAD', 'MARK_SPAM', 'MARK_NOT_SPAM', 'ASSIGN', 'SET_STAGE', 'REMOVE'),
    owner,
    stage,
  }),
  async ({ model, actor }, { numbers, action, owner, stage: { stage, reason } }) => {
    const ids = [...new Set(numbers.map((number) => idAt(model, number)))];
    const ownerId = ownerIn(model, owner);
    const { data } = await actor.person.gql(bulkText, { action, ids, ownerId, stage, lostReason: reason });
    const one: Record<string, (id: string) => Refusal> = {
      MARK_READ: (id) => model.markRead(actor, id, true),
      MARK_UNREAD: (id) => model.markRead(actor, id, false),
      MARK_SPAM: (id) => model.markSpam(actor, id, true),
      MARK_NOT_SPAM: (id) => model.markSpam(actor, id, false),
      ASSIGN: (id) => model.assign(actor, id, ownerId),
      SET_STAGE: (id) => model.setStage(actor, id, stage, reason),
      REMOVE: (id) => model.remove(actor, id),
    };
    const outcomes = ids.map((id) => ({ id, reason: one[action]?.(id) }));
    expect(data.bulkUpdate).toEqual({
      done: outcomes.filter(({ reason }) => !reason).map(({ id }) => id),
      failed: outcomes.filter(({ reason }) => reason),
    });
    return ids[0];
  },
);

const wait = step('waits for hours', fc.constantFrom(1, 3, 6), async ({ model, office }, hours) => {
  await pass(model, office, hours * HOUR_MS);
  return undefined;
});

const often = [send, send, send, markRead, markRead, markSpam, reply, reply, answer, bulk];
const steps = [...often, take, assign, setStage, setFollowUp, setValue, setSource, note, saveDraft, remove, wait];

/** Walks through the inbox from a seed, in rounds that each begin with an empty one. */
export const walkInbox = (office: Office, seed: number, length: number): Promise<void> =>
  walk({
    ...{ office, seed, length, steps, subscription: badgeSubscription },
    async begin() {
      await emptyInbox(office.product);
      await office.product.services.db.delete(incomingMails);
      return new InboxModel(office.admin, office.employee);
    },
  });
