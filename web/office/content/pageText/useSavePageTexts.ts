import { pageTextStrings } from '#schema/pageText.ts';
import { readFragment } from '#web/gql/index.ts';
import { mapOutcome, useCommand } from '#web/shared/data/useCommand.ts';
import { EditedPageFragment, SavePageTextsDocument } from './documents.ts';
import type { PageEdits } from './usePageEdits.ts';

/**
 * @returns a function that saves the edits unless somebody has changed the page since (`isForced` overwrites), and
 *   whether it is running
 */
export function useSavePageTexts({ page, fields, changes }: PageEdits) {
  const [save, { loading }] = useCommand(SavePageTextsDocument, {
    sentences: { done: pageTextStrings.saved, failed: pageTextStrings.saveFailed },
  });
  const send = async (isForced: boolean) => {
    const texts = fields
      .filter(({ name }) => changes.has(name))
      .map(({ name, text, original }) => ({ name, text: text === original ? null : text }));
    const input = { page: page.page, texts };
    const outcome = await save({ input, ifUpdatedAt: isForced ? null : page.updatedAt });
    return mapOutcome(outcome, (data) => readFragment(EditedPageFragment, data.savePageTexts));
  };
  return [send, loading] as const;
}
