import { isOff } from '#schema/navigation.ts';
import { listAuthors } from '#server/content/author/authors.ts';
import { publishedSlugs } from '#server/content/kind/addresses.ts';
import { kinds } from '#server/content/kind/kinds.ts';
import type { Services } from '#server/platform/context.ts';
import { xml } from '#server/platform/xml.ts';
import { paths } from '#web/shared/paths.ts';

/** Maximum addresses per sitemap (sitemaps.org). */
const MOST = 50_000;

export async function sitemapOf(services: Services, allListed: string[]): Promise<string> {
  const site = await services.readSite();
  // Without calls the page is a placeholder.
  const listed = allListed.filter((path) => (site.takesBookings || path !== paths.book) && !isOff(site, path));
  const origin = services.settings.PUBLIC_URL;
  const lastmod = new Map<string, Date>();
  const items: string[] = [];
  for (const kind of kinds.filter(({ list }) => list === null || listed.includes(list))) {
    const slugs = await publishedSlugs(services, kind, MOST);
    for (const { slug, updatedAt } of slugs) items.push(entry(origin + kind.page(slug), updatedAt));
    // A list changes with any of its entries.
    const times = slugs.map(({ updatedAt }) => updatedAt.getTime());
    if (kind.list !== null && times.length) lastmod.set(kind.list, new Date(times.reduce((a, b) => Math.max(a, b))));
  }
  const authors = isOff(site, paths.author('')) ? [] : await listAuthors(services);
  for (const { slug, updatedAt } of authors) items.push(entry(origin + paths.author(slug), updatedAt));
  const pages = listed.map((path) => entry(origin + path, lastmod.get(path)));
  const entries = [...pages, ...items].slice(0, MOST).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries}
</urlset>
`;
}

const entry = (address: string, changed?: Date) =>
  `<url><loc>${xml(address)}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}</url>`;
