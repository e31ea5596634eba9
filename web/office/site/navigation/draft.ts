import type * as z from 'zod/mini';
import { MAX_LABEL, SiteNavigationInput } from '#schema/navigationRules.ts';
import type { NetworkIcon } from '#schema/networks.ts';
import { networkAt, networks as networkFacts } from '#schema/networks.ts';
import type { Navigation_NavigationFragment } from '#web/gql/graphql.ts';

export type LoadedNavigation = Navigation_NavigationFragment;

export type DraftEntry = { key: string; label: string; to: string };
export type DraftNetwork = {
  key: string;
  icon: NetworkIcon;
  label: string;
  url: string;
  /** Whether icon and name follow the address, as for a new network. */
  isRecognised: boolean;
};
export type Draft = {
  main: DraftEntry[];
  footer: DraftEntry[];
  networks: DraftNetwork[];
  hasBlog: boolean;
  hasAffiliateProgramme: boolean;
};
export type EntryList = 'main' | 'footer';

const entriesOf = (entries: LoadedNavigation[EntryList]): DraftEntry[] =>
  entries.map(({ label, to }) => ({ key: to, label, to }));

export const draftOf = ({ main, footer, networks, hasBlog, hasAffiliateProgramme }: LoadedNavigation): Draft => ({
  ...{ main: entriesOf(main), footer: entriesOf(footer), hasBlog, hasAffiliateProgramme },
  networks: networks.map(({ icon, label, url }) => ({
    ...{ key: url ?? icon, icon, label, url: url ?? '', isRecognised: false },
  })),
});

export const newEntry = (): DraftEntry => ({ key: crypto.randomUUID(), label: '', to: '' });

/**
 * @param search the address of the screen: a page links here with its own entry as `to` and `label`
 * @returns the draft with that entry at the end; null when there is none to add
 */
export function draftWith(draft: Draft, search: URLSearchParams): Draft | null {
  const to = search.get('to');
  if (!to?.startsWith('/') || draft.main.some((entry) => entry.to === to)) return null;
  const label = (search.get('label') ?? '').slice(0, MAX_LABEL);
  return { ...draft, main: [...draft.main, { ...newEntry(), label, to }] };
}

export const newNetwork = (): DraftNetwork => ({
  ...{ key: crypto.randomUUID(), icon: 'OTHER', label: '', url: '', isRecognised: true },
});

/** The address of a new network gives it its icon and its name. */
export function addressed(network: DraftNetwork, url: string): DraftNetwork {
  if (!network.isRecognised) return { ...network, url };
  const icon = networkAt(url);
  return { ...network, url, icon: icon ?? 'OTHER', label: icon ? networkFacts[icon].name : network.label };
}

export function inputOf({ main, footer, networks, ...switches }: Draft): z.input<typeof SiteNavigationInput> {
  const sent = (entries: DraftEntry[]) => entries.map(({ label, to }) => ({ label, to }));
  return {
    ...switches,
    ...{ main: sent(main), footer: sent(footer) },
    networks: networks.map(({ icon, label, url }) => ({ icon, label, url: url.trim() || null })),
  };
}

/** What is wrong, by the path of the field, such as `main.0.to`; of a whole list by its name. */
export type Faults = ReadonlyMap<string, string>;

export function faultsOf(draft: Draft): Faults {
  const { error } = SiteNavigationInput.safeParse(inputOf(draft));
  return new Map([...(error?.issues ?? [])].reverse().map(({ path, message }) => [path.join('.'), message]));
}
