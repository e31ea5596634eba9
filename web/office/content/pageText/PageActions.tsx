import { outside } from '#web/shared/app/contact.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { paths } from '#web/shared/paths.ts';
import { Button, LinkButton } from '#web/shared/ui/Button.tsx';
import { useQuestion } from '#web/shared/ui/useQuestion.tsx';
import { languageSearch } from './languageSearch.ts';
import type { PageEdits } from './usePageEdits.ts';

type Props = { edits: PageEdits; isSaving: boolean; onSave: () => void };

export function PageActions({ edits: { page, fields, isUnsaved, reset }, isSaving, onSave }: Props) {
  const isMain = page.language === useSite().language;
  const [askReset, resetQuestion] = useQuestion<void>({
    title: 'Back to the originals?',
    confirmLabel: 'Back to the Originals',
    text: () => 'Every text of the page is given up for what it said at first. Visitors see that once you save.',
    onConfirm: () => reset(),
  });
  return (
    <>
      <LinkButton
        variant="secondary"
        to={paths.textRevisions(page.slug) + languageSearch(isMain ? null : page.language)}
      >
        Versions
      </LinkButton>
      <LinkButton variant="secondary" to={page.path} {...outside}>
        View Page
      </LinkButton>
      {fields.some(({ text, original }) => text !== original) && (
        <Button variant="secondary" onClick={() => askReset()}>
          Reset the Page
        </Button>
      )}
      <Button busy={isSaving} disabled={!isUnsaved} onClick={onSave}>
        {isSaving ? 'Saving...' : 'Save'}
      </Button>
      {resetQuestion}
    </>
  );
}
