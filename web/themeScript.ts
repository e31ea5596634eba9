import { applyTheme, storedTheme } from './shared/theme/theme.ts';

// Runs in the head before the first paint, so that the wrong theme is never visible.
// A page that has a theme already is always light (site setting `offersThemes`).
if (!document.documentElement.dataset.theme) applyTheme(storedTheme());
