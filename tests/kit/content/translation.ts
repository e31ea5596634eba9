import { blogPost } from '#tests/kit/content/blog.ts';
import { pageInput } from '#tests/kit/content/page.ts';
import { portfolioItem } from '#tests/kit/content/portfolio.ts';
import type { Person } from '#tests/kit/people/person.ts';

type Fields = Record<string, unknown>;
export type Translated = {
  id: string;
  slug: string;
  title: string;
  language: string;
  updatedAt: string;
  translations: { contentId: string; language: string; url: string; title: string; isPublished: boolean }[];
};

const fields = 'id slug title language updatedAt translations { contentId language url title isPublished }';

const operationsOf = (type: string, input: string, changes: string, one: string, many: string, all: string) => ({
  create: `mutation ($input: ${input}!) { done: create${type}(input: $input) { ${fields} } }`,
  update: `mutation ($id: UUID!, $input: ${changes}!) { done: update${type}(id: $id, input: $input) { ${fields} } }`,
  remove: `mutation ($id: UUID!) { done: remove${type}(id: $id) { id } }`,
  read: `query ($id: UUID!) { done: ${one}(id: $id) { ${fields} } }`,
  list: `query ($language: String) { done: ${many}(language: $language, first: 200) { nodes { id } } }`,
  listAll: `query ($language: String) { done: ${all}(language: $language, first: 200) { nodes { id } } }`,
});

export const translatedKinds = {
  post: {
    ...operationsOf('BlogPost', 'BlogPostInput', 'BlogPostInput', 'blogPost', 'blogPosts', 'allBlogPosts'),
    input: blogPost,
    path: '/blog/',
  },
  item: {
    ...operationsOf(
      ...(['PortfolioItem', 'PortfolioItemInput', 'PortfolioItemChangesInput'] as const),
      ...(['portfolioItem', 'portfolioItems', 'allPortfolioItems'] as const),
    ),
    input: portfolioItem,
    path: '/portfolio/',
  },
  page: {
    ...operationsOf('Page', 'PageInput', 'PageChangesInput', 'page', 'pages', 'allPages'),
    input: pageInput,
    path: '/',
  },
};
export type TranslatedKind = keyof typeof translatedKinds;

/** Creates a published post, item or page. @throws when it was refused */
export async function makeTranslated(person: Person, kind: TranslatedKind, sent: Fields = {}): Promise<Translated> {
  const { create, input } = translatedKinds[kind];
  const { data, errors } = await person.gql(create, { input: input({ isPublished: true, ...sent }) });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.done;
}

export const changeTranslated = (person: Person, kind: TranslatedKind, id: string, input: Fields) =>
  person.gql(translatedKinds[kind].update, { id, input });

export const readTranslated = async (person: Person, kind: TranslatedKind, id: string): Promise<Translated> =>
  (await person.gql(translatedKinds[kind].read, { id })).data.done;

export const tagsOf = ({ translations }: Translated): string[] => translations.map(({ language }) => language);
