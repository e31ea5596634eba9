import { families } from '#schema/look.ts';
import { type Colours, onSignal, signalInk, themesOf } from '#schema/palette.ts';
import type { Site } from '#schema/site.ts';
import type { ThemeName } from '#schema/themeNames.ts';

type Look = Pick<Site, 'colours' | 'typefaces' | 'darkLogo'>;

export const COLOURS_ID = 'colours';

export const brandStyles = ({ signal, depth }: Colours): string =>
  `:root{--brand-signal:${signal};--brand-on-signal:${onSignal(signal)};--brand-signal-ink:${signalInk(signal)};` +
  `--brand-depth:${depth}}`;

const brand = Object.fromEntries(
  ['signal', 'on-signal', 'signal-ink', 'depth'].map((colour) => [colour, `var(--brand-${colour})`]),
);

/** The families that differ from those of the style sheet (web/shared/app/style.css). */
function facesOf(typefaces: Site['typefaces']): string {
  const { display, text } = families[typefaces];
  const names = [display && `--face-display:${display}`, text && `--face-text:${text}`].filter(Boolean);
  return names.length ? `:root{${names.join(';')}}` : '';
}

/** Which logo a theme shows; print shows that of the light theme. */
const logosIn = (theme: ThemeName) =>
  `--for-light:${theme === 'light' ? 'contents' : 'none'};--for-dark:${theme === 'dark' ? 'contents' : 'none'};`;

/**
 * CSS variables of both themes. The system decides between them, unless the user has chosen (./theme.ts).
 * `light-palette` keeps the light colours in the dark theme for parts with their own background; print uses them too.
 */
export function themeStyles({ colours, typefaces, darkLogo }: Look): string {
  const themes = themesOf(colours);
  const logos = darkLogo ? '.for-light{display:var(--for-light)}.for-dark{display:var(--for-dark)}' : '';
  const rule = (name: ThemeName) =>
    `{${Object.entries({ ...themes[name], ...(name === 'light' && brand) })
      .map(([colour, value]) => `--${colour}:${value};`)
      .join('')}${darkLogo ? logosIn(name) : ''}color-scheme:${name}}`;
  const dark = rule('dark');
  return (
    `:root,.light-palette${rule('light')}@media screen{@media (prefers-color-scheme:dark)` +
    `{html:not([data-theme=light])${dark}}html[data-theme=dark]${dark}}${logos}${facesOf(typefaces)}`
  );
}
