import type { Site } from '#schema/site.ts';

export const telLink = (site: Pick<Site, 'phone'>) => `tel:${site.phone.replace(/[^\d+]/g, '')}`;
export const mailLink = (site: Pick<Site, 'email'>) => `mailto:${site.email}`;
export const whatsappLink = (site: Pick<Site, 'whatsapp'>) => `https://wa.me/${site.whatsapp.replace(/\D/g, '')}`;

export const outside = { rel: 'noopener', target: '_blank' } as const;
