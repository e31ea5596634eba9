import { redirectStrings } from '#schema/redirect.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { ForgetMissedPathsDocument, MissedPathsDocument } from './documents.ts';

export function useForgetMissedPaths() {
  const [forget] = useCommand(ForgetMissedPathsDocument, {
    sentences: { done: redirectStrings.allForgotten, failed: redirectStrings.forgetAllFailed },
    refetchQueries: [MissedPathsDocument],
  });
  return () => forget({});
}
