import type { Network } from './BrandIcon.tsx';
import { whatsappLink } from './contact.ts';
import type { PublicSite } from './site.tsx';

/** Where else the agency can be met. */
export const networks: { network: Network; label: string; href: (site: PublicSite) => string }[] = [
  { network: 'instagram', label: 'Instagram', href: (site) => site.social.instagram },
  { network: 'facebook', label: 'Facebook', href: (site) => site.social.facebook },
  { network: 'linkedin', label: 'LinkedIn', href: (site) => site.social.linkedin },
  { network: 'whatsapp', label: 'WhatsApp', href: whatsappLink },
];
