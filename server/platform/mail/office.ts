import type { Site } from '#schema/site.ts';
import type { Context } from '#server/platform/context.ts';

/** Who hears of what comes in: OFFICE_EMAIL, else the brand's address. */
export const officeOf = ({ settings, site }: Pick<Context, 'settings' | 'site'>): string =>
  settings.OFFICE_EMAIL ?? site.email;

/** Whom mails come from where MAIL_FROM does not say it: the brand, as a mailbox of RFC 5322. */
export const senderOf = ({ name, email }: Site): string => `"${name.replace(/["\\]/g, '\\$&')}" <${email}>`;
