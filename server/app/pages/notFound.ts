import type { FastifyReply, FastifyRequest } from 'fastify';
import { prefersHtml } from '#server/app/http/accept.ts';
import { keyAt } from '#server/content/indexNow/settings.ts';
import { redirectFor } from '#server/content/redirect/follow.ts';
import type { Services } from '#server/platform/context.ts';

/**
 * Redirects, answers with the key file of IndexNow, or counts a missing page.
 * @returns the status of the error page; null when the response has been sent
 */
export async function answerMissing(
  services: Services,
  { url, headers, ip }: FastifyRequest,
  reply: FastifyReply,
): Promise<404 | 410 | null> {
  const [path = ''] = url.split('?', 1);
  const key = await keyAt(services, path);
  const instead = key ? null : await redirectFor(services, url);
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
