import { useApolloClient } from '@apollo/client/react';
import { toast } from 'react-hot-toast';
import type * as z from 'zod/mini';
import { type IssueReviewLinkInput, reviewStrings } from '#schema/review.ts';
import { putOnTop } from '#web/data/cacheLists.ts';
import { type Failure, failureOf } from '#web/data/errors.ts';
import { tellFailure } from '#web/ui/tellFailure.ts';
import { IssueReviewLinkDocument } from './documents.ts';

/** A link that was just issued, and whether it was mailed too. */
export type IssuedReviewLink = { link: string; email: string; isMailed: boolean };
type Outcome = { issued: IssuedReviewLink; failure: null } | { issued: null; failure: Failure };

/** @returns issues a link and puts it on top of the list; a failure has been told by a toast */
export function useIssueLink(): (input: z.output<typeof IssueReviewLinkInput>) => Promise<Outcome> {
  const { mutate } = useApolloClient();
  return async (input) => {
    try {
      const { data } = await mutate({
        mutation: IssueReviewLinkDocument,
        variables: { input },
        // The address is told once: it does not stay in the cache.
        fetchPolicy: 'no-cache',
        update: (cache, result) => {
          const made = result.data?.issueReviewLink.reviewLink;
          if (made) putOnTop(cache, 'reviewLinks', made);
        },
      });
      if (!data) throw new Error('an answer without data');
      toast.success(reviewStrings.issued);
      const { link } = data.issueReviewLink;
      return { issued: { link, email: input.email, isMailed: input.sendMail === true }, failure: null };
    } catch (error) {
      tellFailure(error, reviewStrings.issueFailed);
      return { issued: null, failure: failureOf(error) };
    }
  };
}
