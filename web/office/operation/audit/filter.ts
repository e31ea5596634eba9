import { auditKinds, isAuditDay } from '#schema/audit.ts';
import { isId } from '#schema/common.ts';
import type { AuditFilterInput, AuditKind } from '#web/gql/graphql.ts';

export const names = { actorId: 'person', kind: 'kind', search: 'search', from: 'from', to: 'to' } as const;

/** Maximum length of the search (schema/audit.ts). */
export const MAX_SEARCH = 200;

/** Labels of the kinds, in menu order. */
export const kinds: { kind: AuditKind; name: string }[] = [
  { kind: 'BLOG', name: 'Blog posts' },
  { kind: 'PORTFOLIO', name: 'Portfolio' },
  { kind: 'MEDIA', name: 'Media' },
  { kind: 'PAGE_TEXT', name: 'Texts of pages' },
  { kind: 'MESSAGE', name: 'Messages' },
  { kind: 'REVIEW', name: 'Reviews' },
  { kind: 'AFFILIATE', name: 'Affiliates' },
  { kind: 'BOOKING', name: 'Bookings' },
  { kind: 'PERSON', name: 'People' },
  { kind: 'RETENTION', name: 'Retention' },
  { kind: 'REPLY_TEMPLATE', name: 'Reply templates' },
  { kind: 'SITE', name: 'Settings of the site' },
  { kind: 'REDIRECT', name: 'Redirects' },
  { kind: 'INDEX_NOW', name: 'Search engines' },
  { kind: 'IMPORT', name: 'Imports' },
  { kind: 'USER', name: 'Users' },
  { kind: 'SESSION', name: 'Sign-ins' },
  { kind: 'API_TOKEN', name: 'API tokens' },
  { kind: 'WEBHOOK', name: 'Webhooks' },
];

/** @returns the valid filters in an address */
export function filterOf(params: URLSearchParams): AuditFilterInput {
  const validParam = (name: keyof typeof names, isValid: (text: string) => boolean) => {
    const text = params.get(names[name])?.trim();
    return text && isValid(text) ? text : undefined;
  };
  const search = [...(params.get(names.search) ?? '').replace(/\p{Cc}/gu, ' ').trim()].slice(0, MAX_SEARCH).join('');
  const filter = {
    actorId: validParam('actorId', (text) => isId(text)),
    kind: validParam('kind', (text) => Object.hasOwn(auditKinds, text)) as AuditKind | undefined,
    search: search || undefined,
    from: validParam('from', isAuditDay),
    to: validParam('to', isAuditDay),
  };
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}
