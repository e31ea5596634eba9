import { type ThemeName, themeNames } from '#schema/themeNames.ts';

/** What somebody may choose; `system` is what their system says. */
export type ThemeChoice = 'system' | ThemeName;

/** Where the browser keeps what was chosen. */
export const THEME_KEY = 'theme';

const isTheme = (text: string | null): text is ThemeName => themeNames.some((name) => name === text);

/** @returns what was chosen in this browser; `system` when nothing was, or when the browser forbids storage */
export function storedTheme(): ThemeChoice {
  try {
    const stored = localStorage.getItem(THEME_KEY);
    return isTheme(stored) ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Shows a theme: the styles and the colour of the browser's own frame follow (server/app/pages/document.ts). */
export function applyTheme(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const { theme } = meta.dataset;
    meta.media = choice === 'system' ? `(prefers-color-scheme:${theme})` : choice === theme ? 'all' : 'not all';
  }
}
