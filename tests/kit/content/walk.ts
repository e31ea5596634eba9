import { isDeepStrictEqual } from 'node:util';
import fc, { type Arbitrary, type AsyncCommand } from 'fast-check';
import { expect } from 'vitest';
import { tombstones } from '#server/office/privacy/tombstone/table.ts';
import { type Ear, hear } from '#tests/kit/network/live.ts';
import { PATIENCE_MS } from '#tests/kit/patience.ts';
import { emptyAuditLog } from '#tests/kit/people/auditEntry.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';
import { atNoon } from './noon.ts';

export type Actor = { id: string; name: string; person: Person };
/** A product whose clock moves only by `passTime`, and the two who act on it. */
export type Office = { product: Product; admin: Actor; employee: Actor };

export async function openOffice(): Promise<Office> {
  const product = await startProduct();
  atNoon(product);
  const enter = async (role: 'admin' | 'Employee', name: string): Promise<Actor> => {
    const person = await product.signedIn(role, { name });
    return { id: person.id, name, person };
  };
  return { product, admin: await enter('admin', 'Meera Nair'), employee: await enter('Employee', 'Tomas Brandt') };
}

type Real = Office & { ear: Ear };
/** An action of a walk with random arguments. */
export type Step<Model extends object> = Arbitrary<AsyncCommand<Model, Real>>;
export type Acting<Model> = { model: Model; office: Office; actor: Actor };

type Rules<Model, View> = {
  /** How lists are narrowed in the comparison after a step. */
  views: Arbitrary<View>;
  /** Lets time pass for the product and for the model, before a step. */
  pass(model: Model, office: Office, ms: number): Promise<void>;
  /** @param touched the id of what the step was done to */
  compare(office: Office, model: Model, view: View, touched?: string): Promise<void>;
  /** What the stream tells after a step; null where nothing has changed. */
  countsOf(model: Model): object | null;
};

/** @returns a function that makes steps: `act` runs the action in the product and in the model, `name` stands in reports */
export const stepMaker =
  <Model extends object, View>({ views, pass, compare, countsOf }: Rules<Model, View>) =>
  <Args>(
    name: string,
    args: Arbitrary<Args>,
    act: (acting: Acting<Model>, args: Args) => Promise<string | undefined>,
    isPossible: (model: Model) => boolean = () => true,
  ): Step<Model> => {
    const who = fc.constantFrom('admin' as const, 'employee' as const);
    // With 0, several items have the same time: lists then order them by id.
    const given = fc.record({ args, who, afterMs: fc.constantFrom(0, 1000, 60_000), view: views });
    return given.map(({ args, who, afterMs, view }) => ({
      check: (model) => isPossible(model as Model),
      toString: () => `${who}: ${name} ${fc.stringify(args)} after ${afterMs} ms, then ${fc.stringify(view)}`,
      async run(model, { ear, ...office }) {
        while (ear.waiting()) await ear.next();
        await pass(model, office, afterMs);
        const touched = await act({ model, office, actor: office[who] }, args);
        await compare(office, model, view, touched);
        const counts = countsOf(model);
        if (counts) await untilLatest(ear, counts);
      },
    }));
  };

type Walk<Model extends object> = {
  office: Office;
  seed: number;
  /** How many actions at least. */
  length: number;
  steps: Step<Model>[];
  /** A subscription to the counts that `countsOf` expects. */
  subscription: string;
  /** Empties the product, for the next round. */
  begin(): Promise<Model>;
};

/** Longer rounds are slower to shrink. */
const MOST_OF_A_ROUND = 100;
/** Time to shrink a failing round: the report must come before the test times out. */
const SHRINK_MS = PATIENCE_MS / 2;

/**
 * Runs rounds of random actions, each from an empty product, until there were `length` actions. A failure reports the shortest failing
 * round and its seed, from which `WALK_SEED=… npx vitest run FILE` starts.
 */
