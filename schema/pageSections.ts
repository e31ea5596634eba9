import * as z from 'zod/mini';
import { ResultFigureInput } from './caseStudy.ts';
import {
  line,
  nameLine,
  optionalLine,
  optionalNameLine,
  optionalText,
  optionalTruth,
  text,
  tooLong,
} from './common.ts';
import { pictureStrings } from './picture.ts';
import { normalTarget } from './redirectPath.ts';
import { videoOf } from './video.ts';

/** Sections of one page. */
export const MAX_SECTIONS = 40;
/** Characters of the sections of one page as JSON. */
export const MAX_SECTIONS_LENGTH = 300_000;

export const pageSectionStrings = {
  noHeadline: 'Please enter a headline',
  noText: 'Please enter a text',
  noName: 'Please enter a name',
  noTitle: 'Please enter a title',
  noQuestion: 'Please enter the question',
  noAnswer: 'Please enter the answer',
  noPrice: 'Please enter the price',
  badAmount: 'Please enter an amount from 0 to 1000000000 with at most two decimals',
  badCurrency: 'Please enter a currency of three letters, such as INR',
  badTarget: 'Please enter an address that begins with /, # or https://, mailto: or tel:',
  badVideo: 'Please enter the address of a video on YouTube or Vimeo',
  noButton: 'Please enter the text of the button and its address, or neither',
  none: 'Please add at least one entry',
  tooMany: (max: number) => `Please use at most ${max} entries`,
  tooManySections: `Please use at most ${MAX_SECTIONS} sections`,
  tooLongSections: `Please shorten the page: its sections may have at most ${MAX_SECTIONS_LENGTH} characters`,
  oneType: 'Please give each section exactly one type',
  badKey: 'Please use letters, digits, hyphens and underscores for the key of a section',
  sameKey: 'Please give each section a key of its own',
  eachOnce: 'Please choose each entry once',
} as const;
const strings = pageSectionStrings;

const MAX_TEXT = 20_000;
const MAX_ANSWER = 2000;
const MAX_TARGET = 500;

const headline = optionalLine(1, 120, strings.noHeadline);
const pictureId = z.guid(pictureStrings.noChoice);
const optionalPictureId = z.nullish(pictureId);
/** Omitted means false. */
const truth = z.pipe(
  optionalTruth,
  z.transform((value) => value ?? false),
);
/** Omitted means none. */
const optionalList = <Item>(list: z.ZodMiniType<Item[], Item[]>) =>
  z.pipe(
    z.nullish(list),
    z.transform((items) => items ?? []),
  );

/** Of a part of the same page, such as its contact form. */
const fragment = /^#[\p{L}\p{M}\p{N}_-]{1,100}$/u;
const isTarget = (address: string) =>
  fragment.test(address) ||
  /^(?:mailto:|tel:)[^\s]{1,300}$/i.test(address) ||
  (normalTarget(address) !== null && !/^http:/i.test(address));
const target = z
  .string(strings.badTarget)
  .check(z.trim(), z.maxLength(MAX_TARGET, tooLong(MAX_TARGET)), z.refine(isTarget, strings.badTarget));
/** Empty means none. */
const optionalTarget = z.nullish(
  z.pipe(
    z.union([z.literal(''), target], strings.badTarget),
    z.transform((address) => address || null),
  ),
);

const entries = <Entry extends z.core.$ZodType>(entry: Entry, max: number) =>
  z.array(entry).check(z.minLength(1, strings.none), z.maxLength(max, strings.tooMany(max)));

const ids = (sentence: string, max: number) =>
  z.array(z.guid(sentence)).check(
    z.maxLength(max, strings.tooMany(max)),
    z.refine((all) => new Set(all).size === all.length, strings.eachOnce),
  );

const buttonFields = { buttonText: optionalLine(1, 40, strings.noButton), buttonUrl: optionalTarget };
type Button = { buttonText?: string | null | undefined; buttonUrl?: string | null | undefined };
/** A button has a text and an address, or neither. */
const wholeButton = z.refine<Button>(({ buttonText, buttonUrl }) => Boolean(buttonText) === Boolean(buttonUrl), {
  error: strings.noButton,
  path: ['buttonText'],
});

