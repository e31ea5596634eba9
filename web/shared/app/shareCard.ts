import type { Site } from '#schema/site.ts';
import { textHash } from '#web/shared/art/random.ts';

/** Size of the share picture in pixels. */
export const SHARE_CARD = { width: 1200, height: 630 } as const;

export type CardKind = 'blog' | 'portfolio' | 'page';
type Brand = Pick<Site, 'name' | 'tagline' | 'colours' | 'icon'>;

/** Version of the drawing; increase it when the drawing changes. */
const DRAWING = 1;

/** The address contains a hash of everything that the picture depends on, so that its content never changes. */
function versioned(path: string, { name, colours: { signal, depth }, icon }: Brand, text: string) {
  const drawn = [DRAWING, path, name, signal, depth, text, ...(icon ? [icon.id] : [])];
  return `${path}.png?v=${textHash(JSON.stringify(drawn)).toString(36)}`;
}

export const itemCard = (brand: Brand, kind: CardKind, { slug, title }: { slug: string; title: string }) =>
  versioned(`/cards/${kind}/${slug}`, brand, title);

type Covered = { slug: string; title: string; imageUrl: string | null };

/**
 * Share picture of an item: its cover, or the drawing without a picture of the media library.
 * @param focalPoint of the cover; undefined without one
 */
export function shareCardOf(
  brand: Brand,
  kind: CardKind,
  { slug, title, imageUrl }: Covered,
  focalPoint: { x: number; y: number } | undefined,
): string {
  if (!imageUrl || !focalPoint) return itemCard(brand, kind, { slug, title });
  return coverCard(kind, slug, imageUrl, focalPoint);
}

/** @param file name or address of the picture, which is never another one's */
export function coverCard(kind: CardKind, slug: string, file: string, { x, y }: { x: number; y: number }): string {
  const path = `/cards/${kind}/${slug}`;
  const drawn = [DRAWING, path, file.slice(file.lastIndexOf('/') + 1), x, y];
  return `${path}.jpg?v=${textHash(JSON.stringify(drawn)).toString(36)}`;
}

/** Share picture of all other pages. */
export const siteCard = (brand: Brand) => versioned('/cards/site', brand, brand.tagline);
