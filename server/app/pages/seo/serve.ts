import type { FastifyInstance, FastifyReply } from 'fastify';
import type { LanguageCode } from '#schema/languages.ts';
import { isPartOff } from '#schema/navigation.ts';
import { DEFAULT_MAX_AGE, setCachePolicy } from '#server/app/cache/cachePolicy.ts';
import { notLaunched } from '#server/app/graphql/gates/launch.ts';
import type { Services } from '#server/platform/context.ts';
import { fail } from '#server/platform/errors.ts';
import { FEED } from '#web/shared/paths.ts';
import { serveCards } from './cards.ts';
import { feedOf } from './feed.ts';
import { llmsOf } from './llms.ts';
import { MANIFEST, manifestOf } from './manifest.ts';
import { CLOSED_ROBOTS, robotsOf } from './robots.ts';
import { sitemapOf } from './sitemap.ts';

export type Crawling = {
  listed: string[];
  /** All other paths; a colon starts a parameter. */
  closed: string[];
};

const send = (reply: FastifyReply, type: string, text: string) =>
  setCachePolicy(reply, DEFAULT_MAX_AGE).type(`${type}; charset=utf-8`).send(text);

/** @param language omitted: the main one @throws NOT_FOUND while the blog is off, and before the launch */
export async function sendFeed(services: Services, reply: FastifyReply, language?: LanguageCode) {
  const site = await services.readSite();
  if (!site.isLaunched) throw notLaunched();
  if (isPartOff(site, 'blog')) throw fail('NOT_FOUND');
  return send(reply, 'application/atom+xml', await feedOf(services, language ?? site.language));
}

export function serveFound(app: FastifyInstance, services: Services, crawling: () => Promise<Crawling>): void {
  const { settings } = services;
  const refuseClosed = async () => {
    if (!(await services.readSite()).isLaunched) throw notLaunched();
  };
  app.get('/sitemap.xml', { onRequest: refuseClosed }, async (_, reply) =>
    send(reply, 'application/xml', await sitemapOf(services, (await crawling()).listed)),
  );
  app.get('/robots.txt', async (_, reply) =>
    send(
      reply,
      'text/plain',
      (await services.readSite()).isLaunched ? robotsOf(settings.PUBLIC_URL, (await crawling()).closed) : CLOSED_ROBOTS,
    ),
  );
  app.get('/llms.txt', { onRequest: refuseClosed }, async (_, reply) =>
    send(reply, 'text/plain', await llmsOf(services)),
  );
  app.get(FEED, async (_, reply) => sendFeed(services, reply));
  app.get(MANIFEST, async (_, reply) =>
    send(reply, 'application/manifest+json', manifestOf(await services.readSite())),
  );
  serveCards(app, services);
}
