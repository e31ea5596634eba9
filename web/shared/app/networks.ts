import { navigationOf } from '#schema/navigation.ts';
import type { NetworkIcon } from '#schema/networks.ts';
import { whatsappLink } from './contact.ts';
import type { PublicSite } from './site.tsx';

export type ShownNetwork = { network: NetworkIcon; label: string; href: string; path: string | undefined };

export const networksOf = (site: PublicSite): ShownNetwork[] =>
  navigationOf(site)
    .networks.filter(({ url }) => url ?? site.whatsapp)
    .map(({ icon, label, url, path }) => ({
      ...{ network: icon, label, path },
      href: url ?? whatsappLink(site),
    }));
