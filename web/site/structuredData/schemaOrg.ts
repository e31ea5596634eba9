import type {
  BlogPosting,
  BreadcrumbList,
  CreativeWork,
  DayOfWeek,
  Organization,
  Person,
  Review,
  WebSite,
} from 'schema-dts';
import { serviceName } from '#schema/catalogue.ts';
import type { ServiceId } from '#schema/services.ts';
import type { OpeningHours } from '#schema/site.ts';
import { dayName } from '#schema/weekdays.ts';
import type { PublicSite } from '#web/shared/app/site.tsx';
import { paths } from '#web/shared/paths.ts';

/** Without the prefix of a language: the agency is one, and files have none. */
export const originOf = ({ publicUrl }: PublicSite): string => new URL(publicUrl).origin;

const organizationId = (site: PublicSite) => `${originOf(site)}/#organization`;

/** A reference to the agency, which is described in full elsewhere on the page. */
export const theOrganization = (site: PublicSite) => ({ '@id': organizationId(site) });

export const publisher = (site: PublicSite) =>
  ({
    '@type': 'Organization',
    '@id': organizationId(site),
    name: site.name,
    url: originOf(site) + paths.home,
  }) satisfies Organization;

export const organization = (site: PublicSite) =>
  ({
    ...publisher(site),
    description: site.description,
    slogan: site.tagline,
    email: site.email,
    ...phoneOf(site),
    ...addressOf(site),
    sameAs: (site.navigation ? site.navigation.networks.map(({ url }) => url) : Object.values(site.social)).filter(
      isGiven,
    ),
    ...(site.logo && { logo: site.logo.url }),
    ...(site.openingHours.length > 0 && { location: placeOf(site) }),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      email: site.email,
      ...phoneOf(site),
      url: site.publicUrl + paths.contact,
    },
  }) satisfies Organization;

const phoneOf = ({ phone }: PublicSite) => (phone ? { telephone: phone } : {});
const addressOf = ({ address }: PublicSite) => (address ? { address } : {});

const isGiven = (address: string | null | undefined): address is string => Boolean(address);

/** Address and opening hours: in schema.org a Place has opening hours, an Organization has none. */
const placeOf = (site: PublicSite) => ({
  '@type': 'Place' as const,
  ...addressOf(site),
  openingHoursSpecification: site.openingHours.map(specificationOf),
});

const specificationOf = ({ days, opens, closes }: OpeningHours) => ({
  '@type': 'OpeningHoursSpecification' as const,
  dayOfWeek: days.map((day) => dayName(day) as DayOfWeek),
  opens,
  closes,
});

export const webSite = (site: PublicSite) =>
  ({
    '@type': 'WebSite',
    '@id': `${site.publicUrl}/#website`,
    name: site.name,
    url: site.publicUrl + paths.home,
    inLanguage: site.language,
    publisher: theOrganization(site),
  }) satisfies WebSite;

export const blog = (site: PublicSite) => ({
  '@type': 'Blog' as const,
  '@id': `${site.publicUrl}${paths.blogs}#blog`,
  name: `Blog - ${site.name}`,
  url: site.publicUrl + paths.blogs,
});

export const person = (site: PublicSite, { name, slug }: { name: string; slug: string }) => {
  const url = site.publicUrl + paths.author(slug);
  return { '@type': 'Person', '@id': `${url}#person`, name, url } satisfies Person;
};

type Posting = { slug: string; title: string; author: string; publishedAt: string | null };

/** The properties of a post that a list contains too. */
export const posting = (site: PublicSite, post: Posting) => {
  const url = site.publicUrl + paths.blogPost(post.slug);
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    headline: post.title,
    url,
    ...(post.publishedAt && { datePublished: post.publishedAt }),
    author: { '@type': 'Person', name: post.author },
  } satisfies BlogPosting;
};

/** The properties of a portfolio item that a list contains too. */
export const work = (site: PublicSite, item: { slug: string; title: string }) => {
  const url = site.publicUrl + paths.portfolioItem(item.slug);
  return { '@type': 'CreativeWork', '@id': `${url}#work`, name: item.title, url } satisfies CreativeWork;
};

export const service = (site: PublicSite, id: ServiceId) => ({
  '@type': 'Service' as const,
  name: serviceName(site, id),
});

type ClientReview = {
  name: string;
  companyName: string;
  clientFeedback: string;
  rating: number;
  createdAt?: string;
};

export const clientReview = ({ name, companyName, clientFeedback, rating, createdAt }: ClientReview) =>
  ({
    '@type': 'Review',
    reviewBody: clientFeedback,
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
    author: { '@type': 'Person', name, worksFor: { '@type': 'Organization', name: companyName } },
    ...(createdAt && { datePublished: createdAt }),
  }) satisfies Review;

/** Average of all published reviews; nothing when there are none. */
export const aggregateRating = (averageRating: number | null | undefined, reviewCount: number) =>
  typeof averageRating === 'number' && {
    aggregateRating: {
      '@type': 'AggregateRating' as const,
      ratingValue: Number(averageRating.toFixed(2)),
      reviewCount,
      bestRating: 5,
      worstRating: 1,
    },
  };

/** Breadcrumbs from the home page. @param steps name and path of each page, including the current one */
export const breadcrumbs = (site: PublicSite, ...steps: [name: string, path: string][]) =>
  ({
    '@type': 'BreadcrumbList',
    itemListElement: [['Home', paths.home] as const, ...steps].map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site.publicUrl + path,
    })),
  }) satisfies BreadcrumbList;
