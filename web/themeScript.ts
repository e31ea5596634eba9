import { applyTheme, storedTheme } from './shared/theme/theme.ts';

// In the head of each page, before anything is painted: who has chosen a theme sees no other.
applyTheme(storedTheme());
