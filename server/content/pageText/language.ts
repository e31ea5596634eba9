import { eq, inArray } from 'drizzle-orm';
import type { LanguageCode } from '#schema/languages.ts';
import { baseOf } from '#schema/pageLanguage.ts';
import { pageTextStrings } from '#schema/pageText.ts';
import { keyOf, type PageInLanguage } from '#schema/pageTexts/pageKey.ts';
import { possibleFields, type SitePage, type TextField } from '#schema/pageTexts/pages.ts';
import type { Site } from '#schema/site.ts';
import { wordsIn } from '#schema/siteTranslation.ts';
import type { ChangedPages, Context } from '#server/platform/context.ts';
import { batched } from '#server/platform/database/batch.ts';
import type { Executor } from '#server/platform/database/connect.ts';
import { badField } from '#server/platform/errors.ts';
import { loadLanguage } from '#web/shared/language/load.ts';
import { originalsOf } from './originals.ts';
import { type ChangedTexts, pageTexts } from './table.ts';

const writtenKinds: readonly TextField['kind'][] = ['LINE', 'PARAGRAPH', 'LIST'];

/** @returns null for the main language @throws BAD_USER_INPUT for one that the site does not offer */
export function furtherLanguage(site: Site, language: string | null | undefined): LanguageCode | null {
  if (language == null || language === site.language) return null;
  const code = site.furtherLanguages.find((one) => one === language);
  if (!code) throw badField('language', pageTextStrings.notOffered);
  return code;
}

/** The language of the page that asks; null for the main one. */
export const askedLanguage = ({ site, pageLanguage }: Pick<Context, 'site' | 'pageLanguage'>): LanguageCode | null =>
  pageLanguage && baseOf(pageLanguage, site) ? pageLanguage : null;

/**
 * What holds for the pages of every language: pictures, sections, addresses, legal texts, texts without an original, and
 * which texts are not on the page. Other saved texts and chosen items belong to the main language.
 */
export function sharedTexts(site: Site, page: SitePage, texts: ChangedTexts = {}): ChangedTexts {
  const originals = originalsOf(page, site);
  const isOfMain = new Set(
    possibleFields[page]
      .filter(({ name, kind }) => kind === 'ITEMS' || (writtenKinds.includes(kind) && texts[name] && originals[name]))
      .map(({ name }) => name),
  );
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !isOfMain.has(name)));
}

/** The texts of a page that differ from the product's in that language. */
export function shownTexts(site: Site, pages: ChangedPages, { page, language }: PageInLanguage): ChangedTexts {
  const main = pages.get(page)?.texts;
  return language ? { ...sharedTexts(site, page, main), ...pages.get(keyOf({ page, language }))?.texts } : (main ?? {});
}

/** The product's texts in a language. */
export async function translatedOriginals(site: Site, page: SitePage, language: LanguageCode): Promise<ChangedTexts> {
  const { t } = await loadLanguage(language);
  const written = new Set(
    possibleFields[page].flatMap(({ name, kind }) => (writtenKinds.includes(kind) ? [name] : [])),
  );
  return Object.fromEntries(
    Object.entries(originalsOf(page, { ...site, ...wordsIn(site, language) })).map(([name, text]) => [
      name,
      written.has(name) ? t(text) : text,
    ]),
  );
}

/** @param mainTexts those saved for the main language @returns what the page says before anything is saved in the language */
export const originalsIn = async (
  site: Site,
  { page, language }: PageInLanguage,
  mainTexts: ChangedTexts,
): Promise<ChangedTexts> =>
  language
    ? { ...(await translatedOriginals(site, page, language)), ...sharedTexts(site, page, mainTexts) }
    : originalsOf(page, site);

export async function readMainTexts(executor: Executor, page: SitePage): Promise<ChangedTexts> {
  const [row] = await executor.select().from(pageTexts).where(eq(pageTexts.page, page));
  return row?.texts ?? {};
}

/** Batched for lists of pages. */
export const mainTextsOf = batched<ChangedTexts>(async ({ db }, pages) => {
  const rows = await db
    .select()
    .from(pageTexts)
    .where(inArray(pageTexts.page, pages as SitePage[]));
  return rows.map(({ page, texts }) => [page, texts]);
});
