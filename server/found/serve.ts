import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/context.ts';
import { sendTagged } from '#server/tagged.ts';
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
  const { settings } = services;
  app.get('/sitemap.xml', async (request, reply) =>
    sendTagged(request, reply, 'application/xml', await sitemapOf(services, (await crawling()).listed)),
  );
  app.get('/robots.txt', async (request, reply) =>
    sendTagged(request, reply, 'text/plain', robotsOf(settings.PUBLIC_URL, (await crawling()).closed)),
  );
  app.get(FEED, async (request, reply) => sendTagged(request, reply, 'application/atom+xml', await feedOf(services)));
  serveCards(app, services);
}
