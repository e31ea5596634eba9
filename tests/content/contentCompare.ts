import { expect } from 'vitest';
import { type Actor, idsOf, listOf, type Office, readPages } from '#tests/kit/content/walk.ts';
import { type ContentKind, fieldsOf, type KindName, kindNames, kinds } from './contentKinds.ts';
import { idsForStaff, idsForVisitors, neighboursOf, placesOf, type StaffView, type View } from './contentLists.ts';
import type { ContentModel, Item } from './contentModel.ts';

// biome-ignore lint/suspicious/noExplicitAny: a test says by its assertions what an answer holds
type Answer = any;

/** Compares everything that staff and visitors see of posts and items with the model. @param touched an item of the step */
export async function compareContent(office: Office, model: ContentModel, view: View, touched?: string): Promise<void> {
  const { employee } = office;
  const item = touched ? model.find(touched) : undefined;
  await Promise.all([
    ...kindNames.map((kind) => compareItems(employee, model, kind)),
    comparePages(office, model, view),
    comparePublic(office, model),
    compareRest(office, model, view.search),
    model.audit.compare(
      office,
      kindNames.map((kind) => kinds[kind].auditKind),
      'budget',
    ),
    ...(view.isThorough ? [compareDrawn(office, model, view.kind), compareAddresses(office, model, item)] : []),
    ...(view.isThorough && item ? [compareVersions(employee, item), compareNeighbours(office, model, item)] : []),
  ]);
}

const staffLists: Record<string, StaffView> = {
  drafts: { isPublished: false },
  published: { isPublished: true },
  found: { search: 'budget' },
  recent: { sort: 'RECENTLY_UPDATED' },
};

/** Compares every field, and the lists that staff have open most. */
async function compareItems({ person }: Actor, model: ContentModel, name: KindName): Promise<void> {
  const kind = kinds[name];
  const argumentsOf = (view: StaffView) =>
    JSON.stringify({ first: 100, ...view })
      .slice(1, -1)
      .replaceAll(/"(\w+)":/g, '$1: ')
      .replace(/"([A-Z_]+)"/, '$1');
  const lists = Object.entries(staffLists).map(
    ([name, view]) => `${name}: ${kind.all}(${argumentsOf(view)}) { nodes { id } totalCount }`,
  );
  const fields = `id isPublished publishedAt publishAt takeBackAt createdAt updatedAt ${fieldsOf(kind)}`;
  const { data } = await person.gql(
    `{ all: ${kind.all}(first: 100) { nodes { ${fields} } totalCount } ${lists.join(' ')} }`,
  );
  const { all, ...read } = data;
  const expected = idsForStaff(model, name, {}).map((id) => nodeOf(model.find(id) as Item));
  expect(all, kind.all).toEqual({ nodes: expected, totalCount: expected.length });
  for (const [list, view] of Object.entries(staffLists))
    expect(listOf(read[list]), `${kind.all}: ${list}`).toEqual(countedIds(idsForStaff(model, name, view)));
}

const nodeOf = ({ kind: _, versions: __, texts, ...rest }: Item) => ({ ...rest, ...texts });
const countedIds = (ids: string[]) => ({ ids, totalCount: ids.length });

async function comparePages({ employee, product }: Office, model: ContentModel, view: View): Promise<void> {
  const { kind: name, first, staff, visitors } = view;
  const kind = kinds[name];
  const own = name === 'blog' ? ['search', 'author'] : ['category'];
  const queryOf = (field: string, names: string[]) => {
    const types: Record<string, string> = { sort: 'ListSort', isPublished: 'Boolean', first: 'Int' };
    const all = ['first', 'after', 'sort', ...names];
    return `query (${all.map((one) => `$${one}: ${types[one] ?? 'String'}`).join(', ')}) { list: ${field}(
      ${all.map((one) => `${one}: $${one}`).join(', ')}) { nodes { id } totalCount pageInfo { hasNextPage hasPreviousPage endCursor } } }`;
  };
  const visitor = { ...employee, person: product.nobody };
  const forStaff = { text: queryOf(kind.all, ['search', 'isPublished']), variables: { first, ...staff } };
  const forVisitors = { text: queryOf(kind.published, ['tag', ...own]), variables: { first, ...visitors } };
  const said = JSON.stringify(view);
  expect(await readPages(employee, forStaff), said).toEqual(countedIds(idsForStaff(model, name, staff)));
  expect(await readPages(visitor, forVisitors), said).toEqual(countedIds(idsForVisitors(model, name, visitors)));
}

