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
function versioned(path: string, { name, colours, icon }: Brand, text: string) {
  const drawn = [
    DRAWING,
    path,
    name,
    colours.signal,
    colours.depth,
    colours.paper ?? 'WARM',
    text,
    ...(icon ? [icon.id] : []),
  ];
  return `${path}.png?v=${textHash(JSON.stringify(drawn)).toString(36)}`;
}

export const itemCard = (brand: Brand, kind: CardKind, { slug, title }: { slug: string; title: string }) =>
  versioned(`/cards/${kind}/${slug}`, brand, title);

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
  if (imageUrl && focalPoint) return coverCard(kind, slug, imageUrl, focalPoint);
  return brand.sharedPicture ? siteCard(brand) : itemCard(brand, kind, { slug, title });
}

/** @param file name or address of the picture, which is never another one's */
export function coverCard(kind: CardKind, slug: string, file: string, { x, y }: { x: number; y: number }): string {
  return cropped(`/cards/${kind}/${slug}`, file, { x, y });
}

function cropped(path: string, file: string, { x, y }: { x: number; y: number }): string {
  // The first is the version of the crop.
  const drawn = [1, path, file.slice(file.lastIndexOf('/') + 1), x, y];
  return `${path}.jpg?v=${textHash(JSON.stringify(drawn)).toString(36)}`;
}

/** Share picture of all other pages. */
export const siteCard = (brand: Brand) =>
  brand.sharedPicture
    ? cropped('/cards/site', brand.sharedPicture.id, brand.sharedPicture.focalPoint)
    : versioned('/cards/site', brand, brand.tagline);
