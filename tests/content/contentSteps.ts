import fc, { type Arbitrary } from 'fast-check';
import { expect } from 'vitest';
import { countOverdue } from '#server/app/jobs/schedule.ts';
import { emptyBlog } from '#tests/kit/content/blog.ts';
import { emptyPortfolio } from '#tests/kit/content/portfolio.ts';
import { revisionOperations } from '#tests/kit/content/revision.ts';
import { type Acting as Acts, type Office, stepMaker, walk } from '#tests/kit/content/walk.ts';
import { UNKNOWN } from '#tests/kit/network/rows/case.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { compareContent, draftFields, draftsOf } from './contentCompare.ts';
import { type Form, forms, type KindName, kindNames, kinds } from './contentKinds.ts';
import { views } from './contentLists.ts';
import { ContentModel, type Item, type State } from './contentModel.ts';

type Acting = Acts<ContentModel>;

const MOST = 15;
const HOUR_MS = 3600 * 1000;

/** Lets time pass, and waits until the product has done what was planned for it. */
async function pass(model: ContentModel, { product }: Office, ms: number): Promise<void> {
  const { services } = product;
  model.hasChanged = false;
  product.passTime(ms);
  model.now = services.now().toISOString();
  model.followSchedule();
  services.outbox.wake();
  await until(async () => (await countOverdue(services.db, services.now())) === 0, { everyMs: 5 });
}

const countsOf = (model: ContentModel) => (model.hasChanged ? draftsOf(model) : null);
const step = stepMaker({ views, pass, compare: compareContent, countsOf });

const someKind = fc.constantFrom(...kindNames);
const state = fc.constantFrom(true, false, undefined);
/** Hours from the step on, no time, the time that is planned, or nothing said. */
const hours = fc.constantFrom(1, 2, 5, -1, null, 'same', undefined);
type Hours = number | string | null | undefined;
const plans = fc.record({ isPublished: state, publishIn: hours, takeBackIn: hours });
type Plan = { isPublished?: boolean | undefined; publishIn: Hours; takeBackIn: Hours };

function stateOf({ now }: ContentModel, { isPublished, publishIn, takeBackIn }: Plan, item?: Item): Partial<State> {
  const timeOf = (hours: Hours, planned: string | null) =>
    hours === 'same'
      ? planned
      : typeof hours === 'number'
        ? new Date(Date.parse(now) + hours * HOUR_MS).toISOString()
        : hours;
  const [publishAt, takeBackAt] = [
    timeOf(publishIn, item?.publishAt ?? null),
    timeOf(takeBackIn, item?.takeBackAt ?? null),
  ];
  return {
    ...(isPublished !== undefined && { isPublished }),
    ...(publishAt !== undefined && { publishAt }),
    ...(takeBackAt !== undefined && { takeBackAt }),
  };
}

const create = step(
  'writes',
  someKind.chain((kind) => fc.record({ kind: fc.constant(kind), form: forms(kind), plan: plans })),
  async ({ model, actor }, { kind: name, form, plan }) => {
    const { type, input, always } = kinds[name];
    const sent = stateOf(model, plan);
    const text = `mutation ($input: ${input}!) { create${type}(input: $input) { id } }`;
    const { data, code } = await actor.person.gql(text, { input: { ...form.sent, ...always, ...sent } });
    const id = data?.[`create${type}`]?.id;
    expect(code, 'create').toBe(model.create(actor, name, id, { texts: form.stored, ...sent }));
    return id;
  },
  ({ items }) => items.length < MOST,
);

/** A step with one post or item, which may have been deleted. */
const stepWith = <Args>(
  name: string,
  args: Arbitrary<Args>,
  act: (acting: Acting, target: { id: string; kind: KindName; item?: Item }, args: Args) => Promise<[string?, string?]>,
) =>
  step(
    name,
    fc.record({ number: fc.nat({ max: 1000 }), args }),
    async (acting, { number, args }) => {
      const { items, removed } = acting.model;
      const item = number % 20 || !removed.length ? items[number % items.length] : undefined;
      const target = item ? { id: item.id, kind: item.kind, item } : (removed[number % removed.length] as Item);
      const [code, expected] = await act(acting, target, args);
      expect(code, name).toBe(expected);
      return target.id;
    },
    ({ items, removed }) => items.length + removed.length > 0,
  );

/** The moment that a form was opened at: left out, the last change, or a version before. */
const opened = fc.constantFrom('never', 'now', 'before');
const openedAt = (item: Item | undefined, when: string): string | null => {
  if (when === 'never' || !item) return null;
  return when === 'now' ? item.updatedAt : (item.versions.at(-2)?.createdAt ?? item.createdAt);
};