const publicLists = { all: {}, tagged: { tag: 'seo' } } as const;
const publicQuery = `{ ${kindNames
  .map((name) => {
    const { published } = kinds[name];
    const rest = name === 'blog' ? `words: ${published}(first: 100, search: "budget") { nodes { id } totalCount }` : '';
    return `${name}: ${published}(first: 100) { nodes { id ${fieldsOf(kinds[name])} updatedAt } totalCount }
      ${name}Tagged: ${published}(first: 100, tag: "seo") { nodes { id } totalCount } ${rest}`;
  })
  .join(' ')} portfolioFilters { categories } }`;

/** What the API tells visitors; the same request comes after each step, so that the cache answers it. */
async function comparePublic({ product }: Office, model: ContentModel): Promise<void> {
  const { data } = await product.nobody.gql(publicQuery);
  for (const name of kindNames) {
    const ids = idsForVisitors(model, name, publicLists.all);
    const nodes = ids
      .map((id) => model.find(id) as Item)
      .map(({ id, texts, updatedAt }) => ({ id, ...texts, updatedAt }));
    expect(data[name], `published ${name}`).toEqual({ nodes, totalCount: ids.length });
    const tagged = countedIds(idsForVisitors(model, name, publicLists.tagged));
    expect(listOf(data[`${name}Tagged`]), `${name} with a tag`).toEqual(tagged);
  }
  expect(listOf(data.words), 'posts with a word').toEqual(
    countedIds(idsForVisitors(model, 'blog', { search: 'budget' })),
  );
  const categories = model.of('portfolio').flatMap(({ isPublished, texts }) => (isPublished ? [texts.category] : []));
  expect(data.portfolioFilters.categories, 'categories').toEqual([...new Set(categories)].toSorted());
}

/** The page of a public list, and the sitemap. @param drawn the kind of the list */
async function compareDrawn({ product }: Office, model: ContentModel, drawn: KindName): Promise<void> {
  const [sitemap, page] = await Promise.all([
    textAt(`${product.url}/sitemap.xml`),
    textAt(product.url + (drawn === 'blog' ? '/blogs' : '/portfolio')),
  ]);
  for (const name of kindNames) {
    const slugs = idsForVisitors(model, name, publicLists.all).map((id) => model.find(id)?.texts.slug);
    if (name === drawn) expect(slugsIn(kinds[name], page), `page of ${name}`).toEqual(slugs);
    expect(slugsIn(kinds[name], sitemap), `sitemap of ${name}`).toEqual(slugs);
  }
}

const textAt = async (address: string) => (await fetch(address)).text();
const slugsIn = ({ path }: ContentKind, text: string): string[] => [
  ...new Set(
    [...text.matchAll(new RegExp(`(?:href="|<loc>[^<]*)${path}([a-z0-9-]+)["<]`, 'g'))].map(
      ([, slug]) => slug as string,
    ),
  ),
];

export const draftFields = kindNames.map((name) => kinds[name].drafts).join(' ');
/** The counts of drafts, which the navigation shows. */
export const draftsOf = (model: ContentModel) =>
  Object.fromEntries(
    kindNames.map((name) => [kinds[name].drafts, idsForStaff(model, name, { isPublished: false }).length]),
  );

const DAYS_MS = 25 * 24 * 3600 * 1000;
const deletionsField = `deletions(first: 200, since: $since, kinds: [${kindNames.map((name) => kinds[name].graphql).join(' ')}]) {
  nodes { id kind } }`;
const restQuery = `query ($text: String!, $since: DateTimeISO!) { overview { ${draftFields} }
  search(text: $text) { results { kind id slug title } } ${deletionsField} }`;

