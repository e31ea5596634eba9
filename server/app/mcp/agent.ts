import type { TokenScope } from '#schema/apiToken.ts';
import type { Context } from '#server/platform/context.ts';
import { fail } from '#server/platform/errors.ts';

/** Scopes at /mcp of a token without scopes, limited by its role. Publishing and sending need an explicit scope. */
const scopesOfRole: readonly TokenScope[] = [
  ...(['MESSAGES_READ', 'MESSAGES_WRITE', 'CONTENT_READ', 'CONTENT_WRITE'] as const),
  ...(['REVIEWS_READ', 'AFFILIATES_READ', 'INSIGHTS_READ'] as const),
];

/** @returns the context with the scopes of the token @throws UNAUTHENTICATED for a session, and without a token */
export function agentOf(context: Context): Context {
  const { apiToken, scopes = scopesOfRole } = context;
  if (!apiToken) throw fail('UNAUTHENTICATED', 'Please send an API token: /mcp takes no sign-in.');
  return apiToken === 'published' ? context : { ...context, scopes };
}
