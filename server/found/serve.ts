import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '#server/context.ts';
import { FEED } from '#web/paths.ts';
import { serveCards } from './cards.ts';
import { feedOf } from './feed.ts';
import { robotsOf } from './robots.ts';
import { sitemapOf } from './sitemap.ts';

/** What the route table says to crawlers. */
export type Crawling = {
  /** The paths of the public pages, but for those made of slugs. */
  listed: string[];
  /** The paths of all the others; a colon begins what varies. */
  closed: string[];
};

/** Serves what crawlers, readers of feeds and previews of links ask for. */
export function serveFound(app: FastifyInstance, services: Services, crawling: () => Promise<Crawling>): void {
  const { settings, now } = services;
  const since = now();
  app.get('/sitemap.xml', async (request, reply) =>
    answer(request, reply, 'application/xml', await sitemapOf(services, (await crawling()).listed)),
  );
  app.get('/robots.txt', async (request, reply) =>
    answer(request, reply, 'text/plain', robotsOf(settings.PUBLIC_URL, (await crawling()).closed)),
  );
  app.get(FEED, async (request, reply) =>
    answer(request, reply, 'application/atom+xml', await feedOf(services, since)),
  );
  serveCards(app, services);
}

/** To be asked for again each time, because a post may have been taken back; sent only when it has changed. */
function answer(request: FastifyRequest, reply: FastifyReply, type: string, text: string): FastifyReply {
  const tag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  reply.header('cache-control', 'no-cache').header('etag', tag);
  const known = request.headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, ''));
  if (known?.includes(tag)) return reply.code(304).send();
  return reply.type(`${type}; charset=utf-8`).send(text);
}
