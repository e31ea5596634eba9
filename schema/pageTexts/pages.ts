import { addedServiceIds, type OriginalServiceId, type ServiceId, serviceNames, textKeyOf } from '../services.ts';
import { type EntryList, entriesOf, entryLists, MAX_LIST_ENTRIES } from './entryLists.ts';

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
export type TextKind = 'LINE' | 'PARAGRAPH' | 'LIST' | 'MARKDOWN' | 'PICTURE' | 'URL' | 'SECTIONS' | 'ITEMS';

/** Portfolio items that the home page can show. */
export const MAX_HOME_ITEMS = 6;

/** Characters by kind. */
export const maxLengths: Record<TextKind, number> = {
  LINE: 120,
  PARAGRAPH: 1000,
  LIST: 2000,
  MARKDOWN: 60_000,
  PICTURE: 36,
  URL: 300,
  SECTIONS: 200,
  ITEMS: MAX_HOME_ITEMS * 37,
};

/** Kinds that are settings of a page: nobody reads them on it. */
export const isSetting = (kind: TextKind): boolean => ['PICTURE', 'URL', 'SECTIONS', 'ITEMS'].includes(kind);

/** A text of a page: its label in the editor, and its kind. */
export type TextField = { name: string; label: string; kind: TextKind };

/** A list of a page in the editor. */
export type PageList = EntryList & {
  title: string;
  /** What an entry is called. */
  entry: string;
  /** Fields of an entry, in the order of the parts. */
  fields: readonly { label: (number: number) => string; kind: TextKind }[];
  /** Entries of the original page. */
  count: number;
  /** The text before the first entry, for a list that begins empty. */
  after?: string;
};

const text =
  (kind: TextKind) =>
  (name: string, label: string): TextField => ({ name, label, kind });
const line = text('LINE');
const paragraph = text('PARAGRAPH');
const list = text('LIST');
const picture = text('PICTURE');
const markdown = text('MARKDOWN');
const sections = text('SECTIONS');
const portfolioItems = text('ITEMS');

export type NamedService = { id: ServiceId; title: string };

const service = (id: string, name: string) => [
  paragraph(`${id}Text`, `${name}: text`),
  list(`${id}Points`, `${name}: points`),
  picture(`${id}Picture`, `${name}: picture`),
];

const headlined = (entry: string) =>
  [
    { label: (number: number) => `${entry} ${number}: headline`, kind: 'LINE' },
    { label: (number: number) => `${entry} ${number}: text`, kind: 'PARAGRAPH' },
  ] as const;
const [stageHead, stageText] = headlined('Stage');
const weeks: PageList = {
  ...entryLists.weeks,
  ...{ title: 'Stages', entry: 'Stage', count: 4 },
  fields: [stageHead, { label: (number) => `Stage ${number}: weeks`, kind: 'LINE' }, stageText],
};
const clients: PageList = {
  ...entryLists.clients,
  ...{ title: 'Clients', entry: 'Client', count: 0, after: 'clientsTitle' },
  fields: [
    { label: (number) => `Client ${number}: name`, kind: 'LINE' },
    { label: (number) => `Client ${number}: address`, kind: 'URL' },
    { label: (number) => `Client ${number}: logo`, kind: 'PICTURE' },
  ],
};
const people: PageList = {
  ...entryLists.people,
  ...{ title: 'People', entry: 'Person', count: 0, after: 'peopleTitle' },
  fields: [
    { label: (number) => `Person ${number}: name`, kind: 'LINE' },
    { label: (number) => `Person ${number}: role`, kind: 'LINE' },
    { label: (number) => `Person ${number}: portrait`, kind: 'PICTURE' },
  ],
};
const steps: PageList = {
  ...entryLists.steps,
  ...{ title: 'Steps', entry: 'Step', count: 4, fields: headlined('Step') },
};
const values: PageList = {
  ...entryLists.values,
  ...{ title: 'Values', entry: 'Value', count: 4, fields: headlined('Value') },
};
const commitments: PageList = {
  ...entryLists.commitments,
  ...{ title: 'Commitments', entry: 'Commitment', count: 6, fields: headlined('Commitment') },
};
const figures: PageList = {
  ...entryLists.figures,
  ...{ title: 'Figures', entry: 'Figure', count: 3 },
  fields: [
    { label: (number) => `Figure ${number}`, kind: 'LINE' },
    { label: (number) => `What figure ${number} counts`, kind: 'LINE' },
  ],
};

/** What the services of the original catalogue are called in the editor. */
const shortNames: Record<OriginalServiceId, string> = {
  ...{ PPC: 'Pay-per-click', SOCIAL: 'Social media', CONTENT: 'Content' },
  ...{ EMAIL: 'E-mail', AFFILIATE: 'Affiliate', WEBDEV: 'Web development' },
};
const originalServices = Object.entries(serviceNames).map(([id, title]) => ({ id: id as ServiceId, title }));

function serviceFields(services: readonly NamedService[]): TextField[] {
  return services.flatMap(({ id, title }) => {
    const isOriginal = originalServices.some((one) => one.id === id && one.title === title);
    return service(textKeyOf(id), isOriginal ? shortNames[id as OriginalServiceId] : title);
  });
}

/** Lists to which entries can be added, by page. */
export const pageLists: Partial<Record<SitePage, readonly PageList[]>> = {
  home: [weeks, clients, people],
  about: [steps, values, commitments],
  affiliate: [figures],
};