export const PageCardInput = z.object({
  title: line(1, 80, strings.noTitle),
  text: optionalText(600),
  pictureId: optionalPictureId,
  url: optionalTarget,
});
export const PageLogoInput = z.object({ name: nameLine(1, 80, strings.noName), pictureId, url: optionalTarget });
export const PagePersonInput = z.object({
  name: nameLine(1, 80, strings.noName),
  role: optionalNameLine(1, 80, strings.noName),
  text: optionalText(600),
  pictureId: optionalPictureId,
  url: optionalTarget,
});
/** The answer is Markdown. */
export const PageQuestionInput = z.object({
  question: line(1, 200, strings.noQuestion),
  answer: text(1, MAX_ANSWER, strings.noAnswer),
});
export const PagePlanInput = z
  .object({
    name: line(1, 60, strings.noName),
    /** As it is shown: '₹40,000' or 'On request'. */
    price: line(1, 40, strings.noPrice),
    period: optionalLine(1, 40, strings.noPrice),
    /** For search engines; null when the price is no amount. */
    amount: z.nullish(
      z.number(strings.badAmount).check(
        z.minimum(0, strings.badAmount),
        z.maximum(1_000_000_000, strings.badAmount),
        z.refine((amount) => Number.isInteger(Math.round(amount * 1e6) / 1e4), strings.badAmount),
      ),
    ),
    text: optionalText(300),
    features: optionalList(z.array(line(1, 120, strings.noText)).check(z.maxLength(20, strings.tooMany(20)))),
    isHighlighted: truth,
    ...buttonFields,
  })
  .check(wholeButton);

/**
 * The fields of each type of section. Names are those of the GraphQL input. `body` and
 * `answer` are Markdown, other texts are plain.
 */
export const sectionRules = {
  hero: z
    .object({
      headline: line(1, 120, strings.noHeadline),
      lead: optionalText(600),
      pictureId: optionalPictureId,
      ...buttonFields,
    })
    .check(wholeButton),
  text: z.object({ headline, body: text(1, MAX_TEXT, strings.noText) }),
  picture: z.object({ pictureId, altText: optionalText(300), caption: optionalText(300), isWide: truth }),
  gallery: z.object({ headline, pictureIds: ids(pictureStrings.noChoice, 24).check(z.minLength(1, strings.none)) }),
  cards: z.object({ headline, cards: entries(PageCardInput, 12) }),
  figures: z.object({ headline, figures: entries(ResultFigureInput, 8) }),
  logos: z.object({ headline, logos: entries(PageLogoInput, 24) }),
  people: z.object({ headline, people: entries(PagePersonInput, 24) }),
  /** Empty: the newest published reviews. */
  quotes: z.object({ headline, reviewIds: optionalList(ids('This review does not exist.', 12)) }),
  /** Empty: the newest published case studies. */
  caseStudies: z.object({ headline, itemIds: optionalList(ids('This case study does not exist.', 12)) }),
  questions: z.object({ headline, questions: entries(PageQuestionInput, 40) }),
  prices: z.object({
    headline,
    text: optionalText(600),
    currency: z.nullish(
      z.string(strings.badCurrency).check(z.length(3, strings.badCurrency), z.regex(/^[A-Z]{3}$/, strings.badCurrency)),
    ),
    plans: entries(PagePlanInput, 6),
  }),
  callToAction: z
    .object({ headline: line(1, 120, strings.noHeadline), text: optionalText(600), ...buttonFields })
    .check(wholeButton),
  contactForm: z.object({ headline, text: optionalText(600) }),
  newsletter: z.object({ headline, text: optionalText(600) }),
  booking: z.object({ headline, text: optionalText(600) }),
  video: z.object({
    headline,
    url: z.string(strings.badVideo).check(
      z.trim(),
      z.maxLength(MAX_TARGET, tooLong(MAX_TARGET)),
      z.refine((url) => videoOf(url) !== null, strings.badVideo),
    ),
    caption: optionalText(300),
  }),
} as const;

export type SectionType = keyof typeof sectionRules;
export const sectionTypes = Object.keys(sectionRules) as SectionType[];

/** A section as it is stored and edited. `key` keeps its identity while sections move; it is unique on its page. */
export type PageSection = {
  [Type in SectionType]: { type: Type; key: string } & z.output<(typeof sectionRules)[Type]>;
}[SectionType];

