import type * as z from 'zod/mini';
import { type IssueReviewLinkInput, reviewStrings } from '#schema/review.ts';
import { readFragment } from '#web/gql/index.ts';
import { putOnTop } from '#web/shared/data/cacheLists.ts';
import { IssueReviewLinkDocument, ReviewLinkFragment } from '#web/shared/data/documents/reviews.ts';
import { type CommandOutcome, mapOutcome, useCommand } from '#web/shared/data/useCommand.ts';

/** A link that was just issued, and whether it was mailed too. */
export type IssuedReviewLink = { link: string; email: string; isMailed: boolean };

/** @returns issues a link and puts it on top of the list */
export function useIssueLink(): (
  input: z.output<typeof IssueReviewLinkInput>,
) => Promise<CommandOutcome<IssuedReviewLink>> {
  const [issue] = useCommand(IssueReviewLinkDocument, {
    sentences: { done: reviewStrings.issued, failed: reviewStrings.issueFailed },
    // The address is a secret.
    fetchPolicy: 'no-cache',
    update: (cache, { issueReviewLink: { reviewLink } }) => {
      putOnTop(cache, 'reviewLinks', reviewLink);
      const { messageId } = readFragment(ReviewLinkFragment, reviewLink);
      // Its screen says that it was asked.
      if (messageId)
        cache.evict({ id: cache.identify({ __typename: 'Message', id: messageId }), fieldName: 'reviewLink' });
    },
  });
  return async (input) => {
    const { email, sendMail } = input;
    const outcome = await issue({ input });
    return mapOutcome(outcome, ({ issueReviewLink: { link } }) => ({ link, email, isMailed: sendMail === true }));
  };
}
