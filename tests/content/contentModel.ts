import { isDeepStrictEqual } from 'node:util';
import { type Actor, AuditModel, changesOf } from '#tests/kit/content/walk.ts';
import { type KindName, kinds, slugOf, type Texts } from './contentKinds.ts';

export type Version = { reason: string; author: string; createdAt: string; texts: Texts; isPublished: boolean };
export type State = { isPublished: boolean; publishAt: string | null; takeBackAt: string | null };
export type Item = State & {
  kind: KindName;
  id: string;
  /** By the names of the API. */
  texts: Texts;
  publishedAt: string | null;
  createdAt: string;
  updatedAt: string;
  versions: Version[];
};
/** What is sent: a time that is left out stays, null takes it away. */
export type Sent = Partial<State> & { texts: Texts };
/** The code of a refusal; undefined when there is none. */
export type Refusal = 'NOT_FOUND' | 'CONFLICT' | 'BAD_USER_INPUT' | undefined;
type Writer = Pick<Actor, 'name'> | null;

const times = ['publishAt', 'takeBackAt'] as const;

/** The rules of posts and portfolio items, over plain arrays. */
export class ContentModel {
  now = '';
  items: Item[] = [];
  formerSlugs: { kind: KindName; slug: string; id: string }[] = [];
  /** What was deleted, and what visitors do not find any more. */
  removed: { kind: KindName; id: string }[] = [];
  gone: { kind: KindName; id: string }[] = [];
  hasChanged = false;
  readonly audit = new AuditModel();

  of(kind: KindName): Item[] {
    return this.items.filter((item) => item.kind === kind);
  }

  find(id: string, kind?: KindName): Item | undefined {
    return this.items.find((item) => item.id === id && (!kind || item.kind === kind));
  }

  /** @returns a refusal, or takes over a new item under this id */
  create(actor: Actor, kind: KindName, id: string, { texts, ...sent }: Sent): Refusal {
    const isPublished = sent.isPublished ?? false;
    const schedule = this.#scheduleAfter({ isPublished: false, publishAt: null, takeBackAt: null }, isPublished, sent);
    if (!schedule) return 'BAD_USER_INPUT';
    const slug = (texts.slug as string | undefined) || this.#freeSlug(kind, slugOf(texts.title as string));
    if (this.#isTaken(kind, slug)) return 'CONFLICT';
    const dates = { createdAt: this.now, updatedAt: this.now };
    const item: Item = {
      kind,
      id,
      texts: { body: '', ...texts, slug },
      isPublished,
      publishedAt: isPublished ? this.now : null,
      ...schedule,
      ...dates,
      versions: [],
    };
    this.items.push(item);
    this.#noteSlug(item, undefined);
    this.#note(item, 'create', actor, changesOf({}, factsOf(item), auditFields(kind)));
    this.#noteVersion(item, 'CREATE', actor);
    return undefined;
  }

  /** @param ifUpdatedAt null: whatever has happened meanwhile */
  update(actor: Actor, id: string, sent: Sent, ifUpdatedAt: string | null, action = 'update'): Refusal {
    const item = this.find(id);
    if (!item) return 'NOT_FOUND';
    if (ifUpdatedAt && this.#isOverwritten(item, sent, ifUpdatedAt)) return 'CONFLICT';
    const isPublished = sent.isPublished ?? item.isPublished;
    const schedule = this.#scheduleAfter(item, isPublished, sent);
    if (!schedule) return 'BAD_USER_INPUT';
    const texts = {
      ...item.texts,
      ...sent.texts,
      slug: (sent.texts.slug as string | undefined) || (item.texts.slug as string),
    };
    if (this.#isTaken(item.kind, texts.slug, id)) return 'CONFLICT';
    this.#change(item, { ...schedule, isPublished, texts }, action, actor);
    return undefined;
  }

  publish(actor: Actor, kind: KindName, id: string, isPublished?: boolean): Refusal {
    const item = this.find(id, kind);
    if (!item) return 'NOT_FOUND';
    const after = isPublished ?? !item.isPublished;
    const schedule = this.#scheduleAfter(item, after, {});
    if (!schedule) return 'BAD_USER_INPUT';
    this.#change(item, { ...schedule, isPublished: after }, publication(item.isPublished, after), actor);
    return undefined;
  }

  remove(actor: Actor, kind: KindName, id: string): Refusal {
    const item = this.find(id, kind);
    if (!item) return 'NOT_FOUND';
    this.items = this.items.filter((one) => one !== item);
    this.formerSlugs = this.formerSlugs.filter((one) => one.id !== id);
    this.removed.push({ kind, id });
    if (item.isPublished) this.#leave(item);
    this.#note(item, 'remove', actor, changesOf(factsOf(item), {}, auditFields(kind)));
    return undefined;
  }

  /** Makes an item what it was in a version, but for its state and its times. */
  restore(actor: Actor, id: string, version: number, ifUpdatedAt: string | null): Refusal {
    const item = this.find(id);
    if (!item) return 'NOT_FOUND';
    const texts = item.versions[version]?.texts ?? {};
    return this.update(actor, id, { texts }, ifUpdatedAt, 'restore');
  }

  followSchedule(): void {
    for (const item of this.items) {
      const [mustPublish, mustTakeBack] = times.map((name) => (item[name] ?? '9') <= this.now);
      if (!mustPublish && !mustTakeBack) continue;
      // What should have been published and taken back meanwhile stays a draft.
      const state = { isPublished: !mustTakeBack, publishAt: null, takeBackAt: mustTakeBack ? null : item.takeBackAt };
      this.#change(item, state, publication(item.isPublished, state.isPublished), null);
    }
  }

  /** A slug that nobody chose: numbered if it is or was in use. */
  #freeSlug(kind: KindName, made: string): string {
    const isUsed = (slug: string) =>
      this.#isTaken(kind, slug) || this.formerSlugs.some((former) => former.kind === kind && former.slug === slug);
    if (!isUsed(made)) return made;
    for (let number = 2; ; number += 1) if (!isUsed(`${made}-${number}`)) return `${made}-${number}`;
  }

  #isTaken(kind: KindName, slug: string, id?: string): boolean {
    return this.of(kind).some((item) => item.texts.slug === slug && item.id !== id);
  }

  /** Whether a save would take away what somebody has done since then. */
  #isOverwritten(item: Item, sent: Sent, ifUpdatedAt: string): boolean {
    if (item.updatedAt === ifUpdatedAt) return false;
    const isOther = (name: keyof State) => sent[name] !== undefined && sent[name] !== item[name];
    const read = item.versions.findLast(({ createdAt }) => createdAt <= ifUpdatedAt);
    const hasSameTexts = isDeepStrictEqual(read?.texts, item.texts);
    return (['isPublished', ...times] as const).some(isOther) || !hasSameTexts;
  }