const optionalRules = Object.fromEntries(sectionTypes.map((type) => [type, z.nullish(sectionRules[type])])) as {
  [Type in SectionType]: z.ZodMiniOptional<z.ZodMiniNullable<(typeof sectionRules)[Type]>>;
};

const isOfOneType = (input: object) =>
  sectionTypes.filter((type) => (input as Record<string, unknown>)[type] != null).length === 1;

/** The key is part of ids in the HTML of a page. */
export const sectionKey = z
  .string(strings.badKey)
  .check(z.maxLength(40, tooLong(40)), z.regex(/^[A-Za-z0-9_-]+$/, strings.badKey));

export const ContentSectionInput = z
  .object({
    key: z.nullish(sectionKey),
    ...optionalRules,
  })
  .check(z.refine(isOfOneType, strings.oneType));
export type ContentSectionInput = z.input<typeof ContentSectionInput>;

/** @returns a section without the fields that are none, so that equal sections are equal as JSON */
const compact = <Value>(value: Value): Value => {
  if (Array.isArray(value)) return value.map(compact) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, field]) => field != null);
  return Object.fromEntries(entries.map(([name, field]) => [name, compact(field)])) as Value;
};

function storedSections(inputs: z.output<typeof ContentSectionInput>[]): PageSection[] {
  const keys = new Set(inputs.map(({ key }) => key));
  let number = 0;
  const freeKey = (): string => {
    number += 1;
    const key = `section-${number}`;
    return keys.has(key) ? freeKey() : key;
  };
  return inputs.map(({ key, ...parts }) => {
    const type = sectionTypes.find((name) => parts[name] != null) as SectionType;
    return compact({ type, key: key ?? freeKey(), ...parts[type] }) as PageSection;
  });
}

const hasOwnKeys = (inputs: { key?: string | null | undefined }[]) => {
  const keys = inputs.map(({ key }) => key).filter((key) => key != null);
  return new Set(keys).size === keys.length;
};

/** The sections of a page: the input of the API becomes their stored form. */
export const sectionList = z.pipe(
  z.pipe(
    z
      .array(ContentSectionInput)
      .check(z.maxLength(MAX_SECTIONS, strings.tooManySections), z.refine(hasOwnKeys, strings.sameKey)),
    z.transform(storedSections),
  ),
  z
    .custom<PageSection[]>()
    .check(z.refine((sections) => JSON.stringify(sections).length <= MAX_SECTIONS_LENGTH, strings.tooLongSections)),
);

/** Whether a value of another installation is the sections of a page as this one stores them. */
export const areStoredSections = (value: unknown): value is PageSection[] =>
  Array.isArray(value) && value.every(isStoredSection) && hasOwnKeys(value);

function isStoredSection(value: unknown): value is PageSection {
  if (typeof value !== 'object' || value === null) return false;
  const { type, key, ...fields } = value as Record<string, unknown>;
  const rule = sectionTypes.find((name) => name === type);
  return rule !== undefined && key != null && ContentSectionInput.safeParse({ key, [rule]: fields }).success;
}

/** @returns a stored section as the input of the API */
export const sectionInputOf = ({ type, key, ...fields }: PageSection): ContentSectionInput =>
  ({ key, [type]: fields }) as ContentSectionInput;

/** By the names of the inputs. */
export const sectionInputs = {
  HeroSectionInput: sectionRules.hero,
  TextSectionInput: sectionRules.text,
  PictureSectionInput: sectionRules.picture,
  GallerySectionInput: sectionRules.gallery,
  CardsSectionInput: sectionRules.cards,
  FiguresSectionInput: sectionRules.figures,
  LogosSectionInput: sectionRules.logos,
  PeopleSectionInput: sectionRules.people,
  QuotesSectionInput: sectionRules.quotes,
  CaseStudiesSectionInput: sectionRules.caseStudies,
  QuestionsSectionInput: sectionRules.questions,
  PricesSectionInput: sectionRules.prices,
  CallToActionSectionInput: sectionRules.callToAction,
  ContactFormSectionInput: sectionRules.contactForm,
  NewsletterSectionInput: sectionRules.newsletter,
  BookingSectionInput: sectionRules.booking,
  VideoSectionInput: sectionRules.video,
  PageCardInput,
  PageLogoInput,
  PagePersonInput,
  PageQuestionInput,
  PagePlanInput,
  ContentSectionInput,
};
