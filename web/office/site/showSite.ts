import type { Site } from '#schema/site.ts';
import { currentSite } from '#web/shared/app/site.tsx';
import { brandStyles, COLOURS_ID, themeStyles } from '#web/shared/theme/styles.ts';

/** Applies the saved brand to the open page. Other pages have it when they are loaded. */
export function showSite(site: Partial<Site> & Pick<Site, 'colours' | 'typefaces' | 'darkLogo'>): void {
  currentSite.show(site);
  const styles = document.getElementById(COLOURS_ID);
  if (styles) styles.textContent = brandStyles(site.colours) + themeStyles(site);
}
