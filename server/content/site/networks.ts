import type { Navigation, Network } from '#schema/navigation.ts';
import { networkDrawings } from '#schema/networkDrawings.gen.ts';
import type { NetworkIcon } from '#schema/networks.ts';
import type { Site, SiteChanges } from '#schema/site.ts';

export function withDrawings(navigation: Navigation): Navigation {
  const drawn = ({ icon, ...network }: Network): Network => {
    const path = networkDrawings[icon];
    return { icon, ...network, ...(path && { path }) };
  };
  return { ...navigation, networks: navigation.networks.map(drawn) };
}

const icons = { instagram: 'INSTAGRAM', facebook: 'FACEBOOK', linkedin: 'LINKEDIN', youtube: 'YOUTUBE' } as const;
type SocialName = keyof typeof icons;
const socialNames = Object.keys(icons) as SocialName[];

const urlOf = (networks: readonly Network[], icon: NetworkIcon) =>
  networks.find((network) => network.icon === icon && network.url)?.url ?? null;

/** The four addresses of earlier versions, from the networks. */
export const socialOf = ({ navigation, social }: Pick<Site, 'navigation' | 'social'>): Site['social'] =>
  navigation
    ? (Object.fromEntries(socialNames.map((name) => [name, urlOf(navigation.networks, icons[name])])) as Site['social'])
    : social;

const labels = { instagram: 'Instagram', facebook: 'Facebook', linkedin: 'LinkedIn', youtube: 'YouTube' } as const;

/** What clients of earlier versions send as `social` changes the saved networks too. @param file addresses for null */
export function withSocial(
  { networks, ...navigation }: Navigation,
  social: SiteChanges['social'],
  file: Site['social'],
): Navigation {
  if (social === undefined) return { ...navigation, networks };
  const next = [...networks];
  for (const name of socialNames) {
    const icon = icons[name];
    const sent = social === null ? null : social[name];
    if (sent === undefined) continue;
    const url = sent === null ? file[name] : sent;
    const at = next.findIndex((network) => network.icon === icon);
    const former = next[at];
    if (former && url) next[at] = { ...former, url };
    else if (former) next.splice(at, 1);
    else if (url) next.push({ icon, label: labels[name], url });
  }
  return { ...navigation, networks: next };
}
