import { applyTheme, storedTheme } from './shared/theme/theme.ts';

// Runs in the head before the first paint, so that the wrong theme is never visible.
applyTheme(storedTheme());
