import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { slugPattern } from '#schema/common.ts';
import type { FocalPoint } from '#schema/media.ts';
import { isOff } from '#schema/navigation.ts';
import { withoutPaper } from '#schema/palette.ts';
import type { Site } from '#schema/site.ts';
import { notLaunched } from '#server/app/graphql/gates/launch.ts';
import { contentSecurity } from '#server/app/http/contentSecurity.ts';
import { publishedItem } from '#server/content/kind/addresses.ts';
import { kinds } from '#server/content/kind/kinds.ts';
import type { Services } from '#server/platform/context.ts';
import { fail } from '#server/platform/errors.ts';
import { cardsKey, pictureKey } from '#server/platform/storage/picture/keys.ts';
import { focalPointOf, pictureOf } from '#server/platform/storage/picture/read.ts';
import { readFile } from '#server/platform/storage/store.ts';
import { createDedupe } from '#server/platform/worker/dedupe.ts';
import { coverCard, itemCard, siteCard } from '#web/shared/app/shareCard.ts';
import { drawCard } from './cardArt.ts';
import { openType, type Type } from './cardText.ts';
import { cropCover } from './coverCard.ts';
import { drawFavicon, drawIcon, FAVICON, iconAddress, iconPath, iconSizes, MANIFEST_ICONS, readIcon } from './icons.ts';

const AT_ONCE = 1;
const CENTRE = { x: 50, y: 50 };

type Drawing = {
  owner: string;
  address: string;
  draw: () => Promise<Buffer>;
  /** Media type; a PNG by default. */
  type?: string;
  isWanted?: () => Promise<boolean>;
};

type Crop = Omit<Drawing, 'draw' | 'type'> & {
  /** Id of the picture; undefined without one. */
  id: string | undefined;
  point: FocalPoint;
  /** Where it leads without the picture. */
  instead: string;
};

/** Share cards of the site and of content, and the icons of the site. */
export function serveCards(app: FastifyInstance, services: Services): void {
  const parts = { services, ...createSenders(services), drawText: createTextCard(services) };
  serveSiteCards(app, parts);
  serveIcons(app, parts);
  serveItemCards(app, parts);
}

type CardParts = { services: Services; drawText: ReturnType<typeof createTextCard> } & ReturnType<typeof createSenders>;

/** @returns the functions that send a drawing, which is stored when it is asked for first */
function createSenders({ store, log }: Services) {
  const once = createDedupe(AT_ONCE);

  const drawNow = async ({ owner, draw, isWanted }: Drawing, key: string): Promise<Buffer> => {
    const bytes = await draw();
    const keep = async () => {
      await store.deleteAll(path.dirname(key));
      await store.put(key, bytes);
      if (isWanted && !(await isWanted())) await store.deleteAll(cardsKey(owner));
    };
    // Without a stored file the card is drawn again on the next request.
    await keep().catch((error: Error) =>
      log.warn({ item: owner, reason: error.name }, 'a preview card was not stored'),
    );
    return bytes;
  };

  const send = async (request: FastifyRequest, reply: FastifyReply, drawing: Drawing) => {
    const version = drawing.address.split('=').at(-1) as string;
    const type = drawing.type ?? 'image/png';
    const format = type === 'image/jpeg' ? 'jpg' : 'png';
    const key = `${cardsKey(drawing.owner)}/${format}/${version}.${format}`;
    const bytes = (await readFile(store, key)) ?? (await once(key, () => drawNow(drawing, key)));
    return reply
      .type(type)
      .header('content-security-policy', contentSecurity.file)
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', request.url === drawing.address ? 'public, max-age=31536000, immutable' : 'no-cache')
      .send(bytes);
  };

  const sendCrop = async (request: FastifyRequest, reply: FastifyReply, { id, point, instead, ...crop }: Crop) => {
    // The picture was removed since the address was shared.
    if (!(id && (await store.exists(pictureKey(id)))))
      return reply.header('cache-control', 'no-cache').redirect(instead);
    const draw = async () => {
      const picture = await readFile(store, pictureKey(id));
      if (!picture) throw fail('NOT_FOUND');
      return cropCover(picture, point);
    };
    return send(request, reply, { ...crop, draw, type: 'image/jpeg' });
  };
  return { send, sendCrop };
}

