import type { Catalogue } from '#schema/catalogue.ts';
import { currentSite } from '#web/shared/app/site.tsx';
import type { LoadedCatalogue } from './draft.ts';

/** Applies the saved services to the open page. Other pages have them when they are loaded. */
export function showCatalogue(saved: LoadedCatalogue | undefined): void {
  if (!saved) return;
  const services = saved.services.map(
    ({ id, title, anchor, choice, cardTitle, cardText, isOnHome, isRemoved }): Catalogue['services'][number] => ({
      ...{ id, title, anchor, choice, isOnHome, isRemoved, alias: null },
      card: { title: cardTitle, text: cardText },
    }),
  );
  const { choiceOrder, otherChoice = null, updatedAt } = saved;
  currentSite.show({ catalogue: { services, choiceOrder: [...choiceOrder], otherChoice, updatedAt } });
}
