import * as z from 'zod/mini';
import { line, nameLine, optionalLine, optionalNameLine, optionalText, text, tooLong } from './common.ts';
import { pictureStrings } from './picture.ts';
import { normalTarget } from './redirectPath.ts';
import { videoOf } from './video.ts';

/** Sections of one page. */
export const MAX_SECTIONS = 40;

export const pageSectionStrings = {
  noHeadline: 'Please enter a headline',
  noText: 'Please enter a text',
  noName: 'Please enter a name',
  noTitle: 'Please enter a title',
  noFigure: 'Please enter the figure',
  noLabel: 'Please enter what the figure counts',
  noQuestion: 'Please enter the question',
  noAnswer: 'Please enter the answer',
  noPrice: 'Please enter the price',
  badAmount: 'Please enter an amount from 0 to 1000000000 with at most two decimals',
  badCurrency: 'Please enter a currency of three letters, such as INR',
  badTarget: 'Please enter an address that begins with / or https://, mailto: or tel:',
  badVideo: 'Please enter the address of a video on YouTube or Vimeo',
  noButton: 'Please enter the text of the button and its address, or neither',
  none: 'Please add at least one entry',
  tooMany: (max: number) => `Please use at most ${max} entries`,
  tooManySections: `Please use at most ${MAX_SECTIONS} sections`,
  eachOnce: 'Please choose each entry once',
} as const;
const strings = pageSectionStrings;

const MAX_TEXT = 20_000;
const MAX_ANSWER = 2000;
const MAX_TARGET = 500;

const headline = optionalLine(1, 120, strings.noHeadline);
const pictureId = z.guid(pictureStrings.noChoice);
const optionalPictureId = z.nullish(pictureId);
const truth = z.boolean('Please say true or false');

const isTarget = (address: string) =>
  /^(?:mailto:|tel:)[^\s]{1,300}$/i.test(address) || (normalTarget(address) !== null && !/^http:/i.test(address));
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

const Card = z.object({
  title: line(1, 80, strings.noTitle),
  text: optionalText(600),
  pictureId: optionalPictureId,
  url: optionalTarget,
});
const Figure = z.object({ figure: line(1, 20, strings.noFigure), label: line(1, 60, strings.noLabel) });
const Logo = z.object({ name: nameLine(1, 80, strings.noName), pictureId, url: optionalTarget });
const Person = z.object({
  name: nameLine(1, 80, strings.noName),
  role: optionalNameLine(1, 80, strings.noName),
  text: optionalText(600),
  pictureId: optionalPictureId,
  url: optionalTarget,
});
/** The answer is Markdown. */
const Question = z.object({
  question: line(1, 200, strings.noQuestion),
  answer: text(1, MAX_ANSWER, strings.noAnswer),
});
const Plan = z
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
    features: z.array(line(1, 120, strings.noText)).check(z.maxLength(20, strings.tooMany(20))),
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
  cards: z.object({ headline, cards: entries(Card, 12) }),
  figures: z.object({ headline, figures: entries(Figure, 8) }),
  logos: z.object({ headline, logos: entries(Logo, 24) }),
  people: z.object({ headline, people: entries(Person, 24) }),
  /** Empty: the newest published reviews. */
  quotes: z.object({ headline, reviewIds: ids('This review does not exist.', 12) }),
  /** Empty: the newest published case studies. */
  caseStudies: z.object({ headline, itemIds: ids('This case study does not exist.', 12) }),
  questions: z.object({ headline, questions: entries(Question, 40) }),
  prices: z.object({
    headline,
    text: optionalText(600),
    currency: z.nullish(z.string(strings.badCurrency).check(z.regex(/^[A-Z]{3}$/, strings.badCurrency))),
    plans: entries(Plan, 6),
  }),
  callToAction: z
    .object({ headline: line(1, 120, strings.noHeadline), text: optionalText(600), ...buttonFields })
    .check(wholeButton),
  contactForm: z.object({ headline, text: optionalText(600) }),
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
