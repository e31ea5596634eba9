import { isOff } from '#schema/navigation.ts';
import { baseOf, joinLanguage, languagesOf } from '#schema/pageLanguage.ts';
import type { Site } from '#schema/site.ts';
import { listAuthors } from '#server/content/author/authors.ts';
import { type PublishedSlug, publishedSlugs } from '#server/content/kind/addresses.ts';
import { kinds } from '#server/content/kind/kinds.ts';
import { byLanguage, languageOf } from '#server/content/kind/language.ts';
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
    const addressOf = (language: string, slug: string) =>
      origin + joinLanguage(baseOf(language, site), kind.page(slug));
    const alternatesOf = alternates(site, slugs, addressOf);
    for (const row of slugs)
      items.push(entry(addressOf(languageOf(row, site), row.slug), row.updatedAt, alternatesOf(row)));
    // A list changes with any of its entries.
    const times = slugs.map(({ updatedAt }) => updatedAt.getTime());
    if (kind.list !== null && times.length) lastmod.set(kind.list, new Date(times.reduce((a, b) => Math.max(a, b))));
  }
  const authors = isOff(site, paths.author('')) ? [] : await listAuthors(services);
  for (const { slug, updatedAt } of authors) items.push(entry(origin + paths.author(slug), updatedAt));
  const languages = languagesOf(site);
  const pages = (languages ?? [site.language]).flatMap((language) =>
    listed.map((path) => {
      const addressIn = (code: string) => origin + joinLanguage(baseOf(code, site), path);
      const links =
        languages &&
        linksOf(
          languages.map((code) => [code, addressIn(code)]),
          addressIn(site.language),
        );
      return entry(addressIn(language), lastmod.get(path), links);
    }),
  );
  const entries = [...pages, ...items].slice(0, MOST).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${entries.includes('<xhtml:') ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''}>
${entries}
</urlset>
`;
}

const entry = (address: string, changed?: Date, alternateLinks = '') =>
  `<url><loc>${xml(address)}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}${alternateLinks}</url>`;

/** @returns a function that writes the links to all translations of an entry, itself among them */
function alternates(
  site: Site,
  slugs: readonly PublishedSlug[],
  addressOf: (language: string, slug: string) => string,
) {
  const groups = Map.groupBy(slugs, ({ translationGroup }) => translationGroup);
  return ({ translationGroup }: PublishedSlug): string => {
    const members = translationGroup === null ? [] : (groups.get(translationGroup) ?? []);
    if (members.length < 2) return '';
    const pages = members
      .map((member) => ({ language: languageOf(member, site) as string, slug: member.slug }))
      .toSorted(byLanguage)
      .filter(({ language }, index, all) => language !== all[index - 1]?.language);
    const ofSite = pages.find(({ language }) => language === site.language) ?? pages[0];
    return linksOf(
      pages.map(({ language, slug }) => [language, addressOf(language, slug)]),
      ofSite && addressOf(ofSite.language, ofSite.slug),
    );
  };
}

const linksOf = (pages: (readonly [language: string, address: string])[], byDefault: string | undefined): string =>
  [...pages, ...(byDefault ? [['x-default', byDefault] as const] : [])]
    .map(([language, address]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${xml(address)}"/>`)
    .join('');