async function compareRest({ employee, product }: Office, model: ContentModel, text: string): Promise<void> {
  const since = new Date(Date.parse(model.now) - DAYS_MS).toISOString();
  const { data } = await employee.person.gql(restQuery, { text, since });
  expect(data.overview, 'overview').toEqual(draftsOf(model));
  compareSearch(data, model, text);
  const forVisitors = await product.nobody.gql(`query ($since: DateTimeISO!) { ${deletionsField} }`, { since });
  const read = ({ deletions }: Answer) => deletions.nodes.map(({ id, kind }: Answer) => `${kind} ${id}`).toSorted();
  const expected = (all: ContentModel['removed']) =>
    all.map(({ kind, id }) => `${kinds[kind].graphql} ${id}`).toSorted();
  expect(read(data), 'deletions').toEqual(expected(model.removed));
  expect(read(forVisitors.data), 'deletions for visitors').toEqual(expected(model.gone));
}

/** The search of the office finds drafts by their titles, and published posts by their words too: at most five of a kind. */
function compareSearch({ search }: Answer, model: ContentModel, text: string): void {
  for (const name of kindNames) {
    const results = search.results.filter(({ kind }: Answer) => kind === kinds[name].graphql);
    const places = placesOf(model, name, text);
    const read = results.map(({ id }: Answer) => places.get(id));
    expect(read, `search for ${text} in ${name}`).toEqual([...places.values()].toSorted().slice(0, 5));
    expect(new Set(idsOf({ nodes: results })).size).toBe(results.length);
    const texts = results.map(({ id }: Answer) => model.find(id)?.texts);
    expect(results).toMatchObject(texts.map((one: Item['texts']) => ({ slug: one.slug, title: one.title })));
  }
}

/** The page of an item, and those of slugs that it had, or that somebody else has left. */
async function compareAddresses({ product, employee }: Office, model: ContentModel, item?: Item): Promise<void> {
  const former = item ? model.formerSlugs.filter(({ id }) => id === item.id) : model.formerSlugs.slice(-1);
  const answerAt = async (path: string) => {
    const { status, headers } = await fetch(product.url + path, { redirect: 'manual' });
    return [status, headers.get('location')];
  };
  for (const { kind, slug, id } of former) {
    const { isPublished, texts } = model.find(id) as Item;
    const { path } = kinds[kind];
    expect(await answerAt(path + slug), `former slug ${slug}`).toEqual(
      isPublished ? [301, `${path}${texts.slug}`] : [404, null],
    );
  }
  if (!item) return;
  const { one, path } = kinds[item.kind];
  const slug = item.texts.slug as string;
  expect(await answerAt(path + slug), `page of ${slug}`).toEqual([item.isPublished ? 200 : 404, null]);
  const query = `query ($slug: String!) { ${one}(slug: $slug) { id title } }`;
  const { data, code } = await product.nobody.gql(query, { slug });
  const expected = { id: item.id, title: item.texts.title };
  expect(item.isPublished ? data[one] : code, `${one} for visitors`).toEqual(item.isPublished ? expected : 'NOT_FOUND');
  expect((await employee.person.gql(query, { slug })).data[one], `${one} for staff`).toEqual(expected);
}

const versionsQuery = `query ($kind: RevisionKind!, $id: UUID!) { revisions(first: 100, kind: $kind, id: $id) {
  totalCount nodes { number reason createdAt author { name } fields { name value } } } }`;

async function compareVersions({ person }: Actor, { kind, id, texts, versions }: Item): Promise<void> {
  const { data } = await person.gql(versionsQuery, { kind: kinds[kind].graphql, id });
  const names = [...Object.keys(texts), 'isPublished'];
  const nodes = data.revisions.nodes.map(({ fields, author, ...rest }: Answer) => {
    const own = fields
      .filter(({ name }: Answer) => names.includes(name))
      .map(({ name, value }: Answer) => [name, value]);
    return { ...rest, author: author.name, fields: Object.fromEntries(own) };
  });
  const expected = versions
    .map(({ texts, isPublished, ...rest }, index) => ({
      number: index + 1,
      ...rest,
      fields: { ...texts, isPublished },
    }))
    .toReversed();
  expect(nodes, 'versions').toEqual(expected);
  expect(data.revisions.totalCount, 'count of versions').toBe(expected.length);
}

async function compareNeighbours({ product }: Office, model: ContentModel, item: Item): Promise<void> {
  if (item.kind !== 'blog' || !item.isPublished) return;
  const query = 'query ($id: UUID!) { blogPostNeighbours(id: $id) { previous { id } next { id } } }';
  const { data } = await product.nobody.gql(query, { id: item.id });
  expect(data.blogPostNeighbours, 'neighbours').toEqual(neighboursOf(model, item));
}
