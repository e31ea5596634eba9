import type * as z from 'zod/mini';
import { type IssueReviewLinkInput, reviewStrings } from '#schema/review.ts';
import { readFragment } from '#web/gql/index.ts';
import { putOnTop } from '#web/shared/data/cacheLists.ts';
import { IssueReviewLinkDocument, ReviewLinkFragment } from '#web/shared/data/documents/reviews.ts';
import { type CommandOutcome, mapOutcome, useCommand } from '#web/shared/data/useCommand.ts';

export type IssuedReviewLink = { link: string; email: string; isMailed: boolean };

export function useIssueLink(): (
  input: z.output<typeof IssueReviewLinkInput>,
) => Promise<CommandOutcome<IssuedReviewLink>> {
  const [issue] = useCommand(IssueReviewLinkDocument, {
    sentences: { done: reviewStrings.issued, failed: reviewStrings.issueFailed },
    fetchPolicy: 'no-cache',
    update: (cache, { issueReviewLink: { reviewLink } }) => {
      putOnTop(cache, 'reviewLinks', reviewLink);
      const { messageId } = readFragment(ReviewLinkFragment, reviewLink);
      // The message's screen shows the review link: refetch it.
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
