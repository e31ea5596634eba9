import { ENLARGE_ATTRIBUTE } from '#schema/player.ts';
import type { Services } from '#server/platform/context.ts';
import { focalPointOf, pictureOf, sourcesOf } from '#server/platform/storage/picture/read.ts';
import type { PictureRow } from '#server/platform/storage/picture/table.ts';

/** Tags as the sanitizer writes them: attribute values contain neither quotes nor angle brackets. */
const TAG = /<a\b[^>]*>|<\/a>|<img ([^>]*?) ?\/?>/g;
const SOURCE = /\bsrc="([^"]*)"/;
/** The size that a text gives to a picture. */
const SIZE = / width="(\d+)" height="(\d+)"/;
const ALT = /\balt="([^"]*)"/;
const UPLOADS = /\/uploads\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.webp/g;
const UPLOAD = /\/uploads\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.webp(?:[?#].*)?$/;
/** In pixels. A picture that is not longer is shown in full everywhere: a larger view would show the same. */
const SMALL_EDGE = 240;
/** The width of the text column in web/shared/app/prose.css. */
const SIZES = '(width < 60rem) 92vw, 54rem';

type Parts = Pick<Services, 'db' | 'contentVersion' | 'settings'>;
type Options = {
  /** Whether a picture that has no link becomes one to its file, which a script opens in a larger view. */
  isLinked?: boolean;
};

/**
 * Adds to the pictures of a rendered text what the library knows: width and height, so that nothing moves when they
 * arrive, smaller files and the focal point. It runs on every read, because a picture may be replaced.
 * @param text the text or its HTML; the lookups of a list start together, before any of its texts is rendered
 * @param rendered output of the renderer
 */
export async function withPictures(
  parts: Parts,
  text: string,
  rendered: string | Promise<string>,
  { isLinked = true }: Options = {},
): Promise<string> {
  const ids = new Set([...text.matchAll(UPLOADS)].map(([, id]) => id as string));
  const reads = [...ids].map(async (id) => [id, await currentRow(parts, id)] as const);
  const [html, ...entries] = await Promise.all([rendered, ...reads]);
  if (!html.includes('<img ')) return html;
  const rows = new Map(entries);
  let links = 0;
  return html.replace(TAG, (tag, attributes: string | undefined) => {
    if (attributes === undefined) {
      links += tag === '</a>' ? -1 : 1;
      return tag;
    }
    const source = sourceIn(attributes);
    const row = rows.get(idOf(parts, source) ?? '');
    const attributesOfRow = row && knownAttributes(parts, row, source, isLinked);
    const image = attributesOfRow ? `<img ${attributes.replace(SIZE, '')}${attributesOfRow} />` : tag;
    const [, width = 0, height = 0] = SIZE.exec(image) ?? [];
    const edge = Math.max(Number(width), Number(height));
    const isSmall = edge > 0 && edge <= SMALL_EDGE;
    return isLinked && links === 0 && source && !isSmall ? withLink(image, source, attributes) : image;
  });
}

const sourceIn = (attributes: string) => SOURCE.exec(attributes)?.[1] ?? '';

/** @returns the id of an uploaded picture by its address, with or without the origin of the site and a query */
function idOf({ settings: { PUBLIC_URL } }: Parts, source: string): string | undefined {
  const path = source.startsWith(PUBLIC_URL) ? source.slice(PUBLIC_URL.length) : source;
  return path.startsWith('/uploads/') ? UPLOAD.exec(path)?.[1] : undefined;
}

/** @returns the picture by an id in a text, which may be that of a replaced picture; null when it was deleted */
async function currentRow(parts: Parts, id: string): Promise<PictureRow | null> {
  const row = await pictureOf(parts, { pictureId: id });
  return row?.replacedById ? pictureOf(parts, { pictureId: row.replacedById }) : row;
}

function knownAttributes(parts: Parts, row: PictureRow, source: string, isLinked: boolean): string {
  const { x, y } = focalPointOf(row);
  const smaller = sourcesOf(parts, row).find(({ type }) => type === 'image/webp')?.srcSet;
  const isRelative = source.startsWith('/');
  const srcSet = isRelative ? smaller?.replaceAll(`${parts.settings.PUBLIC_URL}/`, '/') : smaller;
  return [
    ` width="${row.width}" height="${row.height}"`,
    srcSet && isLinked && ` srcset="${srcSet}" sizes="${SIZES}"`,
    (x !== 50 || y !== 50) && ` style="object-position:${x}% ${y}%"`,
  ]
    .filter(Boolean)
    .join('');
}

function withLink(image: string, source: string, attributes: string): string {
  const [, alt = ''] = ALT.exec(attributes) ?? [];
  const label = `Enlarge picture${alt && `: ${alt}`}`;
  return `<a href="${source}" ${ENLARGE_ATTRIBUTE} aria-label="${label}">${image}</a>`;
}
