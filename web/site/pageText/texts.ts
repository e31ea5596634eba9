import type { PageTextsQuery } from '#web/gql/graphql.ts';

/** What is to be shown in the place of the originals, as the loader of a page has it; nothing while it is not there. */
export type Shown = { pageTexts?: ShownTexts } | undefined;
type Text = PageTextsQuery['pageTexts']['texts'][number];
type ShownTexts = Pick<PageTextsQuery['pageTexts'], 'sections' | 'changedOn'> & {
  texts: readonly Pick<Text, 'name' | 'text' | 'picture'>[];
};
export type TextPicture = NonNullable<Text['picture']>;

/** @returns the texts of a page: the originals, and in their place what has been changed */
export const textsOf = <Texts extends Record<string, string>>(originals: Texts, shown: Shown): Texts => ({
  ...originals,
  ...Object.fromEntries(shown?.pageTexts?.texts.map(({ name, text }) => [name, text]) ?? []),
});

/** @returns the picture that is shown under a name; undefined where the drawing stands */
export const pictureOf = (wanted: string, shown: Shown): TextPicture | null | undefined =>
  shown?.pageTexts?.texts.find(({ name }) => name === wanted)?.picture;
