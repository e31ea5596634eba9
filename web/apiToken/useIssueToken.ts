import { useApolloClient } from '@apollo/client/react';
import { toast } from 'react-hot-toast';
import type * as z from 'zod/mini';
import { apiTokenStrings, type IssueApiTokenInput, type TokenRole, tokenRoleNames } from '#schema/apiToken.ts';
import { putOnTop } from '#web/data/cacheLists.ts';
import { type Failure, failureOf } from '#web/data/errors.ts';
import { tellFailure } from '#web/ui/tellFailure.ts';
import { IssueApiTokenDocument } from './documents.ts';

/** A token that was just issued. */
export type Issued = { token: string; name: string; role: TokenRole };
type Outcome = { issued: Issued; failure: null } | { issued: null; failure: Failure };

/** @returns issues a token and puts it on top of the list; a failure has been told by a toast */
export function useIssueToken(): (input: z.output<typeof IssueApiTokenInput>) => Promise<Outcome> {
  const { mutate } = useApolloClient();
  return async ({ name, role, days }) => {
    try {
      const { data } = await mutate({
        mutation: IssueApiTokenDocument,
        variables: { input: { name, role: tokenRoleNames[role], days } },
        // The token is told once: it does not stay in the cache.
        fetchPolicy: 'no-cache',
        update: (cache, result) => {
          const made = result.data?.issueApiToken.apiToken;
          if (made) putOnTop(cache, 'apiTokens', made);
        },
      });
      if (!data) throw new Error('an answer without data');
      toast.success(apiTokenStrings.issued);
      return { issued: { token: data.issueApiToken.token, name, role }, failure: null };
    } catch (error) {
      tellFailure(error, apiTokenStrings.issueFailed);
      return { issued: null, failure: failureOf(error) };
    }
  };
}