  /** @returns null when the times are refused */
  #scheduleAfter(was: State, isPublished: boolean, sent: Partial<State>) {
    const isNew = (name: (typeof times)[number]) => Boolean(sent[name]) && sent[name] !== was[name];
    const wanted = (name: (typeof times)[number]) => (sent[name] === undefined ? was[name] : sent[name]);
    if (times.some((name) => isNew(name) && (sent[name] as string) <= this.now)) return null;
    if (isPublished && isNew('publishAt')) return null;
    const isTakenBack = was.isPublished && !isPublished && !isNew('takeBackAt');
    const publishAt = isPublished ? null : wanted('publishAt');
    const takeBackAt = isTakenBack ? null : wanted('takeBackAt');
    return publishAt && takeBackAt && takeBackAt <= publishAt ? null : { publishAt, takeBackAt };
  }

  #change(item: Item, after: State & { texts?: Texts }, action: string, writer: Writer): void {
    const before = structuredClone(item);
    const publishedAt = item.publishedAt ?? (after.isPublished ? this.now : null);
    Object.assign(item, after, { publishedAt, updatedAt: this.now });
    this.#noteSlug(item, before.texts.slug as string);
    if (before.isPublished && !item.isPublished) this.#leave(item);
    if (item.isPublished) this.gone = this.gone.filter(({ id }) => id !== item.id);
    const fields = [...Object.keys(item.texts), 'isPublished', 'publishedAt', ...times];
    const changes = changesOf({ ...before, ...before.texts }, { ...item, ...item.texts }, fields);
    this.hasChanged = true;
    if (!changes.length) return;
    this.#note(item, action, writer, changes);
    if (changes.some(({ field }) => !(times as readonly string[]).includes(field)))
      this.#noteVersion(item, action.toUpperCase(), writer);
  }

  #leave({ kind, id }: Item): void {
    this.gone = [...this.gone.filter((one) => one.id !== id), { kind, id }];
  }

  /** A slug that is used again leads nowhere else. */
  #noteSlug({ kind, id, texts: { slug } }: Item, before: string | undefined): void {
    if (slug === before) return;
    const isOther = (one: string) => (former: { kind: KindName; slug: string }) =>
      former.kind !== kind || former.slug !== one;
    this.formerSlugs = this.formerSlugs.filter(isOther(slug as string));
    if (before === undefined) return;
    this.formerSlugs = [...this.formerSlugs.filter(isOther(before)), { kind, slug: before, id }];
  }

  #note(item: Item, action: string, writer: Writer, changes: ReturnType<typeof changesOf>): void {
    this.hasChanged = true;
    const { auditKind } = kinds[item.kind];
    const subject = { id: item.id, kind: auditKind, label: item.texts.title as string };
    const actor = { name: nameOf(writer) };
    const via = writer ? 'SESSION' : 'SCHEDULE';
    this.audit.add({ at: this.now, via, action: `${item.kind}.${action}`, actor, subject, changes });
  }

  #noteVersion({ texts, isPublished, versions }: Item, reason: string, writer: Writer): void {
    versions.push({ reason, author: nameOf(writer), createdAt: this.now, texts, isPublished });
  }
}

const nameOf = (writer: Writer) => writer?.name ?? 'Schedule';
const publication = (before: boolean, after: boolean) =>
  before === after ? 'update' : after ? 'publish' : 'unpublish';

const auditFields = (kind: KindName) => [...kinds[kind].auditFields, 'isPublished', 'publishedAt', ...times];
const factsOf = ({ texts, isPublished, publishedAt, publishAt, takeBackAt }: Item) => ({
  ...texts,
  isPublished,
  publishedAt,
  publishAt,
  takeBackAt,
});
