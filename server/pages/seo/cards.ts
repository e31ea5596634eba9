import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { slugPattern } from '#schema/common.ts';
import type { Services } from '#server/context.ts';
import { createDedupe } from '#server/dedupe.ts';
import { fail } from '#server/errors.ts';
import { contentSecurity } from '#server/http/contentSecurity.ts';
import { cardsKey } from '#server/storage/picture/keys.ts';
import { readFile } from '#server/storage/store.ts';
import { itemCard, siteCard } from '#web/app/shareCard.ts';
import { drawCard } from './cardArt.ts';
import { openType, type Type } from './cardText.ts';
import { content, publishedItem } from './content.ts';

/** How many cards are drawn at the same time. */
const AT_ONCE = 1;

type Card = {
  /** Whose cards they are; an older one is replaced. */
  owner: string;
  /** Its path and version, the only address that keeps. */
  address: string;
  seed: string;
  text: string;
  /** Whether it still has a page once it is drawn. */
  isWanted: () => Promise<boolean>;
};

/** Serves the pictures that pages are shared with, each drawn when it is first asked for and then kept. */
export function serveCards(app: FastifyInstance, services: Services): void {
  const { site, store, log } = services;
  const once = createDedupe(AT_ONCE);
  let type: Promise<Type> | undefined;

  const draw = async ({ owner, seed, text, isWanted }: Card, key: string): Promise<Buffer> => {
    type ??= openType();
    const bytes = await drawCard(await type, { seed, text, brand: site });
    const keep = async () => {
      await store.deleteAll(cardsKey(owner));
      await store.put(key, bytes);
      if (!(await isWanted())) await store.deleteAll(cardsKey(owner));
    };
    // What cannot be kept is drawn again.
    await keep().catch((error: Error) => log.warn({ item: owner, reason: error.name }, 'a card was not kept'));
    return bytes;
  };

  const send = async (request: FastifyRequest, reply: FastifyReply, card: Card) => {
    const version = card.address.split('=').at(-1) as string;
    const key = `${cardsKey(card.owner)}/${version}.png`;
    const bytes = (await readFile(store, key)) ?? (await once(key, () => draw(card, key)));
    return reply
      .type('image/png')
      .header('content-security-policy', contentSecurity.file)
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', request.url === card.address ? 'public, max-age=31536000, immutable' : 'no-cache')
      .send(bytes);
  };

  const ofSite = { owner: 'site', address: siteCard(site), seed: site.name, text: site.tagline };
  app.get('/cards/site.png', (request, reply) => send(request, reply, { ...ofSite, isWanted: async () => true }));

  for (const one of content) {
    app.get<{ Params: { slug: string } }>(`/cards/${one.kind}/:slug.png`, async (request, reply) => {
      const { slug } = request.params;
      const item = slugPattern.test(slug) ? await publishedItem(services, one, slug) : undefined;
      if (!item) throw fail('NOT_FOUND');
      const isWanted = async () => (await publishedItem(services, one, slug)) !== undefined;
      const address = itemCard(site, one.kind, item);
      return send(request, reply, { owner: item.id, address, seed: slug, text: item.title, isWanted });
    });
  }
}
