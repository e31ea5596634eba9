import { createHash } from 'node:crypto';
import { onSignal, signalInk, themesOf } from '#schema/palette.ts';
import type { Site } from '#schema/site.ts';
import type { ThemeName } from '#schema/themeNames.ts';
import { BOOT_ID, STATE_ID } from '#web/data/pageState.ts';
import type { Prepared } from '#web/server.tsx';

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

/** The brand's two colours and what follows from them, for the style sheet to use. */
export const colours = ({ colours: { signal, depth } }: Site) =>
  `<style>:root{--brand-signal:${signal};--brand-on-signal:${onSignal(signal)};--brand-signal-ink:${signalInk(signal)};` +
  `--brand-depth:${depth}}</style>`;

/**
 * The colours of both themes. The system decides which is shown, unless somebody has chosen (web/theme/theme.ts). What keeps
 * the light palette in the dark, because it is drawn on a ground of its own, has the class `light-palette`; so has paper.
 */
function themeStyles({ colours }: Site): string {
  const themes = themesOf(colours);
  const rule = (name: ThemeName) =>
    `{${Object.entries({ ...themes[name], ...(name === 'light' && brand) })
      .map(([colour, value]) => `--${colour}:${value};`)
      .join('')}color-scheme:${name}}`;
  const dark = rule('dark');
  const metas = (['dark', 'light'] as const).map(
    (name) =>
      `<meta name="theme-color" data-theme="${name}" media="(prefers-color-scheme:${name})" content="${themes[name].paper}">`,
  );
  return (
    `<style>:root,.light-palette${rule('light')}@media screen{@media (prefers-color-scheme:dark)` +
    `{html:not([data-theme=light])${dark}}html[data-theme=dark]${dark}}</style>${metas.join('')}`
  );
}

/** All that the head of a page says of colours. */
export const paletteOf = (site: Site) => colours(site) + themeStyles(site);

/** What the light theme has of `colours`. */
const brand = Object.fromEntries(
  ['signal', 'on-signal', 'signal-ink', 'depth'].map((colour) => [colour, `var(--brand-${colour})`]),
);

/**
 * Puts styles, state, structured data and scripts around the HTML that React has drawn.
 * @param palette what `paletteOf` makes of the site
 */
export function assemble(html: string, prepared: Prepared, palette: string, assets: Assets): Buffer {
  const { state, structuredData, shell } = prepared;
  const { head: styles, entry, bootScript, preloads } = assets;
  const script = bootScript ? `<script>${bootScript}</script>` : `<script type="module" src="${entry}"></script>`;
  const requests = shell ? `<script type="application/json" id="${BOOT_ID}">${embed(shell.requests)}</script>` : '';
  const told = structuredData ? `<script type="application/ld+json">${embed(structuredData)}</script>` : '';
  const data = `<script type="application/json" id="${STATE_ID}">${embed(state)}</script>`;
  const [head, tail] = [html.indexOf('</head>'), html.lastIndexOf('</body>')];
  return joined([
    `<!doctype html>${html.slice(0, head)}`,
    palette,
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
