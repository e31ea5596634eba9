import type { PageSection, SectionType } from '#schema/pageSections.ts';

export type FieldValues = Readonly<Record<string, unknown>>;

export type FieldSpec = {
  name: string;
  label: string;
  kind:
    | 'line'
    | 'lines'
    | 'markdown'
    | 'truth'
    | 'amount'
    | 'features'
    | 'picture'
    | 'pictures'
    | 'reviews'
    | 'items'
    | 'entries';
  isRequired?: boolean;
  hint?: string;
  placeholder?: string;
  /** Letters become capitals. */
  isUpper?: boolean;
  /** Of a list of entries. */
  entry?: EntrySpec;
};

export type EntrySpec = {
  /** For example 'card'. */
  noun: string;
  /** The field that names an entry. */
  title: string;
  fields: FieldSpec[];
  blank: () => Record<string, unknown>;
};

type Fields<Type extends SectionType> = Omit<Extract<PageSection, { type: Type }>, 'type' | 'key'>;
export type SectionKind<Type extends SectionType = SectionType> = {
  name: string;
  about: string;
  fields: FieldSpec[];
  blank: () => Fields<Type>;
};

const line = (name: string, label: string, more: Partial<FieldSpec> = {}): FieldSpec => ({
  ...{ name, label, kind: 'line' },
  ...more,
});
const lines = (name: string, label: string, more: Partial<FieldSpec> = {}): FieldSpec => ({
  ...{ name, label, kind: 'lines' },
  ...more,
});
const isRequired = true;
const headline = line('headline', 'Headline');
const text = lines('text', 'Text');
const picture = (label = 'Picture', more: Partial<FieldSpec> = {}): FieldSpec => ({
  ...{ name: 'pictureId', label, kind: 'picture' },
  ...more,
});
const address = line('url', 'Link', { placeholder: '/contact', hint: 'Optional: an address, such as /contact.' });
const button = [
  line('buttonText', 'Text of the button', { placeholder: 'Talk to us' }),
  line('buttonUrl', 'Where the button leads', {
    placeholder: '/contact',
    hint: 'A path of the site, an https address, mailto: or tel:. The contact form of this page is #contact-form.',
  }),
];
const entries = (name: string, label: string, entry: EntrySpec): FieldSpec => ({ name, label, kind: 'entries', entry });
const three = <Value>(make: () => Value): Value[] => [make(), make(), make()];

const card: EntrySpec = {
  ...{ noun: 'card', title: 'title' },
  fields: [line('title', 'Title', { isRequired }), text, picture(), address],
  blank: () => ({ title: '' }),
};
const figure: EntrySpec = {
  ...{ noun: 'figure', title: 'figure' },
  fields: [
    line('figure', 'Figure', { isRequired, placeholder: '+140 %' }),
    line('label', 'What it counts', { isRequired, placeholder: 'leads in a year' }),
  ],
  blank: () => ({ figure: '', label: '' }),
};
const logo: EntrySpec = {
  ...{ noun: 'logo', title: 'name' },
  fields: [line('name', 'Name', { isRequired }), picture('Logo', { isRequired }), address],
  blank: () => ({ name: '', pictureId: '' }),
};
const person: EntrySpec = {
  ...{ noun: 'person', title: 'name' },
  fields: [
    line('name', 'Name', { isRequired }),
    line('role', 'What they do'),
    text,
    picture('Portrait', { hint: 'Without one, a drawing is shown.' }),
    address,
  ],
  blank: () => ({ name: '' }),
};
const question: EntrySpec = {
  ...{ noun: 'question', title: 'question' },
  fields: [
    line('question', 'Question', { isRequired }),
    lines('answer', 'Answer', { isRequired, hint: 'Markdown, as in posts.' }),
  ],
  blank: () => ({ question: '', answer: '' }),
};
const plan: EntrySpec = {
  ...{ noun: 'plan', title: 'name' },
  fields: [
    line('name', 'Name', { isRequired, placeholder: 'Growth' }),
    line('price', 'Price as it is shown', { isRequired, placeholder: '₹40,000' }),
    line('period', 'Per', { placeholder: 'per month' }),
    text,
    { name: 'features', label: 'What is part of it', kind: 'features', hint: 'One per line.' },
    { name: 'isHighlighted', label: 'Recommend this plan', kind: 'truth' },
    ...button,
    {
      ...{ name: 'amount', label: 'Price as a number', kind: 'amount' },
      hint: 'Optional, for search engines: 40000. It needs the currency of the section.',
    },
  ],
  blank: () => ({ name: '', price: '', features: [], isHighlighted: false }),
};

