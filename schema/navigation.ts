import type { NetworkIcon } from './networks.ts';

/** A link of the navigation or the footer. */
export type NavigationEntry = {
  label: string;
  /** A path of the site, or an https address. */
  to: string;
};

/** A page of the agency elsewhere. */
export type Network = {
  icon: NetworkIcon;
  label: string;
  /** Null: a WhatsApp chat with the number of the contact. */
  url: string | null;
  /** Drawing of the icon as SVG path data, if pages do not have it themselves. Never stored. */
  path?: string;
};

export type Navigation = {
  main: NavigationEntry[];
  footer: NavigationEntry[];
  networks: Network[];
  hasBlog: boolean;
  hasAffiliateProgramme: boolean;
  /** ISO 8601. */
  updatedAt: string;
};

/** The settings of a site, of which only the navigation counts. */
export type WithNavigation = { navigation?: Navigation | undefined };
type Social = Partial<Record<'instagram' | 'facebook' | 'linkedin' | 'youtube', string | null>>;

/** The navigation that nobody has changed (spec section 2), but for the networks. */
const original: Omit<Navigation, 'networks'> = {
  main: [
    { label: 'Home', to: '/' },
    { label: 'About', to: '/about' },
    { label: 'Services', to: '/services' },
    { label: 'Affiliate', to: '/affiliate-marketing' },
    { label: 'Blog', to: '/blogs' },
  ],
  footer: [
    { label: 'Services', to: '/services' },
    { label: 'About', to: '/about' },
    { label: 'Portfolio', to: '/portfolio' },
    { label: 'Contact', to: '/contact' },
    { label: 'Blog', to: '/blogs' },
  ],
  ...{ hasBlog: true, hasAffiliateProgramme: true, updatedAt: '2026-11-01T00:00:00.000Z' },
};

/** The four networks of the spec, by the addresses of the settings. */
const originalNetworks = ({ instagram = null, facebook = null, linkedin = null }: Social): Network[] => [
  ...(instagram ? [{ icon: 'INSTAGRAM' as const, label: 'Instagram', url: instagram }] : []),
  ...(facebook ? [{ icon: 'FACEBOOK' as const, label: 'Facebook', url: facebook }] : []),
  ...(linkedin ? [{ icon: 'LINKEDIN' as const, label: 'LinkedIn', url: linkedin }] : []),
  { icon: 'WHATSAPP', label: 'WhatsApp', url: null },
];

export const navigationOf = ({ navigation, social }: WithNavigation & { social: Social }): Navigation =>
  navigation ?? { ...original, networks: originalNetworks(social) };

/** What an admin changes: until the first save, a page on YouTube is in the structured data only. */
export function editedNavigation(site: WithNavigation & { social: Social }): Navigation {
  const { youtube } = site.social;
  const { networks, ...rest } = navigationOf(site);
  const isOwn = !site.navigation && youtube;
  return {
    ...rest,
    networks: isOwn ? [...networks, { icon: 'YOUTUBE', label: 'YouTube', url: youtube }] : networks,
  };
}

/** The parts of the site that can be switched off. */
export type SwitchedPart = 'blog' | 'affiliate';

const partPaths: [part: SwitchedPart, path: RegExp][] = [
  ['blog', /^\/(blogs|blog\/.*|feed\.xml|cards\/blog\/.*)\/*$/i],
  ['affiliate', /^\/affiliate-marketing\/*$/i],
];

export const isPartOff = ({ navigation }: WithNavigation, part: SwitchedPart): boolean =>
  navigation !== undefined && !(part === 'blog' ? navigation.hasBlog : navigation.hasAffiliateProgramme);

/** @param address a path, with or without query and fragment; or an address elsewhere */
export function isOff(site: WithNavigation, address: string): boolean {
  const [path = ''] = address.split(/[?#]/, 1);
  return partPaths.some(([part, pattern]) => isPartOff(site, part) && pattern.test(path));
}

/** @returns the entries that lead somewhere */
export const openEntries = (site: WithNavigation, entries: readonly NavigationEntry[]): NavigationEntry[] =>
  entries.filter(({ to }) => !isOff(site, to));
