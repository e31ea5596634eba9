import fc from 'fast-check';

/** By the names of the API. */
export type Texts = Record<string, string | string[]>;

/** What differs between posts and portfolio items, as the API names it. */
export const kinds = {
  blog: {
    ...{ graphql: 'BLOG_POST', auditKind: 'BLOG', type: 'BlogPost', input: 'BlogPostInput', changes: 'BlogPostInput' },
    ...{ one: 'blogPost', published: 'blogPosts', all: 'allBlogPosts', path: '/blog/', drafts: 'draftPosts' },
    ...{ summary: 'excerpt', label: 'author', auditFields: ['slug', 'excerpt', 'author', 'tags'], always: {} },
  },
  portfolio: {
    ...{ graphql: 'PORTFOLIO_ITEM', auditKind: 'PORTFOLIO', type: 'PortfolioItem', input: 'PortfolioItemInput' },
    ...{
      changes: 'PortfolioItemChangesInput',
      one: 'portfolioItem',
      published: 'portfolioItems',
      all: 'allPortfolioItems',
    },
    ...{ path: '/portfolio/', drafts: 'draftItems', summary: 'description', label: 'category' },
    ...{ auditFields: ['slug', 'category', 'tags'], always: { imageUrl: 'https://pictures.example/a.png' } },
  },
} as const;
export type KindName = keyof typeof kinds;
export type ContentKind = (typeof kinds)[KindName];
export const kindNames = Object.keys(kinds) as KindName[];

export const fieldsOf = ({ summary, label }: ContentKind) => `slug title ${summary} ${label} tags body`;

export const slugOf = (title: string): string => title.toLowerCase().replaceAll('%', '').replace(/\s+/g, '-');

/** Few texts, so that slugs meet and searches find several. */
const titles = ['Growth budget', 'Budget plans', 'Email growth 50%', 'Market guide', 'Plan of a market'];
const slugs = ['page-one', 'page-two', 'page-three', 'market-guide', 'growth-budget', ''];
const summaries = ['All about the budget.', 'What a market needs.', 'Nothing but email.'];
export const labels = { blog: ['Asha Menon', 'Ben Okri'], portfolio: ['Web', 'Print'] } as const;
const tagLists = [['SEO'], ['seo', 'PPC'], [' Email ,  SEO'], ['PPC', 'PPC']];
export const tags = ['seo', 'PPC', 'email', 'none'];
const bodies = ['', 'Plan first.', '**Emails** work.'];

const splitTags = (list: string[]) => [...new Set(list.flatMap((tag) => tag.split(',').map((one) => one.trim())))];

type Written = { title: string; slug: string; summary: string; label: number; tagList: string[]; body: string | null };
const written: fc.Arbitrary<Written> = fc.record({
  title: fc.constantFrom(...titles),
  slug: fc.constantFrom(...slugs),
  summary: fc.constantFrom(...summaries),
  label: fc.nat({ max: 1 }),
  tagList: fc.constantFrom(...tagLists),
  body: fc.constantFrom(null, ...bodies),
});

/** The texts of a form: as they are sent, and as they are stored; what is left out stays. */
export type Form = { sent: Record<string, unknown>; stored: Texts };
export const forms = (kind: KindName): fc.Arbitrary<Form> =>
  written.map(({ title, slug, summary, label, tagList, body }) => {
    const { summary: summaryField, label: labelField } = kinds[kind];
    const texts: Texts = { title, slug, [summaryField]: summary, [labelField]: labels[kind][label] as string };
    const rest: Texts = body === null ? {} : { body };
    return { sent: { ...texts, ...rest, tags: tagList }, stored: { ...texts, ...rest, tags: splitTags(tagList) } };
  });

/** Words, endings, words that stand together, one of two, and one that must not be there. */
export const searches = [
  'budget',
  'plans',
  'GROWTH',
  'email market',
  '"growth budget"',
  'guide or email',
  'market -guide',
  'nowhere',
];
/** Parts of titles, capitals, characters with a meaning in SQL, nothing, and what is not there. */
export const titleParts = ['budget', 'GROWTH B', 'ma', '%', '_', ' ', 'plan', 'nowhere'];