/** What the office says of each type of section, and its fields in their order. The rules are `sectionRules`. */
export const sectionKinds: { [Type in SectionType]: SectionKind<Type> } = {
  hero: {
    ...{ name: 'Headline', about: 'The large headline at the top, with a text, a picture and a button.' },
    fields: [
      line('headline', 'Headline', { isRequired }),
      lines('lead', 'Text'),
      picture('Picture', { hint: 'Without one, a drawing is shown.' }),
      ...button,
    ],
    blank: () => ({ headline: '' }),
  },
  text: {
    ...{ name: 'Text', about: 'Paragraphs, lists, tables and pictures, written as in a post.' },
    fields: [headline, { name: 'body', label: 'Text', kind: 'markdown', isRequired }],
    blank: () => ({ body: '' }),
  },
  picture: {
    ...{ name: 'Picture', about: 'One large picture with a caption.' },
    fields: [
      picture('Picture', { isRequired }),
      line('altText', 'Alt text', { hint: 'Left empty, that of the library.' }),
      lines('caption', 'Caption'),
      { name: 'isWide', label: 'As wide as the window', kind: 'truth' },
    ],
    blank: () => ({ pictureId: '', isWide: false }),
  },
  gallery: {
    ...{ name: 'Gallery', about: 'Several pictures, which open large.' },
    fields: [headline, { name: 'pictureIds', label: 'Pictures', kind: 'pictures', isRequired }],
    blank: () => ({ pictureIds: [] }),
  },
  cards: {
    ...{ name: 'Cards', about: 'Titles with short texts side by side, such as services or reasons.' },
    fields: [headline, entries('cards', 'Cards', card)],
    blank: () => ({ cards: three(() => ({ title: '' })) }),
  },
  figures: {
    ...{ name: 'Figures', about: 'Large numbers and what they count.' },
    fields: [headline, entries('figures', 'Figures', figure)],
    blank: () => ({ figures: three(() => ({ figure: '', label: '' })) }),
  },
  logos: {
    ...{ name: 'Logos', about: 'Clients, partners or certificates.' },
    fields: [headline, entries('logos', 'Logos', logo)],
    blank: () => ({ logos: [{ name: '', pictureId: '' }] }),
  },
  people: {
    ...{ name: 'People', about: 'The team with portraits and what each of them does.' },
    fields: [headline, entries('people', 'People', person)],
    blank: () => ({ people: [{ name: '' }] }),
  },
  quotes: {
    ...{ name: 'Reviews', about: 'What clients say, from the reviews of the site.' },
    fields: [headline, { name: 'reviewIds', label: 'Reviews', kind: 'reviews', hint: 'None chosen: the newest.' }],
    blank: () => ({ reviewIds: [] }),
  },
  caseStudies: {
    ...{ name: 'Case studies', about: 'Selected work from the portfolio.' },
    fields: [headline, { name: 'itemIds', label: 'Case studies', kind: 'items', hint: 'None chosen: the newest.' }],
    blank: () => ({ itemIds: [] }),
  },
  questions: {
    ...{ name: 'Questions and answers', about: 'Questions that unfold their answers; search engines read them too.' },
    fields: [headline, entries('questions', 'Questions', question)],
    blank: () => ({ questions: [{ question: '', answer: '' }] }),
  },
  prices: {
    ...{ name: 'Prices', about: 'Plans side by side with price, contents and a button.' },
    fields: [
      headline,
      text,
      entries('plans', 'Plans', plan),
      line('currency', 'Currency', {
        placeholder: 'INR',
        isUpper: true,
        hint: 'Optional, for search engines: three letters.',
      }),
    ],
    blank: () => ({ plans: three(() => ({ name: '', price: '', features: [] as string[], isHighlighted: false })) }),
  },
  callToAction: {
    ...{ name: 'Call to action', about: 'A coloured band with one sentence and one button.' },
    fields: [line('headline', 'Headline', { isRequired }), text, ...button],
    blank: () => ({ headline: '' }),
  },
  contactForm: {
    ...{ name: 'Contact form', about: 'The form of the contact page; what is sent comes into the inbox.' },
    fields: [headline, text],
    blank: () => ({}),
  },
  newsletter: {
    ...{ name: 'Newsletter', about: 'The sign-up to the newsletter; nothing while the site has none.' },
    fields: [headline, text],
    blank: () => ({}),
  },
  booking: {
    ...{ name: 'Booking', about: 'The free times of the calendar, to book a call.' },
    fields: [headline, text],
    blank: () => ({}),
  },
  video: {
    ...{ name: 'Video', about: 'A video of YouTube or Vimeo, which loads when it is played.' },
    fields: [
      headline,
      line('url', 'Address of the video', { isRequired, placeholder: 'https://youtu.be/…' }),
      lines('caption', 'Caption'),
    ],
    blank: () => ({ url: '' }),
  },
};

/** @returns the entries of a list in a section; none for another value */
export const entriesOf = (value: unknown): readonly FieldValues[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'object' && one !== null) : [];

/** What a list calls a section: its headline, or else what is in it. */
export function summaryOf(section: PageSection): string {
  if ('headline' in section && section.headline) return section.headline;
  const { entry, name } = sectionKinds[section.type].fields.find(({ kind }) => kind === 'entries') ?? {};
  if (!entry || !name) return '';
  const fields: FieldValues = section;
  return entriesOf(fields[name])
    .map((one) => one[entry.title])
    .filter(Boolean)
    .join(', ');
}

export const newSection = (type: SectionType): PageSection =>
  ({ type, key: crypto.randomUUID(), ...sectionKinds[type].blank() }) as PageSection;
