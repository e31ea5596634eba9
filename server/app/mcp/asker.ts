import type { TokenScope } from '#schema/apiToken.ts';
import type { Context } from '#server/platform/context.ts';
import { fail } from '#server/platform/errors.ts';

/** What a token without scopes may do at /mcp, as far as its role may: an agent publishes and replies only if its token says so. */
export const scopesOfRole: readonly TokenScope[] = [
  ...(['MESSAGES_READ', 'MESSAGES_WRITE', 'CONTENT_READ', 'CONTENT_WRITE'] as const),
  ...(['REVIEWS_READ', 'AFFILIATES_READ', 'INSIGHTS_READ'] as const),
];

/** @returns who asks at /mcp, with the scopes of their token @throws UNAUTHENTICATED for a session, and for nobody */
export function agentOf(context: Context): Context {
  const { apiToken, scopes = scopesOfRole } = context;
  if (!apiToken) throw fail('UNAUTHENTICATED', 'Please send an API token: /mcp takes no sign-in.');
  return apiToken === 'published' ? context : { ...context, scopes };
}