/** The fields of an entry. */
const fieldsOfEntry = ({ name, parts, fields }: PageList, number: number): TextField[] =>
  fields.map(({ label, kind }, index) => ({ name: `${name}${number}${parts[index]}`, label: label(number), kind }));

const entriesFrom = (list: PageList, first: number, last: number): TextField[] =>
  Array.from({ length: last - first + 1 }, (_, index) => fieldsOfEntry(list, first + index)).flat();

const original = (list: PageList) => entriesFrom(list, 1, list.count);

const legal = [paragraph('summary', 'Summary'), markdown('body', 'Sections')];

/** The texts of the original pages, in the order of the pages. Texts that the spec fixes are not editable. */
export const textFields: Record<SitePage, readonly TextField[]> = {
  home: [
    sections('sections', 'Sections of the page'),
    line('heroTitle', 'Headline'),
    line('heroLead', 'Line below the headline'),
    paragraph('heroText', 'Text below the headline'),
    line('servicesTitle', 'Services: headline'),
    paragraph('servicesLead', 'Text above the services'),
    line('weeksTitle', 'Stages: headline'),
    ...original(weeks),
    line('workTitle', 'Selected work: headline'),
    portfolioItems('workItems', 'Selected work: projects'),
    line('clientsTitle', 'Clients: headline'),
    line('peopleTitle', 'People: headline'),
    line('reviewsTitle', 'Reviews: headline'),
    line('closingTitle', 'Closing headline'),
  ],
  services: [
    line('title', 'Headline'),
    paragraph('lead', 'Introduction'),
    ...serviceFields(originalServices),
    line('consultationTitle', 'Closing headline'),
    paragraph('consultationText', 'Closing text'),
  ],
  about: [
    paragraph('lead', 'Introduction'),
    line('missionTitle', 'Mission: headline'),
    paragraph('mission', 'Mission'),
    line('visionTitle', 'Vision: headline'),
    paragraph('vision', 'Vision'),
    line('stepsTitle', 'Steps: headline'),
    ...original(steps),
    line('valuesTitle', 'Values: headline'),
    ...original(values),
    line('industriesTitle', 'Industries: headline'),
    list('industries', 'Industries'),
    paragraph('industriesText', 'Text below the industries'),
    line('commitmentsTitle', 'Commitments: headline'),
    ...original(commitments),
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
    ...original(figures),
    line('closingTitle', 'Closing headline'),
    paragraph('closingText', 'Closing text'),
  ],
  contact: [
    line('title', 'Headline'),
    paragraph('lead', 'Introduction'),
    line('formTitle', 'Form: headline'),
    paragraph('formText', 'Form: text'),
    line('blogTitle', 'Blog: headline'),
    paragraph('blogLead', 'Blog: introduction'),
    line('portfolioTitle', 'Portfolio: headline'),
    paragraph('portfolioLead', 'Portfolio: introduction'),
    line('reviewsTitle', 'Reviews: headline'),
    line('postsCallTitle', 'At the end of posts: headline'),
    paragraph('postsCallText', 'At the end of posts: text'),
    line('projectsCallTitle', 'At the end of projects: headline'),
    paragraph('projectsCallText', 'At the end of projects: text'),
    line('reviewsCallTitle', 'At the end of the reviews: headline'),
    paragraph('reviewsCallText', 'At the end of the reviews: text'),
  ],
  privacy: [...legal, paragraph('consentText', 'Question to visitors of a site with tags')],
  terms: legal,
};

/** Texts of the entries that can be added to the lists of a page. */
export const addedFields = (page: SitePage): TextField[] =>
  (pageLists[page] ?? []).flatMap((list) => entriesFrom(list, list.count + 1, MAX_LIST_ENTRIES));

/** All texts that a page can have: those of the original page, and those of entries added to its lists. */
export const possibleFields: Record<SitePage, readonly TextField[]> = {
  ...textFields,
  home: [...textFields.home, ...addedFields('home')],
  services: [...textFields.services, ...serviceFields(addedServiceIds.map((id) => ({ id, title: id })))],
  about: [...textFields.about, ...addedFields('about')],
  affiliate: [...textFields.affiliate, ...addedFields('affiliate')],
};

/**
 * @param services the services of the site, of which the services page has texts
 * @returns the texts of a page in its order: those of the original page, and of added entries that are not empty
 */
export function fieldsIn(
  page: SitePage,
  texts: Readonly<Record<string, string>>,
  services: readonly NamedService[],
): TextField[] {
  const fields = [...textFields[page]];
  const ofServices = serviceFields(originalServices).length;
  if (page === 'services') return fields.toSpliced(2, ofServices, ...serviceFields(services));
  for (const list of pageLists[page] ?? []) {
    const added = entriesOf(list, texts).filter(({ number }) => number > list.count);
    const last = list.count > 0 ? fieldsOfEntry(list, list.count).at(-1)?.name : list.after;
    const at = fields.findIndex(({ name }) => name === last) + 1;
    fields.splice(at, 0, ...added.flatMap(({ number }) => fieldsOfEntry(list, number)));
  }
  return fields;
}

/** @returns whether a field of a revision is a picture */
export const isPictureName = (name: string): boolean => name.endsWith('Picture');