/** @returns the function that draws a card without a picture: a text on a pattern that the seed decides */
function createTextCard({ store }: Services) {
  let type: Promise<Type> | undefined;
  return async (site: Site, seed: string, text: string) => {
    type ??= openType();
    return drawCard(await type, { seed, text, site, icon: await readIcon(store, site) });
  };
}

function serveSiteCards(app: FastifyInstance, { services, send, sendCrop, drawText }: CardParts): void {
  app.get('/cards/site.png', async (request, reply) => {
    const site = await services.readSite();
    const draw = () => drawText(site, site.name, site.tagline);
    return send(request, reply, {
      owner: 'site',
      address: siteCard({ ...withoutPaper(site), sharedPicture: null }),
      draw,
    });
  });
  app.get('/cards/site.jpg', async (request, reply) => {
    const site = await services.readSite();
    const { sharedPicture } = site;
    const instead = siteCard({ ...withoutPaper(site), sharedPicture: null });
    const point = sharedPicture?.focalPoint ?? CENTRE;
    return sendCrop(request, reply, {
      id: sharedPicture?.id,
      point,
      instead,
      owner: 'site',
      address: siteCard(withoutPaper(site)),
    });
  });
}

function serveIcons(app: FastifyInstance, { services, send }: CardParts): void {
  const { store } = services;
  for (const size of iconSizes) {
    app.get(iconPath(size), async (request, reply) => {
      const site = await services.readSite();
      const draw = async () => drawIcon(size, await readIcon(store, site), site);
      return send(request, reply, { owner: `icon-${size}`, address: iconAddress(site, size), draw });
    });
  }

  app.get(FAVICON, async (request, reply) => {
    const site = await services.readSite();
    const draw = async () => drawFavicon(await readIcon(store, site), site);
    // The version of its largest icon: the same picture, drawn from the same colours.
    const address = iconAddress(site, MANIFEST_ICONS[1]).replace(iconPath(MANIFEST_ICONS[1]), FAVICON);
    return send(request, reply, { owner: 'favicon', address, draw, type: 'image/x-icon' });
  });
}

function serveItemCards(app: FastifyInstance, { services, send, sendCrop, drawText }: CardParts): void {
  for (const kind of kinds) {
    const findItem = async (slug: string) => {
      const { isLaunched, navigation } = await services.readSite();
      if (!isLaunched) throw notLaunched();
      const isShown = slugPattern.test(slug) && !isOff({ navigation }, kind.page(slug));
      const item = isShown ? await publishedItem(services, kind, slug) : undefined;
      if (!item) throw fail('NOT_FOUND');
      return item;
    };
    const isStillPublished = (slug: string) => async () => (await publishedItem(services, kind, slug)) !== undefined;
    app.get<{ Params: { slug: string } }>(`/cards/${kind.name}/:slug.png`, async (request, reply) => {
      const { slug } = request.params;
      const item = await findItem(slug);
      const site = await services.readSite();
      const address = itemCard(withoutPaper(site), kind.name, item);
      const draw = () => drawText(site, slug, item.title);
      return send(request, reply, { owner: item.id, address, draw, isWanted: isStillPublished(slug) });
    });
    app.get<{ Params: { slug: string } }>(`/cards/${kind.name}/:slug.jpg`, async (request, reply) => {
      const { slug } = request.params;
      const item = await findItem(slug);
      const picture = await pictureOf(services, item);
      const instead = itemCard(withoutPaper(await services.readSite()), kind.name, item);
      const point = picture ? focalPointOf(picture) : CENTRE;
      const address = coverCard(`${kind.name}/${slug}`, pictureKey(picture?.id ?? ''), point);
      const isWanted = isStillPublished(slug);
      return sendCrop(request, reply, { id: picture?.id, point, instead, owner: item.id, address, isWanted });
    });
  }
}
