/** Pages with editable texts, by name in the GraphQL enum. */
export const sitePages = {
  HOME: 'home',
  SERVICES: 'services',
  ABOUT: 'about',
  AFFILIATE: 'affiliate',
  CONTACT: 'contact',
  PRIVACY: 'privacy',
  TERMS: 'terms',
} as const;
export type SitePage = (typeof sitePages)[keyof typeof sitePages];

/** Names in the GraphQL enum. */
export type TextKind = 'LINE' | 'PARAGRAPH' | 'LIST' | 'MARKDOWN' | 'PICTURE';

/** Characters by kind. */
export const maxLengths: Record<TextKind, number> = {
  LINE: 120,
  PARAGRAPH: 1000,
  LIST: 2000,
  MARKDOWN: 60_000,
  PICTURE: 36,
};

/** A text of a page: its label in the editor, and its kind. */
export type TextField = { name: string; label: string; kind: TextKind };

const text =
  (kind: TextKind) =>
  (name: string, label: string): TextField => ({ name, label, kind });
const line = text('LINE');
const paragraph = text('PARAGRAPH');
const list = text('LIST');
const picture = text('PICTURE');
const markdown = text('MARKDOWN');

const service = (id: string, name: string) => [
  paragraph(`${id}Text`, `${name}: text`),
  list(`${id}Points`, `${name}: points`),
  picture(`${id}Picture`, `${name}: picture`),
];

/** Several headlines with a text each. */
const numbered = (name: string, label: string, count: number) =>
  Array.from({ length: count }, (_, index) => index + 1).flatMap((number) => [
    line(`${name}${number}Title`, `${label} ${number}: headline`),
    paragraph(`${name}${number}Text`, `${label} ${number}: text`),
  ]);

const legal = [paragraph('summary', 'Summary'), markdown('body', 'Sections')];

/** All editable texts, in the order of the pages. Texts that the spec fixes are not editable. */
export const textFields: Record<SitePage, readonly TextField[]> = {
  home: [
    line('heroLead', 'Line below the headline'),
    paragraph('heroText', 'Text below the headline'),
    line('closingTitle', 'Closing headline'),
  ],
  services: [
    paragraph('lead', 'Introduction'),
    ...service('ppc', 'Pay-per-click'),
    ...service('social', 'Social media'),
    ...service('content', 'Content'),
    ...service('email', 'E-mail'),
    ...service('affiliate', 'Affiliate'),
    ...service('webdev', 'Web development'),
    line('consultationTitle', 'Closing headline'),
    paragraph('consultationText', 'Closing text'),
  ],
  about: [
    paragraph('lead', 'Introduction'),
    paragraph('mission', 'Mission'),
    paragraph('vision', 'Vision'),
    ...numbered('step', 'Step', 4),
    ...numbered('value', 'Value', 4),
    list('industries', 'Industries'),
    paragraph('industriesText', 'Text below the industries'),
    ...numbered('commitment', 'Commitment', 6),
    line('callTitle', 'Closing headline'),
    paragraph('callText', 'Closing text'),
  ],
  affiliate: [
    line('title', 'Headline'),
    paragraph('lead', 'Introduction'),
    paragraph('advertiserText', 'Advertisers: text'),
    list('advertiserPoints', 'Advertisers: points'),
    paragraph('publisherText', 'Publishers: text'),
    list('publisherPoints', 'Publishers: points'),
    ...[1, 2, 3].flatMap((number) => [
      line(`figure${number}`, `Figure ${number}`),
      line(`figure${number}What`, `What figure ${number} counts`),
    ]),
  ],
  contact: [paragraph('lead', 'Introduction')],
  privacy: legal,
  terms: legal,
};

/** @returns whether a field of a revision is a picture */
export const isPictureName = (name: string): boolean => name.endsWith('Picture');
