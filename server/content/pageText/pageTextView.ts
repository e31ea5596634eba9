import { servicesOf } from '#schema/catalogue.ts';
import { dayOf } from '#schema/officeTime.ts';
import { baseOf } from '#schema/pageLanguage.ts';
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
import type { ChangedPage, Context } from '#server/platform/context.ts';
import { readPicture } from '#server/platform/storage/picture/read.ts';
import type { PictureRow } from '#server/platform/storage/picture/table.ts';
import { factsOf } from './fill.ts';
import { ORIGINAL_AT, originalsOf } from './originals.ts';
import { type Section, sectionsOf } from './sections.ts';
import type { ChangedTexts, PageTextRow } from './table.ts';

export type PublicText = { name: string; text: string; picture: PictureRow | null };
export type PublicPage = { page: SitePage; texts: PublicText[]; sections: Section[]; changedOn: string | null };
export type EditedText = TextField & {
  maxLength: number;
  original: string;
  text: string;
  isChanged: boolean;
  picture: PictureRow | null;
};

/** The texts that differ from the originals; an empty one is not on the page. */
export async function getPageTexts(context: Context, page: SitePage): Promise<PublicPage> {
  const { pageTexts, site } = context;
  const changedPage: Partial<ChangedPage> = (await pageTexts()).get(page) ?? {};
  const { updatedAt = ORIGINAL_AT, pictures } = changedPage;
  const texts = textsFor(context, page, changedPage.texts);
  const changedFields = possibleFields[page].filter(({ name, kind }) => kind !== 'MARKDOWN' && name in texts);
  const publicTexts = changedFields.map(({ name, kind }) => {
    const text = texts[name] as string;
    return { name, text, picture: kind === 'PICTURE' ? (pictures?.get(text) ?? null) : null };
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
    changedOn: isLegal ? dayOf(updatedAt, site.timeZone) : null,
  };
}

/**
 * What holds for the pages of every language: pictures, sections, addresses, legal texts, texts without an original, and
 * which texts are not on the page. Other saved texts and chosen items belong to the main language.
 */
function textsFor({ site, pageLanguage }: Context, page: SitePage, texts: ChangedTexts = {}): ChangedTexts {
  if (!pageLanguage || !baseOf(pageLanguage, site)) return texts;
  const originals = originalsOf(page, site);
  const isOfMain = new Set(
    possibleFields[page]
      .filter(({ name, kind }) => kind === 'ITEMS' || (writtenKinds.includes(kind) && texts[name] && originals[name]))
      .map(({ name }) => name),
  );
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !isOfMain.has(name)));
}

const writtenKinds: readonly TextField['kind'][] = ['LINE', 'PARAGRAPH', 'LIST'];

/** The pictures of the services on the cards of the home page, which are texts of the services page. */
async function cardPictures({ pageTexts, site }: Context): Promise<PublicText[]> {
  const { texts = {}, pictures }: Partial<ChangedPage> = (await pageTexts()).get('services') ?? {};
  return servicesOf(site)
    .filter(({ isOnHome }) => isOnHome)
    .flatMap(({ id }) => {
      const name = `${textKeyOf(id)}Picture`;
      const text = texts[name] ?? '';
      const picture = pictures?.get(text);
      return picture ? [{ name, text, picture }] : [];
    });
}

const withSectionPictures = (context: Context, sections: Section[]): Promise<Section[]> =>
  Promise.all(
    sections.map(async (section) => ({ ...section, html: await withPictures(context, section.html, section.html) })),
  );

/** Batched for lists of pages. */
export const editedTexts = (context: Context, { page, texts }: PageTextRow): Promise<EditedText[]> => {
  const originals = originalsOf(page, context.site);
  return Promise.all(
    fieldsIn(page, { ...originals, ...texts }, servicesOf(context.site)).map(async (field) => {
      const original = originals[field.name] ?? '';
      const text = texts[field.name] ?? original;
      const picture = field.kind === 'PICTURE' && text ? await readPicture(context, text) : null;
      return { ...field, maxLength: maxLengths[field.kind], original, text, isChanged: text !== original, picture };
    }),
  );
};
