import type { Colours } from '#schema/palette.ts';
import type { Site } from '#schema/site.ts';
import { textHash } from '#web/shared/art/random.ts';

/** Size of the share picture in pixels. */
export const SHARE_CARD = { width: 1200, height: 630 } as const;

export type CardKind = 'blog' | 'portfolio' | 'page';
type Brand = Pick<Site, 'name' | 'tagline' | 'icon' | 'sharedPicture'> & { colours: Colours };

/** Version of the drawing; increase it when the drawing changes. */
const DRAWING = 2;

/** The address contains a hash of everything that the picture depends on, so that its content never changes. */
const versioned = (file: string, drawn: unknown[]) =>
  `${file}?v=${textHash(JSON.stringify([file, ...drawn])).toString(36)}`;

const drawnCard = (path: string, { name, colours, icon }: Brand, text: string) =>
  versioned(`/cards/${path}.png`, [DRAWING, name, colours, text, icon?.id]);

export const itemCard = (brand: Brand, kind: CardKind, { slug, title }: { slug: string; title: string }) =>
  drawnCard(`${kind}/${slug}`, brand, title);

/**
 * @param path of the card, without `/cards/` and extension
 * @param file name or address of the picture, which is never another one's
 */
export const coverCard = (path: string, file: string, { x, y }: { x: number; y: number }): string =>
  versioned(`/cards/${path}.jpg`, [file.slice(file.lastIndexOf('/') + 1), x, y]);

type Covered = { slug: string; title: string; imageUrl: string | null };

/**
 * Share picture of an item: its cover, or without a picture of the media library that of the site, or the drawing.
 * @param focalPoint of the cover; undefined without one
 */
export function shareCardOf(
  brand: Brand,
  kind: CardKind,
  { slug, title, imageUrl }: Covered,
  focalPoint: { x: number; y: number } | undefined,
): string {
  if (imageUrl && focalPoint) return coverCard(`${kind}/${slug}`, imageUrl, focalPoint);
  return brand.sharedPicture ? siteCard(brand) : itemCard(brand, kind, { slug, title });
}

/** Share picture of all other pages. */
export const siteCard = (brand: Brand): string =>
  brand.sharedPicture
    ? coverCard('site', brand.sharedPicture.id, brand.sharedPicture.focalPoint)
    : drawnCard('site', brand, brand.tagline);