export async function walk<Model extends object>(options: Walk<Model>): Promise<void> {
  const { office, seed, length, steps, subscription, begin } = options;
  const ear = await hear(office.employee.person, subscription);
  const setup = async () => {
    const model = await begin();
    // After `begin`, which leaves tombstones.
    await office.product.services.db.delete(tombstones);
    await emptyAuditLog(office.product);
    return { model, real: { ...office, ear } };
  };
  let count = 0;
  const counted = steps.map((step) =>
    step.map((command) => ({
      check: (model: Readonly<Model>) => command.check(model),
      toString: () => command.toString(),
      run(model: Model, real: Real) {
        count += 1;
        return command.run(model, real);
      },
    })),
  );
  let failedAt = Number.POSITIVE_INFINITY;
  const round = fc.asyncProperty(
    fc.commands(counted, { maxCommands: MOST_OF_A_ROUND, size: 'max' }),
    async (commands) => {
      if (performance.now() > failedAt + SHRINK_MS) return;
      try {
        await fc.asyncModelRun(setup, commands);
      } catch (error) {
        failedAt = Math.min(failedAt, performance.now());
        throw error;
      }
    },
  );
  const first = Number(process.env.WALK_SEED ?? seed);
  for (let number = first; count < length; number += 1) {
    await fc.assert(round, { seed: number, numRuns: 1 });
  }
  ear.close();
}

export type Expected = {
  at: string;
  via: 'SESSION' | 'SCHEDULE';
  action: string;
  actor: { name: string };
  subject: { id: string; kind: string; label: string };
  changes: Change[];
};
type Change = { field: string; before: unknown; after: unknown };

/** What differs between two states of a thing, as an audit entry has it. */
export const changesOf = (before: object, after: object, fields: readonly string[]): Change[] =>
  fields
    .toSorted()
    .map((field) => ({ field, before: fieldOf(before, field), after: fieldOf(after, field) }))
    .filter((change) => !isDeepStrictEqual(change.before, change.after));

const fieldOf = (thing: object, field: string): unknown => (thing as Record<string, unknown>)[field] ?? null;

/** Compares the audit log after each step: new entries come first, earlier ones follow unchanged. */
export class AuditModel {
  readonly #entries: (Expected & { id?: string })[] = [];
  #compared = 0;

  add(entry: Expected): void {
    this.#entries.push(entry);
  }

