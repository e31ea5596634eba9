import { servicesOf } from '#schema/catalogue.ts';
import { dayOf } from '#schema/officeTime.ts';
import { keyOf, type PageInLanguage } from '#schema/pageTexts/pageKey.ts';
import {
  fieldsIn,
  isPictureName,
  maxLengths,
  possibleFields,
  type SitePage,
  type TextField,
  textFields,
} from '#schema/pageTexts/pages.ts';
import { textKeyOf } from '#schema/services.ts';
import { withPictures } from '#server/content/media/textPictures.ts';
import type { ChangedPages, Context } from '#server/platform/context.ts';
import { readPicture } from '#server/platform/storage/picture/read.ts';
import type { PictureRow } from '#server/platform/storage/picture/table.ts';
import { factsOf } from './fill.ts';
import { askedLanguage, mainTextsOf, originalsIn, shownTexts } from './language.ts';
import { ORIGINAL_AT, originalsOf } from './originals.ts';
import { type Section, sectionsOf } from './sections.ts';
import type { StoredPage } from './table.ts';

export type PublicText = { name: string; text: string; picture: PictureRow | null };
export type PublicPage = { page: SitePage; texts: PublicText[]; sections: Section[]; changedOn: string | null };
export type EditedText = TextField & {
  maxLength: number;
  original: string;
  text: string;
  isChanged: boolean;
  picture: PictureRow | null;
  originalPicture: PictureRow | null;
};

/** The texts that differ from the originals; an empty one is not on the page. */
export async function getPageTexts(context: Context, page: SitePage): Promise<PublicPage> {
  const { site } = context;
  const pageInLanguage = { page, language: askedLanguage(context) };
  const pages = await context.pageTexts();
  const pictures = picturesIn(pages, pageInLanguage);
  const texts = shownTexts(site, pages, pageInLanguage);
  const changedFields = possibleFields[page].filter(({ name, kind }) => kind !== 'MARKDOWN' && name in texts);
  const publicTexts = changedFields.map(({ name, kind }) => {
    const text = texts[name] as string;
    return { name, text, picture: kind === 'PICTURE' ? (pictures.get(text) ?? null) : null };
  });
  const isLegal = textFields[page].some(({ kind }) => kind === 'MARKDOWN');
  const body = texts.body ?? originalsOf(page, site).body ?? '';
  return {
    page,
    // When a picture is deleted, the page shows its drawing again.
    texts: [
      ...publicTexts.filter(({ name, picture }) => picture || !isPictureName(name)),
      ...(page === 'home' ? await cardPictures(context) : []),
    ],
    sections: isLegal ? await withSectionPictures(context, await sectionsOf(body, factsOf(context))) : [],
    changedOn: isLegal ? dayOf(bodyChangedAt(pages, pageInLanguage), site.timeZone) : null,
  };
}

/** When the legal text that the page shows was changed last. */
function bodyChangedAt(pages: ChangedPages, pageInLanguage: PageInLanguage): Date {
  const translated = pages.get(keyOf(pageInLanguage));
  const changedPage = translated && 'body' in translated.texts ? translated : pages.get(pageInLanguage.page);
  return changedPage?.updatedAt ?? ORIGINAL_AT;
}

const picturesIn = (pages: ChangedPages, { page, language }: PageInLanguage): ReadonlyMap<string, PictureRow> =>
  (pages.get(keyOf({ page, language })) ?? pages.get(page))?.pictures ?? new Map();

/** The pictures of the services on the cards of the home page, which are texts of the services page. */
async function cardPictures(context: Context): Promise<PublicText[]> {
  const { site } = context;
  const pageInLanguage: PageInLanguage = { page: 'services', language: askedLanguage(context) };
  const pages = await context.pageTexts();
  const [texts, pictures] = [shownTexts(site, pages, pageInLanguage), picturesIn(pages, pageInLanguage)];
  return servicesOf(site)
    .filter(({ isOnHome }) => isOnHome)
    .flatMap(({ id }) => {
      const name = `${textKeyOf(id)}Picture`;
      const text = texts[name] ?? '';
      const picture = pictures.get(text);
      return picture ? [{ name, text, picture }] : [];
    });
}

const withSectionPictures = (context: Context, sections: Section[]): Promise<Section[]> =>
  Promise.all(
    sections.map(async (section) => ({ ...section, html: await withPictures(context, section.html, section.html) })),
  );

/** Batched for lists of pages. */
export const editedTexts = async (context: Context, { page, language, texts }: StoredPage): Promise<EditedText[]> => {
  const mainTexts = language ? await mainTextsOf(context, page) : null;
  const originals = await originalsIn(context.site, { page, language }, mainTexts ?? {});
  return Promise.all(
    fieldsIn(page, { ...originals, ...texts }, servicesOf(context.site)).map(async (field) => {
      const original = originals[field.name] ?? '';
      const text = texts[field.name] ?? original;
      const readShown = (id: string) => (field.kind === 'PICTURE' && id ? readPicture(context, id) : null);
      const [picture, originalPicture] = await Promise.all([readShown(text), readShown(original)]);
      const isChanged = text !== original;
      return { ...field, maxLength: maxLengths[field.kind], original, text, isChanged, picture, originalPicture };
    }),
  );
};
