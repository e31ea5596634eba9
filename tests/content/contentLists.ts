import fc from 'fast-check';
import { contains, sortBy, sorts } from '#tests/kit/content/walk.ts';
import { rounds } from '#tests/kit/long.ts';
import { type KindName, kindNames, labels, searches, tags, titleParts } from './contentKinds.ts';
import type { ContentModel, Item } from './contentModel.ts';

type Filter = { sort?: keyof typeof sorts };
export type StaffView = Filter & { search?: string; isPublished?: boolean };
export type PublicView = Filter & { search?: string; tag?: string; author?: string; category?: string };
export type View = {
  kind: KindName;
  first: number;
  staff: StaffView;
  visitors: PublicView;
  search: string;
  /** Whether pages, addresses and versions are compared too: after each step in `npm test`, after a quarter in the long walks. */
  isThorough: boolean;
};

const sort = fc.constantFrom(...(Object.keys(sorts) as (keyof typeof sorts)[]));
const optional = { requiredKeys: [] } satisfies { requiredKeys: [] };
const tag = fc.constantFrom(...tags);
const visitorsOf = {
  blog: fc.record(
    { sort, tag, search: fc.constantFrom(...searches), author: fc.constantFrom(...labels.blog) },
    optional,
  ),
  portfolio: fc.record({ sort, tag, category: fc.constantFrom('wEB', 'Print', 'none') }, optional),
};

export const views: fc.Arbitrary<View> = fc.constantFrom(...kindNames).chain((kind) =>
  fc.record({
    kind: fc.constant(kind),
    first: fc.constantFrom(2, 5, 20),
    staff: fc.record({ sort, search: fc.constantFrom(...titleParts), isPublished: fc.boolean() }, optional),
    visitors: visitorsOf[kind] as fc.Arbitrary<PublicView>,
    search: fc.constantFrom(...titleParts, ...searches),
    isThorough: fc.nat({ max: rounds(1, 4) - 1 }).map((number) => number === 0),
  }),
);

const titleOf = ({ texts }: Item) => texts.title as string;
const inOrder = (items: Item[], { sort = 'NEWEST' }: Filter) => sorts[sort](items).map(({ id }) => id);

/** The ids of a list of the office: newest first, unless another order is asked for. */
export const idsForStaff = (model: ContentModel, kind: KindName, view: StaffView): string[] => {
  const isListed = (item: Item) =>
    contains(view.search ?? '', titleOf(item)) && [undefined, item.isPublished].includes(view.isPublished);
  return inOrder(model.of(kind).filter(isListed), view);
};

/** The ids of a list of the site: latest publication first, unless another order is asked for. */
export const idsForVisitors = (model: ContentModel, kind: KindName, view: PublicView): string[] => {
  const isListed = (item: Item) =>
    item.isPublished &&
    (!view.tag || tagsOf(item).some((tag) => tag.toLowerCase() === view.tag?.toLowerCase())) &&
    (!view.search || hasWords(item, view.search)) &&
    (!view.author || item.texts.author === view.author) &&
    (!view.category || (item.texts.category as string).toLowerCase() === view.category.toLowerCase());
  const listed = model.of(kind).filter(isListed);
  return view.sort ? inOrder(listed, view) : byPublication(listed, model, true).map(({ id }) => id);
};

/** Oldest first; a draft follows the latest. */
const byPublication = (items: Item[], { now }: ContentModel, isDescending = false) =>
  sortBy(items, ({ publishedAt }) => [publishedAt ?? now], isDescending);

const tagsOf = ({ texts }: Item) => texts.tags as string[];

/** The words of a post in their order, without endings. */
const wordsIn = (text: string) =>
  text
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.map((word) => word.replace(/s$/, '')) ?? [];

/** The words of visitors' searches: in quotes together, `or` between two, a minus before one that must not be there. */
export function hasWords({ texts }: Item, search: string): boolean {
  const words = wordsIn(`${texts.title} ${texts.excerpt} ${texts.body} ${(texts.tags as string[]).join(' ')}`);
  const stands = (part: string) => ` ${words.join(' ')} `.includes(` ${wordsIn(part).join(' ')} `);
  const parts = (text: string) => text.match(/"[^"]*"|\S+/g) ?? [];
  const isTrue = (part: string) => (part.startsWith('-') ? !stands(part) : stands(part));
  return search.split(' or ').some((one) => parts(one).every(isTrue));
}

/** What the search of the office finds of a kind, as the keys of its order: where the title has the text, then the newest. */
export function placesOf(model: ContentModel, kind: KindName, text: string): Map<string, string> {
  const wanted = text.trim().toLowerCase();
  const isFound = (item: Item) =>
    Boolean(wanted) &&
    (contains(wanted, titleOf(item)) || (kind === 'blog' && item.isPublished && hasWords(item, wanted)));
  const placeOf = (item: Item) => {
    const index = titleOf(item).toLowerCase().indexOf(wanted);
    return `${index < 0 ? 2 : Math.min(index, 1)} ${9e12 - Date.parse(item.createdAt)}`;
  };
  return new Map(
    model
      .of(kind)
      .filter(isFound)
      .map((item) => [item.id, placeOf(item)]),
  );
}

/** The published posts beside one, in the order of time. */
export function neighboursOf(model: ContentModel, item: Item) {
  const posts = model.of('blog').filter((one) => one.isPublished || one === item);
  const all = byPublication(posts, model);
  const index = all.indexOf(item);
  const idAt = (place: number) => (all[place] ? { id: all[place].id } : null);
  return { previous: idAt(index - 1), next: idAt(index + 1) };
}
