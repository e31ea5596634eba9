import { createHash } from 'node:crypto';
import { themesOf } from '#schema/palette.ts';
import type { Site } from '#schema/site.ts';
import type { ThemeName } from '#schema/themeNames.ts';
import { iconAddress, TAB_ICON, TOUCH_ICON } from '#server/app/pages/seo/icons.ts';
import { MANIFEST } from '#server/app/pages/seo/manifest.ts';
import type { Prepared } from '#web/server.tsx';
import { markPicture } from '#web/shared/app/mark.ts';
import { BOOT_ID, STATE_ID } from '#web/shared/data/pageState.ts';
import { brandStyles, COLOURS_ID, themeStyles } from '#web/shared/theme/styles.ts';

/** What a page needs besides its own HTML. */
export type Assets = {
  /** Goes into the head of a page, and of a shell: the styles themselves, or links to them. */
  head: Record<'page' | 'shell', Buffer>;
  /** The address of the browser's entry script. */
  entry: string;
  /** The boot script (web/bootScript.ts), which starts the others; null to start them at once. */
  bootScript: string | null;
  /** Links to the scripts of a shell, for its head: the screen's too, if its module is named. */
  preloads: (file: string | undefined) => string;
};

/**
 * Behind the styles, which carry the faces: has them unpacked while the page is read. The first paint waits for what a
 * script has asked for, which it would not for what only the text needs.
 */
export const FACES = "document.fonts.load('1em Text');document.fonts.load('800 1em Display')";

/** @returns what the Content-Security-Policy calls an inline script by */
export const hashOf = (script: string) => createHash('sha256').update(script).digest('base64');

/** JSON inside HTML: nothing in it may end its element. */
export const embed = (state: object) => JSON.stringify(state).replaceAll('<', '\\u003c');

/** The picture in the browser's tab: the icon that was chosen, or the mark. */
export function tabIcon(site: Site): string {
  const mark = `data:image/svg+xml,${encodeURIComponent(markPicture(site.colours.signal))}`;
  return `<link rel="icon" href="${site.icon ? iconAddress(site, TAB_ICON) : mark}">`;
}

/** The pictures that stand for a page: in the tab, on a home screen, and by the manifest where somebody keeps it. */
const icons = (site: Site): string =>
  `${tabIcon(site)}<link rel="apple-touch-icon" href="${iconAddress(site, TOUCH_ICON)}">` +
  `<link rel="manifest" href="${MANIFEST}">`;

/** What browsers draw around a page in each theme. */
const themeColours = ({ colours }: Site): string => {
  const themes = themesOf(colours);
  const meta = (name: ThemeName) =>
    `<meta name="theme-color" data-theme="${name}" media="(prefers-color-scheme:${name})" content="${themes[name].paper}">`;
  return meta('dark') + meta('light');
};

/** All that the head of a page says of the brand. */
export function headOf(site: Site): string {
  const colours = `<style id="${COLOURS_ID}">${brandStyles(site.colours)}${themeStyles(site.colours)}</style>`;
  return icons(site) + colours + themeColours(site);
}

/**
 * Puts styles, state, structured data and scripts around the HTML that React has drawn.
 * @param brand what `headOf` makes of the site
 */
export function assemble(html: string, prepared: Prepared, brand: string, assets: Assets): Buffer {
  const { state, structuredData, shell } = prepared;
  const { head: styles, entry, bootScript, preloads } = assets;
  const script = bootScript ? `<script>${bootScript}</script>` : `<script type="module" src="${entry}"></script>`;
  const requests = shell ? `<script type="application/json" id="${BOOT_ID}">${embed(shell.requests)}</script>` : '';
  const told = structuredData ? `<script type="application/ld+json">${embed(structuredData)}</script>` : '';
  const data = `<script type="application/json" id="${STATE_ID}">${embed(state)}</script>`;
  const [head, tail] = [html.indexOf('</head>'), html.lastIndexOf('</body>')];
  return joined([
    `<!doctype html>${html.slice(0, head)}`,
    brand,
    shell ? styles.shell : styles.page,
    shell ? preloads(shell.file) : told,
    html.slice(head, tail),
    requests + data + script,
    html.slice(tail),
  ]);
}

/** The most bytes that a character of a text takes in UTF-8. */
const MAX_CHARACTER_BYTES = 3;
/** Where pages are put together, one after the other: as large as the largest has been. */
let desk = Buffer.alloc(0);

/** @returns all pieces as bytes; as one text they would be copied twice more */
function joined(pieces: readonly (string | Buffer)[]): Buffer {
  const most = pieces.reduce((sum, { length }) => sum + length, 0) * MAX_CHARACTER_BYTES;
  if (desk.length < most) desk = Buffer.allocUnsafeSlow(most);
  let end = 0;
  for (const piece of pieces) end += typeof piece === 'string' ? desk.write(piece, end) : piece.copy(desk, end);
  return Buffer.from(desk.subarray(0, end));
}
