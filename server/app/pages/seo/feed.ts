import { and, desc, eq, min } from 'drizzle-orm';
import type { LanguageCode } from '#schema/languages.ts';
import { baseOf } from '#schema/pageLanguage.ts';
import { wordsIn } from '#schema/siteTranslation.ts';
import { pageLanguageOf } from '#server/app/http/createContext.ts';
import { listAuthors } from '#server/content/author/authors.ts';
import { type BlogPostRow, blogPosts } from '#server/content/blog/table.ts';
import { onPages } from '#server/content/kind/language.ts';
import { renderedBody } from '#server/content/markdown/rendered.ts';
import { withPictures } from '#server/content/media/textPictures.ts';
import { users } from '#server/people/user/table.ts';
import type { Services } from '#server/platform/context.ts';
import { xml } from '#server/platform/xml.ts';
import { FEED, paths } from '#web/shared/paths.ts';

const POSTS = 30;

/** The newest posts with full text as Atom (RFC 4287). The result does not depend on the server process. */
export async function feedOf(services: Services, pageLanguage: LanguageCode): Promise<string> {
  const { db, settings } = services;
  const site = await services.readSite();
  const posts = await db
    .select()
    .from(blogPosts)
    .where(
      and(
        eq(blogPosts.isPublished, true),
        onPages({ table: blogPosts }, { site, ...pageLanguageOf(pageLanguage, site) }),
      ),
    )
    .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id))
    .limit(POSTS);
  const origin = settings.PUBLIC_URL + baseOf(pageLanguage, site);
  const pages = new Map((await listAuthors(services)).map(({ name, slug }) => [name, origin + paths.author(slug)]));
  // Without posts, `updated` is the date of the installation.
  const [installed] = posts.length ? [] : await db.select({ at: min(users.createdAt) }).from(users);
  const updated = Math.max(installed?.at?.getTime() ?? 0, ...posts.map(({ updatedAt }) => updatedAt.getTime()));
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${pageLanguage}">
<id>${xml(origin + FEED)}</id>
<title>${xml(site.name)}</title>
<subtitle>${xml(wordsIn(site, pageLanguage).tagline)}</subtitle>
<link rel="self" type="application/atom+xml" href="${xml(origin + FEED)}"/>
<link rel="alternate" type="text/html" href="${xml(origin + paths.blogs)}"/>
<updated>${new Date(updated).toISOString()}</updated>
${(await Promise.all(posts.map((post) => entry(post, origin, pages.get(post.author), services)))).join('\n')}
</feed>
`;
}

async function entry(post: BlogPostRow, origin: string, authorPage: string | undefined, services: Services) {
  const address = origin + paths.blogPost(post.slug);
  const html = await withPictures(services, post.body, (await renderedBody(post)).html, { isLinked: false });
  return `<entry${post.language ? ` xml:lang="${post.language}"` : ''}>
<id>urn:uuid:${post.id}</id>
<title>${xml(post.title)}</title>
<link rel="alternate" type="text/html" href="${xml(address)}"/>
<published>${(post.publishedAt ?? post.createdAt).toISOString()}</published>
<updated>${post.updatedAt.toISOString()}</updated>
<author><name>${xml(post.author)}</name>${authorPage ? `<uri>${xml(authorPage)}</uri>` : ''}</author>
${post.tags.map((tag) => `<category term="${xml(tag)}"/>`).join('\n')}
<summary>${xml(post.excerpt)}</summary>
<content type="html">${xml(absolute(html, address))}</content>
</entry>`;
}

const absolute = (html: string, base: string) =>
  html.replace(/<(?:a|img)\b[^>]*>/g, (element) =>
    element.replace(/ (href|src)="([^"]*)"/g, (whole, name: string, address: string) =>
      URL.canParse(address, base) ? ` ${name}="${new URL(address, base).href}"` : whole,
    ),
  );
