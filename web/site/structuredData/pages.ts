import type { Graph, Thing } from 'schema-dts';
import { servicesOf } from '#schema/catalogue.ts';
import { servicesTexts } from '#schema/pageTexts/services.ts';
import { textKeyOf } from '#schema/services.ts';
import { fill } from '#schema/translate.ts';
import type {
  BlogPostPageQuery,
  BlogsPageQuery,
  PortfolioItemPageQuery,
  PortfolioPageQuery,
  ReviewsPageQuery,
  StoriesQuery,
} from '#web/gql/graphql.ts';
import { readFragment } from '#web/gql/index.ts';
import { searchDescription } from '#web/shared/app/PageHead.tsx';
import type { Route } from '#web/shared/app/route.ts';
import { itemCard } from '#web/shared/app/shareCard.ts';
import type { PublicSite } from '#web/shared/app/site.tsx';
import { paths } from '#web/shared/paths.ts';
import { ClientReviewFragment } from '#web/shared/ui/publicDocuments.ts';
import type { authorLoader } from '#web/site/blog/author/loader.ts';
import { listParamsOf } from '#web/site/blog/listParams.ts';
import { BlogCardFragment, BlogPostFragment } from '#web/site/blog/publicDocuments.ts';
import { type PageTextsData, textsOf } from '#web/site/pageText/texts.ts';
import { listParamsOf as portfolioParamsOf } from '#web/site/portfolio/listParams.ts';
import { type Item, PortfolioCardFragment, PortfolioItemFragment } from '#web/site/portfolio/publicDocuments.ts';
import { ownPage } from './ownPage.ts';
import {
  aggregateRating,
  blog,
  breadcrumbs,
  clientReview,
  organization,
  originOf,
  person,
  posting,
  publisher,
  service,
  theOrganization,
  webSite,
  work,
} from './schemaOrg.ts';

type ClientReviewNode = NonNullable<PortfolioItemPageQuery['portfolioItem']>['clientReviews'][number];
type AuthorData = Awaited<ReturnType<typeof authorLoader>>;

/** Structured data of a page from its loader's data and its query parameters. */
type Page<Data> = (site: PublicSite, data: Data, address: URLSearchParams) => Thing[];

const basics = (site: PublicSite, name: string, path: string) => ({
  '@id': `${site.publicUrl}${path}#page`,
  name: `${name} - ${site.name}`,
  url: site.publicUrl + path,
  inLanguage: site.language,
  isPartOf: webSite(site),
});

const aboutAgency =
  (type: 'AboutPage' | 'ContactPage', name: string, path: string): Page<unknown> =>
  (site) => [
    { '@type': type, ...basics(site, name, path), mainEntity: theOrganization(site) },
    organization(site),
    breadcrumbs(site, [name, path]),
  ];

const plain =
  (name: string, path: string): Page<unknown> =>
  (site) => [
    { '@type': 'WebPage', ...basics(site, name, path), publisher: publisher(site) },
    breadcrumbs(site, [name, path]),
  ];

const home: Page<Partial<StoriesQuery> | undefined> = (site, data) => {
  const { averageRating, totalCount = 0 } = data?.reviews ?? {};
  // Present once a review is published.
  return [{ ...organization(site), ...aggregateRating(averageRating, totalCount) }, webSite(site)];
};

const reviews: Page<ReviewsPageQuery> = (site, { reviewPage: { nodes, totalCount, averageRating } }) =>
  nodes.length
    ? [
        {
          ...organization(site),
          ...aggregateRating(averageRating, totalCount),
          review: nodes.map((node) =>
            clientReview({ ...readFragment(ClientReviewFragment, node), createdAt: node.createdAt }),
          ),
        },
        breadcrumbs(site, ['Reviews', paths.reviews]),
      ]
    : [];

const services: Page<PageTextsData> = (site, pageTexts) => [
  {
    '@type': 'OfferCatalog',
    '@id': `${site.publicUrl}${paths.services}#catalogue`,
    name: `Services - ${site.name}`,
    url: site.publicUrl + paths.services,
    numberOfItems: servicesOf(site).length,
    itemListElement: servicesOf(site).map(({ id, title, anchor }) => ({
      '@type': 'Offer',
      itemOffered: {
        '@type': 'Service',
        name: title,
        ...descriptionOf(textsOf<Record<string, string>>(servicesTexts, pageTexts, fill)[`${textKeyOf(id)}Text`]),
        url: `${site.publicUrl}${paths.services}#${anchor}`,
        provider: theOrganization(site),
      },
    })),
  },
  organization(site),
  breadcrumbs(site, ['Services', paths.services]),
];

/** Nothing for an empty text. */
const descriptionOf = (description: string | undefined) => (description ? { description } : {});

const blogs: Page<BlogsPageQuery> = (site, { blogPosts }, address) => {
  const { tag, search } = listParamsOf(address);
  // A filtered list is not the whole blog.
  if (tag || search) return [];
  return [
    {
      ...blog(site),
      inLanguage: site.language,
      publisher: publisher(site),
      blogPost: blogPosts.nodes.map((node) => posting(site, readFragment(BlogCardFragment, node))),
    },
    breadcrumbs(site, ['Blog', paths.blogs]),
  ];
};

