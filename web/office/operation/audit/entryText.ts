import { auditHeadline, auditVias, auditViaText } from '#schema/audit.ts';
import type { Audit_EntryFragment } from '#web/gql/graphql.ts';

export type AuditEntry = Audit_EntryFragment;

/** How the user was authenticated, with the name of an API token; null for a session. */
export const accessLabelOf = ({ via, apiToken }: Pick<AuditEntry, 'via' | 'apiToken'>): string | null =>
  auditViaText(auditVias[via], apiToken?.name);

/** Heading of a row, for example 'Published a post'. */
export const headline = ({ summary }: Pick<AuditEntry, 'summary'>): string => auditHeadline(summary);
