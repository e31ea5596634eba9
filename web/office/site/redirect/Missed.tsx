import { redirectStrings } from '#schema/redirect.ts';
import { sentenceOf } from '#web/shared/data/errors.ts';
import { CsvButton } from '#web/shared/lists/CsvButton.tsx';
import { useCsvDownload } from '#web/shared/lists/useCsvDownload.ts';
import { useOfficeList } from '#web/shared/lists/useOfficeList.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import { useQuestion } from '#web/shared/ui/useQuestion.tsx';
import { MissedPathsDocument } from './documents.ts';
import { MissedTable } from './MissedTable.tsx';
import { Part } from './Part.tsx';
import { useForgetMissedPath } from './useForgetMissedPath.ts';
import { useForgetMissedPaths } from './useForgetMissedPaths.ts';

/** Where visitors have found nothing. @param onRedirect is called with the path that shall lead on */
export function Missed({ onRedirect }: { onRedirect: (path: string) => void }) {
  const { items, totalCount, sentence, more, refresh } = useOfficeList({
    document: MissedPathsDocument,
    pick: ({ missedPaths }) => missedPaths,
    sentence: (error) => sentenceOf(error, redirectStrings.missesFailed),
  });
  const csv = useCsvDownload('not-found');
  const forget = useForgetMissedPath();
  const forgetAll = useForgetMissedPaths();
  const [askForget, forgetQuestion] = useQuestion<void>({
    title: 'Forget All Addresses',
    confirmLabel: 'Forget All',
    text: () => 'This empties the list. An address comes back when somebody asks for it again.',
    onConfirm: forgetAll,
  });
  const actions = (
    <div className="flex flex-wrap gap-3 max-md:-ml-3.5">
      <Button variant="quiet" size="small" disabled={totalCount === 0} onClick={() => askForget()}>
        Forget All
      </Button>
      <CsvButton csv={csv} disabled={totalCount === 0} size="small" of="Not Found" />
    </div>
  );
  return (
    <Part
      title="Not Found"
      text="Addresses that visitors asked for in vain, without what followed a question mark and without a word about the visitor. A network counts once a day for each address. Probes, by which programs look for weak spots, come last. An address that nobody asks for leaves the list after 90 days."
      action={actions}
    >
      {sentence && <ErrorPanel title="Error Loading Addresses" message={sentence} onRetry={refresh} />}
      {!items && !sentence && <Loading label="Loading addresses..." />}
      {items && totalCount === 0 && <p className="text-ink-soft">Nobody has asked for anything in vain so far.</p>}
      {items && totalCount > 0 && (
        <MissedTable
          missed={items}
          total={totalCount}
          onEnd={more}
          onRedirect={({ path }) => onRedirect(path)}
          onForget={({ id }) => void forget(id)}
        />
      )}
      {forgetQuestion}
    </Part>
  );
}
