import type * as z from 'zod/mini';
import {
  apiTokenStrings,
  type IssueApiTokenInput,
  type TokenRole,
  type TokenScope,
  tokenRoleNames,
} from '#schema/apiToken.ts';
import { readFragment } from '#web/gql/index.ts';
import { putOnTop } from '#web/shared/data/cacheLists.ts';
import { type CommandOutcome, mapOutcome, useCommand } from '#web/shared/data/useCommand.ts';
import { ApiTokenFragment, IssueApiTokenDocument } from './documents.ts';

/** A token that was just issued. */
export type Issued = { token: string; name: string; role: TokenRole; scopes: readonly TokenScope[] | null };

/** @returns issues a token and puts it on top of the list */
export function useIssueToken(): (input: z.output<typeof IssueApiTokenInput>) => Promise<CommandOutcome<Issued>> {
  const [issue] = useCommand(IssueApiTokenDocument, {
    sentences: { done: apiTokenStrings.issued, failed: apiTokenStrings.issueFailed },
    // The token is a secret.
    fetchPolicy: 'no-cache',
    update: (cache, { issueApiToken }) => putOnTop(cache, 'apiTokens', issueApiToken.apiToken),
  });
  return async ({ name, role, scopes, days }) => {
    const outcome = await issue({ input: { name, role: tokenRoleNames[role], scopes: scopes ?? null, days } });
    return mapOutcome(outcome, ({ issueApiToken: { token, apiToken } }) => ({
      ...{ token, name, role },
      scopes: readFragment(ApiTokenFragment, apiToken).scopes ?? null,
    }));
  };
}
