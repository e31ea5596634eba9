import { createHash } from 'node:crypto';
import type { LanguageCode } from '#schema/languages.ts';
import { themesOf } from '#schema/palette.ts';
import type { Site } from '#schema/site.ts';
import type { ThemeName } from '#schema/themeNames.ts';
import { iconAddress, TAB_ICON, TOUCH_ICON } from '#server/app/pages/seo/icons.ts';
import { MANIFEST } from '#server/app/pages/seo/manifest.ts';
import type { Prepared } from '#web/server.tsx';
import { markPicture } from '#web/shared/app/mark.ts';
import { STATE_ID } from '#web/shared/data/pageState.ts';
import { brandStyles, COLOURS_ID, themeStyles } from '#web/shared/theme/styles.ts';

export type Assets = {
  head: Record<'page' | 'shell', Buffer>;
  entry: string;
  /** Boot script (web/bootScript.ts), which starts the other scripts of a public page; null to start them at once. */
  bootScript: string | null;
  preloads: (file: string | undefined) => string;
  /** Preloads the sentences of a language. */
  languagePreloads: (language: LanguageCode) => string;
};

/**
 * Inserted after the styles, which contain the fonts: decodes the fonts while the page is parsed. The first paint waits
 * for fonts that a script requests; it does not wait for fonts that only the text uses.
 */
export const FACES = "document.fonts.load('1em Text');document.fonts.load('800 1em Display')";

export const hashOf = (script: string) => createHash('sha256').update(script).digest('base64');

/** Serialises JSON for HTML and escapes `<`, so that nothing can close the element. */
export const embed = (state: object) => JSON.stringify(state).replaceAll('<', '\\u003c');

export function tabIcon(site: Site): string {
  const mark = `data:image/svg+xml,${encodeURIComponent(markPicture(themesOf(site.colours).light))}`;
  return `<link rel="icon" href="${site.icon ? iconAddress(site, TAB_ICON) : mark}">`;
}

const icons = (site: Site): string =>
  `${tabIcon(site)}<link rel="apple-touch-icon" href="${iconAddress(site, TOUCH_ICON)}">` +
  `<link rel="manifest" href="${MANIFEST}">`;

const themeColours = ({ colours }: Site, isLight: boolean): string => {
  const themes = themesOf(colours);
  const media = (name: ThemeName) =>
    isLight ? (name === 'light' ? 'all' : 'not all') : `(prefers-color-scheme:${name})`;
  const meta = (name: ThemeName) =>
    `<meta name="theme-color" data-theme="${name}" media="${media(name)}" content="${themes[name].paper}">`;
  return meta('dark') + meta('light');
};

/** @param isLight whether the page is light for everybody, as public pages are without the setting `offersThemes` */
export function headOf(site: Site, isLight: boolean): string {
  const colours = `<style id="${COLOURS_ID}">${brandStyles(site.colours)}${themeStyles(site)}</style>`;
  return icons(site) + colours + themeColours(site, isLight);
}

/** @returns the page with the light theme for everybody (web/themeScript.ts) */
export const asLight = (html: string): string => html.replace('<html ', '<html data-theme="light" ');

/** @param brand the result of `headOf` */
export function assemble(html: string, prepared: Prepared, brand: string, assets: Assets): Buffer {
  const { state, structuredData, shell } = prepared;
  const { head: styles, entry, bootScript, preloads, languagePreloads } = assets;
  // A shell is empty without scripts: they start at once.
  const script =
    bootScript && !shell ? `<script>${bootScript}</script>` : `<script type="module" src="${entry}"></script>`;
  const jsonLd = structuredData ? `<script type="application/ld+json">${embed(structuredData)}</script>` : '';
  const data = `<script type="application/json" id="${STATE_ID}">${embed(state)}</script>`;
  const [head, tail] = [html.indexOf('</head>'), html.lastIndexOf('</body>')];
  const pieces = [
    `<!doctype html>${html.slice(0, head)}`,
    brand,
    shell ? styles.shell : styles.page,
    state.site.language ? languagePreloads(state.site.language) : '',
    shell ? preloads(shell.file) : jsonLd,
    html.slice(head, tail),
    data + script,
    html.slice(tail),
  ];
  return Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)));
}
