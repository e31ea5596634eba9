import type { Audit_EntryFragment, AuditVia } from '#web/gql/graphql.ts';

export type AuditEntry = Audit_EntryFragment;

/** By what somebody acted, where it was not by signing in. */
const vias: Record<AuditVia, string | null> = {
  SESSION: null,
  TOKEN: 'by API token',
  LINK: 'by a link',
  OPERATOR: 'at the machine',
  SCHEDULE: 'as planned',
};

/** By what somebody acted, an API token by its name; null for a sign-in. */
export const wayOf = ({ via, apiToken }: Pick<AuditEntry, 'via' | 'apiToken'>): string | null =>
  apiToken ? `${vias[via]} “${apiToken.name}”` : vias[via];

/** As the heading of a row: 'Published a post'. */
export const headline = ({ summary }: Pick<AuditEntry, 'summary'>): string =>
  summary.charAt(0).toUpperCase() + summary.slice(1);
