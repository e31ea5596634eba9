import { pageTextStrings } from '#schema/pageText.ts';
import { readFragment } from '#web/gql/index.ts';
import { fetchBeside } from '#web/shared/data/fetchBeside.ts';
import { mapOutcome, useCommand } from '#web/shared/data/useCommand.ts';
import { EditedPageFragment, PageTimeDocument, SavePageTextsDocument } from './documents.ts';
import type { EditedPage } from './editedPage.ts';
import type { PageEdits } from './usePageEdits.ts';

/**
 * @returns a function that saves the edits unless somebody has changed the page since that time, by default since
 *   it was loaded; and whether it is running
 */
export function useSavePageTexts({ page, fields, changes }: PageEdits) {
  const [save, { loading }] = useCommand(SavePageTextsDocument, {
    sentences: { done: pageTextStrings.saved, failed: pageTextStrings.saveFailed },
  });
  const send = async (shownAt: string | null) => {
    const texts = fields
      .filter(({ name }) => changes.has(name))
      .map(({ name, text, original }) => ({ name, text: text === original ? null : text }));
    const input = { page: page.page, texts };
    const outcome = await save({ input, language: page.language, ifUpdatedAt: shownAt ?? page.updatedAt });
    return mapOutcome(outcome, (data) => readFragment(EditedPageFragment, data.savePageTexts));
  };
  return [send, loading] as const;
}

/** @returns when the stored texts of the page were changed last; null when it cannot be loaded */
export async function readPageTime({ slug, language }: Pick<EditedPage, 'slug' | 'language'>): Promise<string | null> {
  const result = await fetchBeside(PageTimeDocument, { slug, language }).catch(() => null);
  return result?.editedPage.updatedAt ?? null;
}