  /** @param kinds names of the enum AuditKind @param search a text of the filter that no address and no id contains */
  async compare({ admin, employee }: Office, kinds: readonly string[], search: string): Promise<void> {
    const { data } = await admin.person.gql(auditQuery(kinds), { actorId: employee.id, search });
    const added = data.all.nodes.slice(0, this.#entries.length - this.#compared);
    const withoutId = added.map(({ id: _, ...entry }: { id: string }) => entry);
    expect(inAnyOrder(withoutId), 'new audit entries').toEqual(inAnyOrder(this.#entries.slice(this.#compared)));
    // Entries with the same time may have any order, which must not change later.
    this.#entries.splice(this.#compared, added.length, ...added.toReversed());
    this.#compared = this.#entries.length;
    const expected = {
      all: this.#list(() => true),
      ofEmployee: this.#list(({ actor }) => actor.name === employee.name),
      found: this.#list(({ actor, subject }) => contains(search, actor.name, subject.label)),
      ...Object.fromEntries(kinds.map((kind) => [kind, this.#list(({ subject }) => subject.kind === kind)])),
    };
    const read = Object.entries<List>(data).map(([name, list]) => [name, listOf(list)]);
    expect(Object.fromEntries(read), 'audit log').toEqual(expected);
  }

  #list(matches: (entry: Expected) => boolean): { ids: (string | undefined)[]; totalCount: number } {
    const ids = this.#entries.filter(matches).map(({ id }) => id);
    return { ids: ids.toReversed().slice(0, AUDIT_PAGE), totalCount: ids.length };
  }
}

const AUDIT_PAGE = 20;
const auditQuery = (kinds: readonly string[]) => {
  const list = (name: string, filter: string, fields = '') =>
    `${name}: auditEntries(first: ${AUDIT_PAGE}, filter: { ${filter} }) { nodes { id ${fields} } totalCount }`;
  const fields = 'at via action actor { name } subject { id kind label } changes { field before after }';
  const ofKinds = kinds.map((kind) => list(kind, `kind: ${kind}`));
  return `query ($actorId: UUID!, $search: String!) { ${list('all', '', fields)}
    ${list('ofEmployee', 'actorId: $actorId')} ${list('found', 'search: $search')} ${ofKinds.join(' ')} }`;
};

type List = { nodes: { id: string }[]; totalCount: number };
export const listOf = ({ nodes, totalCount }: List) => ({ ids: idsOf({ nodes }), totalCount });

const inAnyOrder = (entries: Expected[]) => entries.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
const keyOf = ({ subject, action }: Expected) => `${subject.id} ${action}`;

/** Waits until the stream has sent these counts: each change reaches open screens. */
async function untilLatest(ear: Ear, counts: object): Promise<void> {
  let latest: unknown;
  const isReached = async () => {
    while (ear.waiting() && !isDeepStrictEqual(latest, counts)) latest = (await ear.next()).arrived?.overview;
    return isDeepStrictEqual(latest, counts);
  };
  await until(isReached, { everyMs: 2, withinMs: PATIENCE_MS / 2 }).catch(() =>
    expect(latest, 'counts of the stream').toEqual(counts),
  );
}

/** Whether one of the texts contains another, ignoring case. */
export const contains = (text: string, ...texts: (string | null)[]): boolean =>
  texts.some((one) => one?.toLowerCase().includes(text.trim().toLowerCase()));

export const idsOf = ({ nodes }: { nodes: { id: string }[] }): string[] => nodes.map(({ id }) => id);

export type Query = { text: string; variables: Record<string, unknown> };

/** Reads a list page by page. @param query asks for `list` @returns its ids, and the count that every page gives */
export async function readPages({ person }: Actor, { text, variables }: Query) {
  const ids: string[] = [];
  for (let after: string | null = null; ; ) {
    const { data, errors } = await person.gql(text, { ...variables, after });
    expect(errors).toBeUndefined();
    const { pageInfo, totalCount, ...list } = data.list;
    const [hasPreviousPage, isFull] = [after !== null, idsOf(list).length === variables.first];
    ids.push(...idsOf(list));
    expect(pageInfo, 'page').toMatchObject({ hasPreviousPage, hasNextPage: isFull && ids.length < totalCount });
    after = pageInfo.endCursor;
    if (!pageInfo.hasNextPage) return { ids, totalCount };
  }
}

/** Sorts by several keys, the id last. */
export function sortBy<Thing extends { id: string }>(
  things: readonly Thing[],
  keysOf: (thing: Thing) => (string | boolean)[],
  isDescending = false,
): Thing[] {
  const compare = (one: Thing, other: Thing) => {
    const theirs = [...keysOf(other), other.id];
    const index = [...keysOf(one), one.id].findIndex((key, at) => key !== theirs[at]);
    const [own = '', opposite = ''] = [[...keysOf(one), one.id][index], theirs[index]];
    return own === opposite ? 0 : own < opposite ? -1 : 1;
  };
  const sorted = things.toSorted(compare);
  return isDescending ? sorted.toReversed() : sorted;
}

type Dated = { id: string; createdAt: string; updatedAt: string };
export const sorts = {
  NEWEST: <Thing extends Dated>(things: Thing[]) => sortBy(things, ({ createdAt }) => [createdAt], true),
  OLDEST: <Thing extends Dated>(things: Thing[]) => sortBy(things, ({ createdAt }) => [createdAt]),
  RECENTLY_UPDATED: <Thing extends Dated>(things: Thing[]) => sortBy(things, ({ updatedAt }) => [updatedAt], true),
  LEAST_RECENTLY_UPDATED: <Thing extends Dated>(things: Thing[]) => sortBy(things, ({ updatedAt }) => [updatedAt]),
};
