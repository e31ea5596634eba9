import type { Site } from '#schema/site.ts';

/** The end of a mail to people outside the office. */
export const signatureOf = ({ name, phone, email }: Site): string => [name, phone, email].filter(Boolean).join('\n');
