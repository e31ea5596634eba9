import type * as z from 'zod/mini';
import { apiTokenStrings, type IssueApiTokenInput, type TokenRole, tokenRoleNames } from '#schema/apiToken.ts';
import { putOnTop } from '#web/data/cacheLists.ts';
import { type CommandOutcome, mapOutcome, useCommand } from '#web/data/useCommand.ts';
import { IssueApiTokenDocument } from './documents.ts';

/** A token that was just issued. */
export type Issued = { token: string; name: string; role: TokenRole };

/** @returns issues a token and puts it on top of the list */
export function useIssueToken(): (input: z.output<typeof IssueApiTokenInput>) => Promise<CommandOutcome<Issued>> {
  const [issue] = useCommand(IssueApiTokenDocument, {
    sentences: { done: apiTokenStrings.issued, failed: apiTokenStrings.issueFailed },
    // The token is a secret.
    fetchPolicy: 'no-cache',
    update: (cache, { issueApiToken }) => putOnTop(cache, 'apiTokens', issueApiToken.apiToken),
  });
  return async ({ name, role, days }) => {
    const outcome = await issue({ input: { name, role: tokenRoleNames[role], days } });
    return mapOutcome(outcome, ({ issueApiToken: { token } }) => ({ token, name, role }));
  };
}
