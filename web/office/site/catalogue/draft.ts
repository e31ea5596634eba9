import type * as z from 'zod/mini';
import { serviceOf } from '#schema/catalogue.ts';
import { MAX_CHOICE, ServiceCatalogueInput } from '#schema/catalogueRules.ts';
import { slugFrom } from '#schema/common.ts';
import { inLatin } from '#schema/slug.ts';
import type { Catalogue_CatalogueFragment, ServiceId } from '#web/gql/graphql.ts';

export type LoadedCatalogue = Catalogue_CatalogueFragment;
type Loaded = LoadedCatalogue['services'][number];
type Input = z.input<typeof ServiceCatalogueInput>;

/** A service on the screen; a new one has no id yet. */
export type DraftService = Omit<Loaded, '__typename' | 'id' | 'points' | 'choice'> & {
  key: string;
  id: ServiceId | null;
  /** Empty: the forms do not offer it. */
  choice: string;
  /** One per line. */
  points: string;
  /** Whether the anchor follows the name, as for a new service. */
  isAnchorMade: boolean;
  /** Whether the choice in forms is the name and follows it. */
  isChoiceMade: boolean;
  /** Whether the headline of the card is the name and follows it. */
  isCardMade: boolean;
};
export type Draft = {
  services: DraftService[];
  choiceOrder: ServiceId[];
  /** The last choice of forms; empty: there is none. */
  otherChoice: string;
};

const choiceFrom = (title: string) => title.trim().slice(0, MAX_CHOICE).trim();

export const draftOf = ({ services, choiceOrder, otherChoice }: LoadedCatalogue): Draft => ({
  otherChoice: otherChoice ?? '',
  services: services.map(({ __typename: _, points, choice, ...service }) => ({
    ...service,
    key: service.id,
    choice: choice ?? '',
    points: points.join('\n'),
    isAnchorMade: false,
    isChoiceMade: choice === choiceFrom(service.title),
    isCardMade: service.cardTitle === service.title,
  })),
  choiceOrder: [...choiceOrder],
});

export const newService = (): DraftService => ({
  ...{ key: crypto.randomUUID(), id: null, title: '', anchor: '', isAnchorMade: true, choice: '' },
  ...{ isChoiceMade: true, isCardMade: true },
  ...{ cardTitle: '', cardText: '', isOnHome: false, isRemoved: false, text: '', points: '', picture: null },
});

export const presentIn = ({ services }: Draft) => services.filter(({ isRemoved }) => !isRemoved);
export const removedIn = ({ services }: Draft) => services.filter(({ isRemoved }) => isRemoved);

/**
 * @param rows the services that stay, in their order
 * @returns all services: those that are not in `rows` are removed; a new one that was never saved is dropped
 */
export function withPresent(draft: Draft, rows: readonly DraftService[]): DraftService[] {
  const left = presentIn(draft).filter((service) => !rows.includes(service) && service.id);
  return [...rows, ...removedIn(draft), ...left.map((service) => ({ ...service, isRemoved: true }))];
}

/** @returns the services that forms offer, in the order of the choices */
export function offeredIn({ services, choiceOrder }: Draft): DraftService[] {
  const place = ({ id }: DraftService) =>
    id && choiceOrder.includes(id) ? choiceOrder.indexOf(id) : choiceOrder.length;
  return services
    .filter(({ id, choice, isRemoved }) => id && choice && !isRemoved)
    .sort((one, other) => place(one) - place(other));
}

/** What lists, buttons and announcements call a service. */
export const nameOf = ({ title }: DraftService) => title || 'New service';

export const renamed = (service: DraftService, title: string): DraftService => ({
  ...service,
  title,
  ...(service.isChoiceMade && { choice: choiceFrom(title) }),
  ...(service.isCardMade && { cardTitle: title }),
  ...(service.isAnchorMade && {
    anchor: slugFrom(inLatin(title))
      .replace(/^[^a-z]+/, '')
      .slice(0, 40),
  }),
});

/** @returns what a renamed original service still has of its former name */
export function formerNamesOf({ id, title, choice, cardTitle }: DraftService): { choice: boolean; cardTitle: boolean } {
  const original = id && serviceOf({}, id);
  if (!original || original.title === title) return { choice: false, cardTitle: false };
  return {
    choice: choice !== '' && choice === original.choice && choice !== choiceFrom(title),
    cardTitle: cardTitle === original.card.title && cardTitle !== title,
  };
}

export const withNameAsChoice = (service: DraftService): DraftService => ({
  ...service,
  ...{ choice: choiceFrom(service.title), isChoiceMade: true },
});

export const withNameAsCard = (service: DraftService): DraftService => ({
  ...service,
  ...{ cardTitle: service.title, isCardMade: true },
});

/** Texts that are as loaded are left out, so that a colleague's changes of them stay. */
export function inputOf({ services, choiceOrder, otherChoice }: Draft, loaded: LoadedCatalogue): Input {
  const before = new Map(draftOf(loaded).services.map((service) => [service.id, service]));
  return {
    choiceOrder,
    otherChoice: otherChoice.trim() || null,
    services: services.map(({ id, title, anchor, choice, cardTitle, cardText, isOnHome, isRemoved, ...service }) => {
      const { text, points, picture } = before.get(id) ?? { text: '', points: '', picture: null };
      return {
        ...{ id, title, anchor, choice: choice.trim() || null, cardTitle, cardText, isOnHome, isRemoved },
        ...(service.text !== text && { text: service.text || null }),
        ...(service.points !== points && { points: service.points || null }),
        ...(service.picture?.id !== picture?.id && { pictureId: service.picture?.id ?? null }),
      };
    }),
  };
}

export type Faults = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** @returns what is wrong, by key of the service and name of the field */
export function faultsOf(draft: Draft, loaded: LoadedCatalogue): Faults {
  const { error } = ServiceCatalogueInput.safeParse(inputOf(draft, loaded));
  const faults = new Map<string, Record<string, string>>();
  for (const { path, message } of error?.issues ?? []) {
    const key = draft.services[Number(path[1])]?.key ?? '';
    faults.set(key, { [String(path[2] ?? '')]: message, ...faults.get(key) });
  }
  return faults;
}
