import type { PageSection, SectionType } from '#schema/pageSections.ts';
import { videoOf } from '#schema/video.ts';
import type { ReviewRow } from '#server/clients/review/table.ts';
import { joinAnchors, reservedIds } from '#server/content/markdown/headingAnchors.ts';
import { withPictures } from '#server/content/media/textPictures.ts';
import type { BareItem } from '#server/content/portfolio/table.ts';
import type { Context } from '#server/platform/context.ts';
import { pictureOf } from '#server/platform/storage/picture/read.ts';
import type { PictureRow } from '#server/platform/storage/picture/table.ts';
import { itemsOf, reviewsOf } from './references.ts';
import { htmlOf } from './sectionHtml.ts';

type Button = { text: string; url: string } | null;
type SectionOf<Type extends SectionType> = Extract<PageSection, { type: Type }>;
type Text = string | null | undefined;

type Part = { picture: PictureRow | null };

/** A section with what it shows, by the name of its GraphQL type. */
type SectionTypeName = `${Capitalize<SectionType>}Section`;
export type DrawnSection = { __typename: SectionTypeName; key: string } & Record<string, unknown>;
export type Drawn = { sections: DrawnSection[] };

/** The type in GraphQL. */
const typeNameOf = (type: SectionType): SectionTypeName =>
  `${type.charAt(0).toUpperCase()}${type.slice(1)}Section` as SectionTypeName;

/** Sections without references that are gone or hidden from the caller, and without those that have nothing left. */
export async function drawSections(context: Context, sections: readonly PageSection[]): Promise<DrawnSection[]> {
  const drawn = await Promise.all(
    sections.map(async (section) => {
      const fields = await draw(context, section);
      return fields && { __typename: typeNameOf(section.type), key: section.key, ...fields };
    }),
  );
  return withOwnAnchors(drawn.filter((section) => section !== null));
}

type Fields = Record<string, unknown> | null;

async function draw(context: Context, section: PageSection): Promise<Fields> {
  const { type, key: _, ...fields } = section;
  switch (type) {
    case 'hero':
      return { ...fields, button: buttonOf(section), picture: await pictureOfId(context, section.pictureId) };
    case 'text':
      return { ...fields, bodyHtml: await htmlWithPictures(context, section.body) };
    case 'picture': {
      const picture = await pictureOfId(context, section.pictureId);
      return picture && { ...fields, picture };
    }
    case 'gallery': {
      const rows = await Promise.all(section.pictureIds.map((id) => pictureOfId(context, id)));
      const pictures = rows.filter((row) => row !== null);
      return pictures.length ? { ...fields, pictures } : null;
    }
    case 'cards':
      return { ...fields, cards: await withPictureRows(context, section.cards) };
    case 'people':
      return { ...fields, people: await withPictureRows(context, section.people) };
    case 'logos': {
      const logos = (await withPictureRows(context, section.logos)).filter(({ picture }) => picture);
      return logos.length ? { ...fields, logos } : null;
    }
    case 'quotes': {
      const reviews: ReviewRow[] = await reviewsOf(context, section.reviewIds);
      return reviews.length ? { ...fields, reviews } : null;
    }
    case 'caseStudies': {
      const items: BareItem[] = await itemsOf(context, section.itemIds);
      return items.length ? { ...fields, items } : null;
    }
    case 'questions':
      return { ...fields, questions: await Promise.all(section.questions.map((one) => answered(context, one))) };
    case 'prices':
      return { ...fields, plans: section.plans.map((plan) => ({ ...plan, button: buttonOf(plan) })) };
    case 'callToAction':
      return { ...fields, button: buttonOf(section) };
    case 'video': {
      const video = videoOf(section.url);
      return video && { ...fields, url: video.address, host: video.host, playerUrl: video.player };
    }
    default:
      return fields;
  }
}

const buttonOf = ({ buttonText, buttonUrl }: { buttonText?: Text; buttonUrl?: Text }): Button =>
  buttonText && buttonUrl ? { text: buttonText, url: buttonUrl } : null;

/** A draft may name a picture that has been replaced. */
async function pictureOfId(context: Context, id: Text): Promise<PictureRow | null> {
  const row = await pictureOf(context, { pictureId: id ?? null });
  return row?.replacedById ? pictureOf(context, { pictureId: row.replacedById }) : row;
}

const withPictureRows = <Item extends { pictureId?: Text }>(
  context: Context,
  items: readonly Item[],
): Promise<(Item & Part)[]> =>
  Promise.all(items.map(async (item) => ({ ...item, picture: await pictureOfId(context, item.pictureId) })));

const htmlWithPictures = (context: Context, markdown: string): Promise<string> =>
  withPictures(context, markdown, htmlOf(markdown));

const answered = async (context: Context, question: SectionOf<'questions'>['questions'][number]) => ({
  ...question,
  answerHtml: await htmlWithPictures(context, question.answer),
});

/** Texts of one page may have equal headings. */
function withOwnAnchors(sections: DrawnSection[]): DrawnSection[] {
  const usedIds = new Set(reservedIds);
  return sections.map((section) => {
    const { key } = section;
    if (typeof section.bodyHtml === 'string')
      return { ...section, bodyHtml: joinAnchors(section.bodyHtml, key, usedIds) };
    if (!Array.isArray(section.questions)) return section;
    const questions = section.questions.map((question: { answerHtml: string }, index) => ({
      ...question,
      answerHtml: joinAnchors(question.answerHtml, `${key}-${index + 1}`, usedIds),
    }));
    return { ...section, questions };
  });
}
