import { homeTexts } from '#schema/pageTexts/home.ts';
import { homeMoreTexts } from '#schema/pageTexts/homeMore.ts';
import { homeSectionsOf, NEWEST_WORK } from '#schema/pageTexts/homeSections.ts';
import { itemsOf } from '#server/content/page/references.ts';
import type { BareItem } from '#server/content/portfolio/table.ts';
import type { Context } from '#server/platform/context.ts';
import type { PublicPage } from './pageTextView.ts';

/** The items of the home page's section of selected work. No statement while the section is off. */
export async function readHomeWork(context: Context, { page, texts }: PublicPage): Promise<BareItem[]> {
  const textOf = (wanted: string, original: string) => texts.find(({ name }) => name === wanted)?.text ?? original;
  if (page !== 'home' || !homeSectionsOf(textOf('sections', homeTexts.sections)).includes('work')) return [];
  const ids = textOf('workItems', homeMoreTexts.workItems).split('\n').filter(Boolean);
  const items = await itemsOf(context, ids);
  return ids.length ? items : items.slice(0, NEWEST_WORK);
}
