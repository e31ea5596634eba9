import { desc, eq } from 'drizzle-orm';
import { servicesOf } from '#schema/catalogue.ts';
import { isPartOff } from '#schema/navigation.ts';
import { baseOf, joinLanguage } from '#schema/pageLanguage.ts';
import { sentenceOf } from '#schema/pageTexts/home.ts';
import { servicesTexts } from '#schema/pageTexts/services.ts';
import { textKeyOf } from '#schema/services.ts';
import { blogPosts } from '#server/content/blog/table.ts';
import { excerptOf } from '#server/content/page/sectionTexts.ts';
import { pages } from '#server/content/page/table.ts';
import { portfolioItems } from '#server/content/portfolio/table.ts';
import type { Services } from '#server/platform/context.ts';
import { FEED, paths } from '#web/shared/paths.ts';

/** Maximum posts and maximum items, latest publication first: readers have limited context. */
const MOST = 200;
const MAX_NOTE = 300;

type Entry = { title: string; address: string; note?: string };

/** Summary of the site for language models, in the Markdown format of llmstxt.org. */
export async function llmsOf({ db, settings, readSite, pageTexts }: Services): Promise<string> {
  const site = await readSite();
  const at = (path: string, language: string | null = null) =>
    settings.PUBLIC_URL + joinLanguage(baseOf(language, site), path);
  const hasBlog = !isPartOff(site, 'blog');
  const posts = hasBlog
    ? await db
        .select({ slug: blogPosts.slug, title: blogPosts.title, note: blogPosts.excerpt, language: blogPosts.language })
        .from(blogPosts)
        .where(eq(blogPosts.isPublished, true))
        .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id))
        .limit(MOST)
    : [];
  const items = await db
    .select({
      slug: portfolioItems.slug,
      title: portfolioItems.title,
      note: portfolioItems.description,
      language: portfolioItems.language,
    })
    .from(portfolioItems)
    .where(eq(portfolioItems.isPublished, true))
    .orderBy(desc(portfolioItems.publishedAt), desc(portfolioItems.id))
    .limit(MOST);
  const ownPages = await db
    .select({
      slug: pages.slug,
      title: pages.title,
      sections: pages.sections,
      metaDescription: pages.metaDescription,
      language: pages.language,
    })
    .from(pages)
    .where(eq(pages.isPublished, true))
    .orderBy(desc(pages.publishedAt), desc(pages.id))
    .limit(MOST);
  const texts: Record<string, string> = { ...servicesTexts, ...(await pageTexts()).get('services')?.texts };
  const services = servicesOf(site).map(({ id, title, anchor }) => ({
    title,
    address: at(`${paths.services}#${anchor}`),
    note: texts[`${textKeyOf(id)}Text`] ?? '',
  }));
  return [
    `# ${plain(site.name)}`,
    `> ${plain(site.description)}`,
    `${sentenceOf(plain(site.tagline))} Write to ${plain(site.email)}${site.phone && ` or call ${plain(site.phone)}`}. ${plain(site.address)}`.trim(),
    section('Services', services),
    section(
      'Blog',
      posts.map(({ slug, language, ...post }) => ({ ...post, address: at(paths.blogPost(slug), language) })),
    ),
    section(
      'Portfolio',
      items.map(({ slug, language, ...item }) => ({ ...item, address: at(paths.portfolioItem(slug), language) })),
    ),
    section(
      'Pages',
      ownPages.map(({ slug, title, sections, metaDescription, language }) => ({
        ...{ title, address: at(paths.page(slug), language), note: metaDescription ?? excerptOf(sections) },
      })),
    ),
    section('Optional', [
      { title: 'About', address: at(paths.about) },
      { title: 'Reviews', address: at(paths.reviews) },
      { title: 'Contact', address: at(paths.contact) },
      ...(hasBlog ? [{ title: 'Feed of the blog', address: at(FEED) }] : []),
      { title: 'API', address: at(paths.reference) },
    ]),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

function section(name: string, entries: readonly Entry[]): string {
  if (!entries.length) return '';
  return `## ${name}\n\n${entries.map(line).join('\n')}`;
}

const line = ({ title, address, note }: Entry) =>
  `- [${plain(title)}](${address})${note ? `: ${plain(cut(note))}` : ''}`;

const cut = (text: string) => {
  const characters = [...text];
  return characters.length > MAX_NOTE ? `${characters.slice(0, MAX_NOTE).join('').trimEnd()}…` : text;
};

const plain = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>#]/g, '\\$&');
