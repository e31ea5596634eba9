import { services as originalChoices } from './serviceChoices.ts';
import { type OriginalServiceId, type ServiceId, serviceNames } from './services.ts';

/** The card of a service on the home page. */
export type ServiceCard = { title: string; text: string };

export type CatalogueService = {
  id: ServiceId;
  title: string;
  /** Id of its block on /services. */
  anchor: string;
  /** A second id of the block, to which its card leads. */
  alias: string | null;
  /** Its name in forms; null: it is not offered there. */
  choice: string | null;
  card: ServiceCard;
  /** Whether its card is on the home page. */
  isOnHome: boolean;
  /** A removed service keeps its name for what was stored with it. */
  isRemoved: boolean;
};

/** A catalogue that somebody has changed. */
export type Catalogue = {
  /** In the order of the pages. */
  services: CatalogueService[];
  /** The services in the order of forms; others follow. */
  choiceOrder: ServiceId[];
  /** ISO 8601. */
  updatedAt: string;
};

/** The last choice of forms. */
export const OTHER_CHOICE = originalChoices[4];

const cards: Partial<Record<OriginalServiceId, ServiceCard>> = {
  PPC: {
    title: 'Digital Marketing',
    text: 'Search, social and paid campaigns built around the one number that matters to you. Every month you see what came back for what went out.',
  },
  SOCIAL: {
    title: 'Social Media',
    text: 'A voice people recognise, and a calendar that keeps it going. We write, design, post and answer, so your channels stay alive between launches.',
  },
  CONTENT: {
    title: 'Content Strategy',
    text: 'We find out what your clients ask before they buy, then publish the best answer to it: articles, guides, films and mail worth opening.',
  },
  WEBDEV: {
    title: 'Web Development',
    text: 'Fast, accessible sites, designed and built at one table. They open before the thumb moves on, and your own team can change every word.',
  },
};
const aliases: Partial<Record<OriginalServiceId, string>> = { PPC: 'marketing', WEBDEV: 'web' };
const choices: Partial<Record<OriginalServiceId, string>> = {
  PPC: originalChoices[0],
  AFFILIATE: originalChoices[1],
  EMAIL: originalChoices[2],
  WEBDEV: originalChoices[3],
};

/** The catalogue that nobody has changed (spec sections 2 and 9). */
export const originalCatalogue: Catalogue = {
  services: Object.entries(serviceNames).map(([name, title]) => {
    const id = name as OriginalServiceId;
    return {
      ...{ id, title, anchor: id.toLowerCase(), alias: aliases[id] ?? null, choice: choices[id] ?? null },
      ...{ card: cards[id] ?? { title, text: '' }, isOnHome: id in cards, isRemoved: false },
    };
  }),
  choiceOrder: ['PPC', 'AFFILIATE', 'EMAIL', 'WEBDEV'],
  updatedAt: '2026-11-01T00:00:00.000Z',
};

/** The settings of a site, of which only the catalogue counts. */
export type WithCatalogue = { catalogue?: Catalogue | undefined };

export const catalogueOf = ({ catalogue }: WithCatalogue): Catalogue => catalogue ?? originalCatalogue;

/** For public pages: of a removed service only the name stays, which older content shows. */
export const withoutRemovedTexts = ({ services, ...catalogue }: Catalogue): Catalogue => ({
  ...catalogue,
  services: services.map((service) =>
    service.isRemoved
      ? { ...service, alias: null, choice: null, card: { title: service.title, text: '' }, isOnHome: false }
      : service,
  ),
});

/** The services of the site, without removed ones, in the order of the pages. */
export const servicesOf = (site: WithCatalogue): CatalogueService[] =>
  catalogueOf(site).services.filter(({ isRemoved }) => !isRemoved);

export const serviceOf = (site: WithCatalogue, id: string): CatalogueService | undefined =>
  catalogueOf(site).services.find((service) => service.id === id);

/** @returns the name of a service, also of a removed one */
export const serviceName = (site: WithCatalogue, id: string): string => serviceOf(site, id)?.title ?? id;

/** The services that forms offer, in their order. */
export function offeredServices(site: WithCatalogue): (CatalogueService & { choice: string })[] {
  const { choiceOrder } = catalogueOf(site);
  const place = (id: ServiceId) => (choiceOrder.includes(id) ? choiceOrder.indexOf(id) : choiceOrder.length);
  return servicesOf(site)
    .flatMap(({ choice, ...service }) => (choice === null ? [] : [{ ...service, choice }]))
    .sort((one, other) => place(one.id) - place(other.id));
}

/** The choices of the contact form and the booking form. */
export const choicesOf = (site: WithCatalogue): string[] => [
  ...offeredServices(site).map(({ choice }) => choice),
  OTHER_CHOICE,
];
