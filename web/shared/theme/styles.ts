import { onSignal, signalInk, themesOf } from '#schema/palette.ts';
import type { Site } from '#schema/site.ts';
import type { ThemeName } from '#schema/themeNames.ts';

type Colours = Site['colours'];

/** The element of the head that holds the colours of a page. */
export const COLOURS_ID = 'colours';

/** The brand's two colours and what follows from them, for the style sheet to use. */
export const brandStyles = ({ signal, depth }: Colours): string =>
  `:root{--brand-signal:${signal};--brand-on-signal:${onSignal(signal)};--brand-signal-ink:${signalInk(signal)};` +
  `--brand-depth:${depth}}`;

/** What the light theme has of them. */
const brand = Object.fromEntries(
  ['signal', 'on-signal', 'signal-ink', 'depth'].map((colour) => [colour, `var(--brand-${colour})`]),
);

/**
 * The colours of both themes. The system decides which is shown, unless somebody has chosen (./theme.ts). What keeps the light
 * palette in the dark, because it is drawn on a ground of its own, has the class `light-palette`; so has paper.
 */
export function themeStyles(colours: Colours): string {
  const themes = themesOf(colours);
  const rule = (name: ThemeName) =>
    `{${Object.entries({ ...themes[name], ...(name === 'light' && brand) })
      .map(([colour, value]) => `--${colour}:${value};`)
      .join('')}color-scheme:${name}}`;
  const dark = rule('dark');
  return (
    `:root,.light-palette${rule('light')}@media screen{@media (prefers-color-scheme:dark)` +
    `{html:not([data-theme=light])${dark}}html[data-theme=dark]${dark}}`
  );
}
