import type { Site } from '#schema/site.ts';
import { textHash } from '#web/shared/art/random.ts';

/** How large the drawn picture is that a page is shared with. */
export const SHARE_CARD = { width: 1200, height: 630 } as const;

/** What has a card of its own. */
export type CardKind = 'blog' | 'portfolio';
type Brand = Pick<Site, 'name' | 'tagline' | 'colours' | 'icon'>;

/** To be counted up when cards are drawn in another way. */
const DRAWING = 1;

/** The address carries all that the picture is made of, so that what it shows never changes. */
function versioned(path: string, { name, colours: { signal, depth }, icon }: Brand, text: string) {
  const drawn = [DRAWING, path, name, signal, depth, text, ...(icon ? [icon.id] : [])];
  return `${path}.png?v=${textHash(JSON.stringify(drawn)).toString(36)}`;
}

/** The address of an item's card, starting with a slash. */
export const itemCard = (brand: Brand, kind: CardKind, { slug, title }: { slug: string; title: string }) =>
  versioned(`/cards/${kind}/${slug}`, brand, title);

/** The address of the card of every other page. */
export const siteCard = (brand: Brand) => versioned('/cards/site', brand, brand.tagline);
