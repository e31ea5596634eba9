import type { Services } from '#server/context.ts';

/** Who hears of what comes in: OFFICE_EMAIL, else the brand's address. */
export const officeOf = ({ settings, site }: Pick<Services, 'settings' | 'site'>): string =>
  settings.OFFICE_EMAIL ?? site.email;
