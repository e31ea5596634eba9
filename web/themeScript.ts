import { applyTheme, storedTheme } from './theme/theme.ts';

// In the head of each page, before anything is painted: who has chosen a theme sees no other.
applyTheme(storedTheme());
