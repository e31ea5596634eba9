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

export type Issued = { token: string; name: string; role: TokenRole; scopes: readonly TokenScope[] | null };

export function useIssueToken(): (input: z.output<typeof IssueApiTokenInput>) => Promise<CommandOutcome<Issued>> {
  const [issue] = useCommand(IssueApiTokenDocument, {
    sentences: { done: apiTokenStrings.issued, failed: apiTokenStrings.issueFailed },
    fetchPolicy: 'no-cache',
    update: (cache, { issueApiToken }) => putOnTop(cache, 'apiTokens', issueApiToken.apiToken),
  });
  return async ({ name, role, scopes, days, requestsPerMinute }) => {
    const limit = requestsPerMinute ?? null;
    const input = { name, role: tokenRoleNames[role], scopes: scopes ?? null, days, requestsPerMinute: limit };
    const outcome = await issue({ input });
    return mapOutcome(outcome, ({ issueApiToken: { token, apiToken } }) => ({
      ...{ token, name, role },
      scopes: readFragment(ApiTokenFragment, apiToken).scopes ?? null,
    }));
  };
}
