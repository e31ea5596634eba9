import type { Audit_EntryFragment, AuditVia } from '#web/gql/graphql.ts';

export type AuditEntry = Audit_EntryFragment;

/** By what somebody acted, where it was not by signing in. */
export const vias: Record<AuditVia, string | null> = {
  SESSION: null,
  TOKEN: 'by API token',
  LINK: 'by a link',
  OPERATOR: 'at the machine',
  SCHEDULE: 'as planned',
};

/** As the heading of a row: 'Published a post'. */
export const headline = ({ summary }: Pick<AuditEntry, 'summary'>): string =>
  summary.charAt(0).toUpperCase() + summary.slice(1);
