import { type ThemeName, themeNames } from '#schema/themeNames.ts';

export type ThemeChoice = 'system' | ThemeName;

export const THEME_KEY = 'theme';

const isTheme = (text: string | null): text is ThemeName => themeNames.some((name) => name === text);

/** @returns the stored theme; `system` without one, or when the browser forbids storage */
export function storedTheme(): ThemeChoice {
  try {
    const stored = localStorage.getItem(THEME_KEY);
    return isTheme(stored) ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Applies a theme to the styles and the browser's theme colour (server/app/pages/document.ts). */
export function applyTheme(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const { theme } = meta.dataset;
    meta.media = choice === 'system' ? `(prefers-color-scheme:${theme})` : choice === theme ? 'all' : 'not all';
  }
}