const update = stepWith(
  'changes',
  fc.record({ blog: forms('blog'), portfolio: forms('portfolio'), plan: plans, opened, isMoved: fc.boolean() }),
  async ({ model, actor }, { id, kind: name, item }, { plan, opened, isMoved, ...both }) => {
    const { type, changes } = kinds[name];
    const { sent, stored } = isMoved ? both[name] : withoutSlug(both[name]);
    const state = stateOf(model, plan, item);
    const ifUpdatedAt = openedAt(item, opened);
    const text = `mutation ($id: UUID!, $input: ${changes}!, $ifUpdatedAt: DateTimeISO) {
      update${type}(id: $id, input: $input, ifUpdatedAt: $ifUpdatedAt) { id } }`;
    const { code } = await actor.person.gql(text, { id, input: { ...sent, ...state }, ifUpdatedAt });
    return [code, model.update(actor, id, { texts: stored, ...state }, ifUpdatedAt)];
  },
);
const withoutSlug = ({ sent, stored }: Form): Form => ({
  sent: { ...sent, slug: '' },
  stored: { ...stored, slug: '' },
});

const publish = stepWith('publishes', fc.record({ state }), async ({ model, actor }, { id, kind }, { state }) => {
  const { type } = kinds[kind];
  const text = `mutation ($id: UUID!, $isPublished: Boolean) { publish${type}(id: $id, isPublished: $isPublished) { id } }`;
  const { code } = await actor.person.gql(text, { id, isPublished: state });
  return [code, model.publish(actor, kind, id, state)];
});

const remove = stepWith('deletes', fc.constant({}), async ({ model, actor }, { id, kind }) => {
  const { code } = await actor.person.gql(`mutation ($id: UUID!) { remove${kinds[kind].type}(id: $id) { id } }`, {
    id,
  });
  return [code, model.remove(actor, kind, id)];
});

const restore = stepWith(
  'restores a version',
  fc.record({ number: fc.nat({ max: 1000 }), opened }),
  async ({ model, actor }, { id, kind, item }, { number, opened }) => {
    const { data } = await actor.person.gql(revisionOperations.list, { kind: kinds[kind].graphql, id, first: 200 });
    const versions = data.revisions.nodes.toReversed();
    // The versions of what is deleted go with it.
    if (!item) return [String(versions.length), '0'];
    const index = number % versions.length;
    const ifUpdatedAt = openedAt(item, opened);
    const { code } = await actor.person.gql(revisionOperations.restore, { id: versions[index].id, ifUpdatedAt });
    return [code, model.restore(actor, id, index, ifUpdatedAt)];
  },
);

const bulkText = `mutation ($kind: BulkKind!, $action: BulkAction!, $ids: [UUID!]!) {
  bulkUpdate(kind: $kind, action: $action, ids: $ids) { done failed { id reason } } }`;
const bulk = step(
  'does with several',
  fc.record({
    kind: someKind,
    action: fc.constantFrom('PUBLISH', 'UNPUBLISH', 'REMOVE'),
    numbers: fc.array(fc.nat({ max: 1000 }), { minLength: 1, maxLength: 6 }),
  }),
  async ({ model, actor }, { kind, action, numbers }) => {
    // Those of the other kind are not found.
    const all = [...model.items, ...model.removed.slice(-1), { id: UNKNOWN }];
    const ids = [...new Set(numbers.map((number) => (all[number % all.length] as Item).id))];
    const { data } = await actor.person.gql(bulkText, { kind: kinds[kind].graphql, action, ids });
    const act = (id: string) =>
      action === 'REMOVE' ? model.remove(actor, kind, id) : model.publish(actor, kind, id, action === 'PUBLISH');
    const outcomes = ids.map((id) => ({ id, reason: act(id) }));
    expect(data.bulkUpdate).toEqual({
      done: outcomes.filter(({ reason }) => !reason).map(({ id }) => id),
      failed: outcomes.filter(({ reason }) => reason),
    });
    return ids[0];
  },
);

const wait = step('waits for hours', fc.constantFrom(1, 2, 4), async ({ model, office }, hours) => {
  await pass(model, office, hours * HOUR_MS);
  return model.items.at(0)?.id;
});

const steps = [create, create, create, update, update, update, publish, publish, restore, restore, bulk, remove, wait];

/** Walks through posts and portfolio items from a seed, in rounds that each begin with none. */
export const walkContent = (office: Office, seed: number, length: number): Promise<void> =>
  walk({
    ...{ office, seed, length, steps },
    subscription: `subscription { arrived(content: true) { kind overview { ${draftFields} } } }`,
    async begin() {
      await emptyBlog(office.product);
      await emptyPortfolio(office.product);
      return new ContentModel();
    },
  });
