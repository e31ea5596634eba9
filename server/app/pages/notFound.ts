import type { FastifyReply, FastifyRequest } from 'fastify';
import { baseOf, joinLanguage, type PageAddress, splitAnyLanguage } from '#schema/pageLanguage.ts';
import { prefersHtml } from '#server/app/http/accept.ts';
import { keyAt } from '#server/content/indexNow/settings.ts';
import { languageAt } from '#server/content/kind/addresses.ts';
import { type Redirection, redirectFor } from '#server/content/redirect/follow.ts';
import type { Services } from '#server/platform/context.ts';

/**
 * Redirects, answers with the key file of IndexNow, or counts a missing page.
 * @returns the status of the error page; null when the response has been sent
 */
export async function answerMissing(
  services: Services,
  { url, headers, ip }: FastifyRequest,
  reply: FastifyReply,
  address: PageAddress,
): Promise<404 | 410 | null> {
  const [path = ''] = url.split('?', 1);
  const key = await keyAt(services, path);
  const instead = key ? null : await redirectionOf(services, url, address);
  // Caches must revalidate: a browser would follow an outdated redirect.
  if (key || instead) reply.header('cache-control', 'no-cache');
  if (key) reply.type('text/plain; charset=utf-8').send(key);
  else if (instead?.status === 301) reply.redirect(instead.location, 301);
  else if (instead) return instead.status;
  else {
    if (prefersHtml(headers)) services.missCounter.note(path, ip, headers.referer);
    return 404;
  }
  return null;
}

/**
 * A redirect from the whole path comes first. Former slugs and redirects without the prefix hold for every language, and
 * content leads to the address of its language.
 */
async function redirectionOf(
  services: Services,
  whole: string,
  { base, url }: PageAddress,
): Promise<Redirection | null> {
  const instead = (await redirectFor(services, whole)) ?? (base ? await redirectFor(services, url) : null);
  const site = await services.readSite();
  if (instead?.status === 410 || site.furtherLanguages.length === 0) return instead;
  const location = instead?.location ?? url;
  if (!location.startsWith('/') || splitAnyLanguage(location).base) return instead;
  const [path = ''] = location.split(/[?#]/, 1);
  const content = await languageAt(services, path);
  const to = joinLanguage(content ? baseOf(content.language, site) : base, location);
  return (instead || content) && to !== whole ? { status: 301, location: to } : null;
}