const blogPost: Page<BlogPostPageQuery> = (site, data) => {
  const post = readFragment(BlogPostFragment, data.blogPost);
  return post
    ? [
        {
          ...posting(site, post),
          ...(post.authorPage && { author: person(site, { name: post.author, slug: post.authorPage.slug }) }),
          description: searchDescription(post.metaDescription ?? post.excerpt),
          image: post.imageUrl ?? originOf(site) + itemCard(site, 'blog', post),
          keywords: [...post.tags],
          dateModified: post.updatedAt,
          timeRequired: `PT${post.readingMinutes}M`,
          inLanguage: post.language,
          publisher: publisher(site),
          isPartOf: blog(site),
          mainEntityOfPage: site.publicUrl + paths.blogPost(post.slug),
        },
        breadcrumbs(site, ['Blog', paths.blogs], [post.title, paths.blogPost(post.slug)]),
      ]
    : [];
};

const author: Page<AuthorData> = (site, { author, blogPosts }) =>
  author
    ? [
        {
          '@type': 'ProfilePage',
          ...basics(site, author.name, paths.author(author.slug)),
          mainEntity: {
            ...person(site, author),
            ...(author.about && { description: author.about }),
            ...(author.imageUrl && { image: author.imageUrl }),
            worksFor: publisher(site),
          },
          hasPart: blogPosts.nodes.map((node) => ({
            '@id': posting(site, readFragment(BlogCardFragment, node))['@id'],
          })),
        },
        breadcrumbs(site, ['Blog', paths.blogs], [author.name, paths.author(author.slug)]),
      ]
    : [];

const wholePortfolio: Page<PortfolioPageQuery> = (site, { portfolioItems }) => [
  {
    '@type': 'CollectionPage',
    ...basics(site, 'Portfolio', paths.portfolio),
    publisher: publisher(site),
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: portfolioItems.nodes.length,
      itemListElement: portfolioItems.nodes.map((node, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: work(site, readFragment(PortfolioCardFragment, node)),
      })),
    },
  },
  breadcrumbs(site, ['Portfolio', paths.portfolio]),
];

// A filtered list is not the whole portfolio.
const portfolio: Page<PortfolioPageQuery> = (site, data, address) =>
  Object.values(portfolioParamsOf(address)).some(Boolean) ? [] : wholePortfolio(site, data, address);

/** Reviews of a project: the quoted review, and the other reviews linked to it. */
function reviewsOf({ review }: Item, clientReviews: readonly ClientReviewNode[]) {
  const others = clientReviews.filter(({ id }) => id !== review?.id);
  const all = readFragment(ClientReviewFragment, review ? [review, ...others] : others).map(clientReview);
  if (!all.length) return {};
  return { review: all.length === 1 && review ? all[0] : all };
}

const portfolioItem: Page<PortfolioItemPageQuery> = (site, data) => {
  const item = readFragment(PortfolioItemFragment, data.portfolioItem);
  return item
    ? [
        {
          ...work(site, item),
          description: searchDescription(item.metaDescription ?? item.description),
          image: item.imageUrl ?? originOf(site) + itemCard(site, 'portfolio', item),
          ...(item.category && { genre: item.category }),
          keywords: [...item.tags],
          ...(item.publishedAt && { datePublished: item.publishedAt }),
          dateCreated: item.year ? String(item.year) : (item.publishedAt ?? undefined),
          dateModified: item.updatedAt,
          inLanguage: item.language,
          creator: publisher(site),
          ...(item.services.length > 0 && { about: item.services.map((id) => service(site, id)) }),
          ...reviewsOf(item, data.portfolioItem?.clientReviews ?? []),
          mainEntityOfPage: site.publicUrl + paths.portfolioItem(item.slug),
        },
        breadcrumbs(site, ['Portfolio', paths.portfolio], [item.title, paths.portfolioItem(item.slug)]),
      ]
    : [];
};

/** Pages with structured data, by route path. Each receives the data of its route's loader. */
const pages: Record<string, Page<never>> = {
  [paths.home]: home,
  [paths.about]: aboutAgency('AboutPage', 'About', paths.about),
  [paths.contact]: aboutAgency('ContactPage', 'Contact', paths.contact),
  [paths.services]: services,
  [paths.blogs]: blogs,
  [paths.blogPost(':slug')]: blogPost,
  [paths.author(':slug')]: author,
  [paths.reviews]: reviews,
  [paths.portfolio]: portfolio,
  [paths.portfolioItem(':slug')]: portfolioItem,
  [paths.page(':slug')]: ownPage,
  [paths.affiliateProgramme]: plain('Affiliate Programme', paths.affiliateProgramme),
  [paths.privacyPolicy]: plain('Privacy Policy', paths.privacyPolicy),
  [paths.terms]: plain('Terms of Service', paths.terms),
};

/**
 * schema.org data of a page.
 * @param data the result of the route's loader, if it has one
 * @returns null for a page without structured data
 */
export function structuredDataOf(
  { path, loader, isDataOptional }: Route,
  site: PublicSite,
  data: unknown,
  address: URLSearchParams,
): Graph | null {
  const page = pages[path] as Page<unknown> | undefined;
  if (!page || (loader && !isDataOptional && !data)) return null;
  const things = page(site, data, address);
  return things.length ? { '@context': 'https://schema.org', '@graph': things } : null;
}
