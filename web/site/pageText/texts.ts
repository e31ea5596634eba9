import type { Translate } from '#schema/translate.ts';
import type { PageTextsQuery } from '#web/gql/graphql.ts';

/** Edited texts from the page's loader; undefined while it has no data. */
export type PageTextsData = { pageTexts?: ShownTexts } | undefined;
type Text = PageTextsQuery['pageTexts']['texts'][number];
type ShownTexts = Partial<Pick<PageTextsQuery['pageTexts'], 'sections' | 'changedOn'>> & {
  texts: readonly (Pick<Text, 'name' | 'text'> & Partial<Pick<Text, 'picture'>>)[];
};
export type TextPicture = NonNullable<Text['picture']>;

/**
 * @returns the texts of a page: the originals in the language of the page, replaced by edited ones; an empty text is not
 *   on the page
 */
export const textsOf = <Texts extends Record<string, string>>(
  originals: Texts,
  pageTexts: PageTextsData,
  t: Translate,
) =>
  Object.fromEntries([
    ...Object.entries(originals).map(([name, text]) => [name, t(text)]),
    ...(pageTexts?.pageTexts?.texts.map(({ name, text }) => [name, text]) ?? []),
  ]) as Texts;

/** @returns the picture of that name; undefined for the default drawing */
export const pictureOf = (wanted: string, pageTexts: PageTextsData): TextPicture | null | undefined =>
  pageTexts?.pageTexts?.texts.find(({ name }) => name === wanted)?.picture;

/** @returns the entries of a list; none for an empty text */
export const linesOf = (list: string): string[] => list.split('\n').filter(Boolean);
