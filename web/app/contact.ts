import type { Site } from '#schema/site.ts';

/** The addresses a click can reach the agency at. */
export const telLink = (site: Site) => `tel:${site.phone.replace(/[^\d+]/g, '')}`;
export const mailLink = (site: Site) => `mailto:${site.email}`;
export const whatsappLink = (site: Site) => `https://wa.me/${site.whatsapp.replace(/\D/g, '')}`;

/** For links that leave the site. */
export const outside = { rel: 'noopener', target: '_blank' } as const;
