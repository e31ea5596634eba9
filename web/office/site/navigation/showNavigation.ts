import { networkDrawings } from '#schema/networkDrawings.gen.ts';
import { currentSite } from '#web/shared/app/site.tsx';
import type { LoadedNavigation } from './draft.ts';

/** Applies the saved navigation to the open page. Other pages have it when they are loaded. */
export function showNavigation(saved: LoadedNavigation | undefined): void {
  if (!saved) return;
  const { main, footer, networks, hasBlog, hasAffiliateProgramme, updatedAt } = saved;
  const drawn = networks.map(({ icon, label, url }) => {
    const path = networkDrawings[icon];
    return { icon, label, url, ...(path && { path }) };
  });
  currentSite.show({
    navigation: { main: [...main], footer: [...footer], networks: drawn, hasBlog, hasAffiliateProgramme, updatedAt },
  });
}
