import { paths } from '#web/paths.ts';
import type { PublicSite } from './site.tsx';

type Thing = { '@type': string } & Record<string, unknown>;

/** What the page says to search engines in their own words (schema.org). */
export function StructuredData({ things }: { things: Thing[] }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON is no HTML, and nothing in it may end its element
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }} />;
}

const organizationId = ({ publicUrl }: PublicSite) => `${publicUrl}/#organization`;

/** The agency by its name and address, for what it has published. */
export const publisher = (site: PublicSite): Thing => ({
  '@type': 'Organization',
  '@id': organizationId(site),
  name: site.name,
  url: site.publicUrl + paths.home,
});

/** The agency. @param rating what its clients think of it, if any has said so */
export const organization = (site: PublicSite, rating: { count: number; average: number } | null): Thing => ({
  ...publisher(site),
  description: site.description,
  slogan: site.tagline,
  email: site.email,
  telephone: site.phone,
  address: site.address,
  sameAs: Object.values(site.social),
  ...(rating && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: Number(rating.average.toFixed(2)),
      reviewCount: rating.count,
      bestRating: 5,
      worstRating: 1,
    },
  }),
});

/** The site itself. */
export const webSite = (site: PublicSite): Thing => ({
  '@type': 'WebSite',
  '@id': `${site.publicUrl}/#website`,
  name: site.name,
  url: site.publicUrl + paths.home,
  inLanguage: 'en',
  publisher: { '@id': organizationId(site) },
});

/** The way to a page from the home page. @param steps name and address of every page on it, itself included */
export const breadcrumbs = (site: PublicSite, steps: [name: string, path: string][]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [['Home', paths.home] as const, ...steps].map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: site.publicUrl + path,
  })),
});
