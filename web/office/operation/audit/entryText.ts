import { auditHeadline, auditVias, auditViaText } from '#schema/audit.ts';
import type { Audit_EntryFragment } from '#web/gql/graphql.ts';

export type AuditEntry = Audit_EntryFragment;

/** By what somebody acted, an API token by its name; null for a sign-in. */
export const accessLabelOf = ({ via, apiToken }: Pick<AuditEntry, 'via' | 'apiToken'>): string | null =>
  auditViaText(auditVias[via], apiToken?.name);

/** As the heading of a row: 'Published a post'. */
export const headline = ({ summary }: Pick<AuditEntry, 'summary'>): string => auditHeadline(summary);
