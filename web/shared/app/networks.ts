import type { Network } from './BrandIcon.tsx';
import { whatsappLink } from './contact.ts';
import type { PublicSite } from './site.tsx';

/** The agency's social networks that have an address. */
export const networksOf = (site: PublicSite): { network: Network; label: string; href: string }[] => {
  const { instagram, facebook, linkedin } = site.social;
  return [
    { network: 'instagram' as const, label: 'Instagram', href: instagram },
    { network: 'facebook' as const, label: 'Facebook', href: facebook },
    { network: 'linkedin' as const, label: 'LinkedIn', href: linkedin },
    { network: 'whatsapp' as const, label: 'WhatsApp', href: whatsappLink(site) },
  ].flatMap(({ href, ...one }) => (href ? [{ ...one, href }] : []));
};
