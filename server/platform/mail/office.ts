import type { Site } from '#schema/site.ts';
import type { Context } from '#server/platform/context.ts';

/** The recipient of notifications about incoming records: OFFICE_EMAIL, else the brand's address. */
export const officeOf = ({ settings, site }: Pick<Context, 'settings' | 'site'>): string =>
  settings.OFFICE_EMAIL ?? site.email;

/** The default of MAIL_FROM: the brand as a mailbox of RFC 5322. */
export const senderOf = ({ name, email }: Site): string => `"${name.replace(/["\\]/g, '\\$&')}" <${email}>`;

/** @returns the address in a mailbox of RFC 5322, whose name may contain `@` and `<` */
export const addressIn = (mailbox: string): string => (/<([^<>]*)>\s*$/.exec(mailbox)?.[1] ?? mailbox).trim();
