import type { PageInLanguage } from '#schema/pageTexts/pageKey.ts';
import { possibleFields, type SitePage } from '#schema/pageTexts/pages.ts';
import type { Site } from '#schema/site.ts';
import type { Context } from '#server/platform/context.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { sharedTexts, translatedOriginals } from './language.ts';
import { lockPageTexts, storePageTexts } from './save.ts';
import { sitePageNames } from './sitePages.ts';
import type { ChangedTexts } from './table.ts';

type Change = { before: Site; after: Site };

/**
 * When the site gets another main language, the texts saved for that language become those of the main one, and the former
 * main texts those of their language. A page without texts in the new language keeps its own, unless the site still offers
 * the former language.
 */
export async function changeMainLanguage(tx: Transaction, context: Context, change: Change): Promise<void> {
  if (change.before.language === change.after.language) return;
  for (const page of sitePageNames) await exchange(tx, context, page, change);
}

async function exchange(tx: Transaction, context: Context, page: SitePage, { before, after }: Change): Promise<void> {
  const [from, to] = [before.language, after.language];
  const main = (await lockPageTexts(tx, { page, language: null })).texts;
  const translated = (await lockPageTexts(tx, { page, language: to })).texts;
  const hasTranslated = Object.keys(translated).length > 0;
  if (!hasTranslated && !(Object.keys(main).length && after.furtherLanguages.includes(from))) return;
  const shared = sharedTexts(before, page, main);
  const nextMain = { ...shared, ...translated };
  const nextShared = sharedTexts(after, page, nextMain);
  const originals = await translatedOriginals(before, page, from);
  // What the pages of the former language have shown, where the new main texts would show something else there.
  const sharedNames = Object.keys(nextShared).filter((name) => name in translated);
  const former = {
    ...Object.fromEntries(Object.entries(main).filter(([name]) => !(name in shared))),
    ...Object.fromEntries(sharedNames.map((name) => [name, main[name] ?? originals[name] ?? ''])),
  };
  const store = (language: PageInLanguage['language'], texts: ChangedTexts) =>
    storePageTexts(tx, { ...context, site: after }, { page, language, texts: { ...nothingOf(page), ...texts } });
  await store(null, nextMain);
  await store(from, former);
  await store(to, {});
}

const nothingOf = (page: SitePage): Record<string, null> =>
  Object.fromEntries(possibleFields[page].map(({ name }) => [name, null]));
