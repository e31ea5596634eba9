import type { Site } from '#schema/site.ts';
import { loadSharp } from '#server/platform/storage/picture/sharp.ts';
import { markShapes } from '#web/shared/app/mark.ts';
import { SHARE_CARD } from '#web/shared/app/shareCard.ts';
import { compose } from '#web/shared/art/compose.ts';
import type { Aspect } from '#web/shared/art/drawing.ts';
import { tonesOf } from '#web/shared/art/tones.ts';
import { isRightToLeft } from './cardScripts.ts';
import { type Type, typeset } from './cardText.ts';

const MARGIN = 64;
const ART_X = SHARE_CARD.width - SHARE_CARD.height;
const SIZES = [88, 76, 66, 58, 50, 43, 37, 32];
const NAME_SIZE = 34;
const MARK = 40;

type Card = { seed: string; text: string; site: Site; icon: Buffer | null };

export async function drawCard(type: Type, { seed, text, site, icon }: Card): Promise<Buffer> {
  const title = type.settable(text);
  const parts = title
    ? [art(seed, 'square', ART_X, SHARE_CARD.height, site), headline(type, title, site)]
    : [art(seed, 'wide', 0, SHARE_CARD.height - MARK - 2 * MARGIN + 24, site)];
  const { paper } = tonesOf(site.colours);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_CARD.width}" height="${SHARE_CARD.height}">
<path fill="${paper}" d="M0 0h${SHARE_CARD.width}v${SHARE_CARD.height}H0z"/>${parts.join('')}${signature(type, site, icon)}</svg>`;
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg)).png({ palette: true, quality: 90, effort: 7 }).toBuffer();
}

function art(seed: string, aspect: Aspect, x: number, height: number, { colours }: Site): string {
  const tones = tonesOf(colours);
  const { width: w, height: h, ground, shapes, flip } = compose(seed, aspect);
  const forms = shapes.map(({ d, tone }) => `<path fill="${tones[tone]}" d="${d}"/>`).join('');
  return `<svg x="${x}" y="0" width="${SHARE_CARD.width - x}" height="${height}" viewBox="0 0 ${w} ${h}"
 preserveAspectRatio="xMidYMid slice" fill-rule="evenodd"><path fill="${tones[ground]}" d="M0 0h${w}v${h}H0z"/>
<g${flip ? ` transform="matrix(-1 0 0 1 ${w} 0)"` : ''}>${forms}</g></svg>`;
}

function headline(type: Type, text: string, { colours }: Site): string {
  const { ascent, leading } = type.measureOf(text);
  const box = { width: ART_X - 2 * MARGIN + 16, height: SHARE_CARD.height - 3 * MARGIN - MARK, leading };
  const { lines, size } = typeset(type, text, box, SIZES);
  const isRtl = isRightToLeft(text);
  const outlines = lines.map((line, index) => {
    const x = isRtl ? MARGIN + box.width - type.widthOf(line) * size : MARGIN - size * 0.03;
    return type.outline(line, x, MARGIN + size * (ascent + index * leading), size, isRtl);
  });
  return `<path fill="${tonesOf(colours).ink}" d="${outlines.join('')}"/>`;
}

/** Logo and name at the bottom; a name that is too long or cannot be set is omitted. */
function signature(type: Type, { name, colours }: Site, icon: Buffer | null): string {
  const { ink, signal } = tonesOf(colours);
  const y = SHARE_CARD.height - MARGIN - MARK;
  const text = type.settable(name);
  const isShown = text && type.widthOf(text) * NAME_SIZE < ART_X - 2 * MARGIN - MARK;
  const letters = isShown ? type.outline(text, MARGIN + MARK + 18, y + MARK - 8, NAME_SIZE) : '';
  const sign = icon
    ? `<image width="20" height="20" href="data:image/png;base64,${icon.toString('base64')}"/>`
    : markShapes(ink, signal);
  return `<g transform="translate(${MARGIN} ${y}) scale(${MARK / 20})">${sign}</g><path fill="${ink}" d="${letters}"/>`;
}
