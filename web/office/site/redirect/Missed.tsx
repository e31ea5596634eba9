import { redirectStrings } from '#schema/redirect.ts';
import { ListMenu } from '#web/shared/lists/ListMenu.tsx';
import { LoadedList } from '#web/shared/lists/LoadedList.tsx';
import { missedPathOrders, useOrder } from '#web/shared/lists/listOrder.ts';
import { useCsvDownload } from '#web/shared/lists/useCsvDownload.ts';
import { useOfficeList } from '#web/shared/lists/useOfficeList.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { useQuestion } from '#web/shared/ui/useQuestion.tsx';
import { MissedPathsDocument } from './documents.ts';
import { MissedTable } from './MissedTable.tsx';
import { Part } from './Part.tsx';
import { useForgetMissedPath } from './useForgetMissedPath.ts';
import { useForgetMissedPaths } from './useForgetMissedPaths.ts';

export function Missed({ onRedirect }: { onRedirect: (path: string) => void }) {
  const variables = { orderBy: useOrder(missedPathOrders) };
  const list = useOfficeList({
    document: MissedPathsDocument,
    variables,
    pick: ({ missedPaths }) => missedPaths,
    sentence: redirectStrings.missesFailed,
  });
  const { totalCount } = list;
  const csv = useCsvDownload('not-found', variables);
  const forget = useForgetMissedPath();
  const forgetAll = useForgetMissedPaths();
  const [askForget, forgetQuestion] = useQuestion<void>({
    title: 'Forget All Addresses',
    confirmLabel: 'Forget All',
    text: () => 'This empties the list. An address comes back when somebody asks for it again.',
    onConfirm: forgetAll,
  });
  const actions = (
    <div className="flex flex-wrap items-center gap-3 max-md:-ml-3.5">
      <Button variant="quiet" size="small" disabled={totalCount === 0} onClick={() => askForget()}>
        Forget All
      </Button>
      <ListMenu csv={csv} orders={missedPathOrders} isEmpty={totalCount === 0} of="Not Found" />
    </div>
  );
  return (
    <Part
      title="Not Found"
      text="Addresses that visitors asked for in vain, without what followed a question mark and without a word about the visitor. A network counts once a day for each address. Probes, by which programs look for weak spots, come last. An address that nobody asks for leaves the list after 90 days."
      action={actions}
    >
      <LoadedList
        list={list}
        title="Error Loading Addresses"
        loading="Loading addresses..."
        empty={<p className="text-ink-soft">Nobody has asked for anything in vain so far.</p>}
        className=""
      >
        {(rows) => (
          <MissedTable {...rows} onRedirect={({ path }) => onRedirect(path)} onForget={({ id }) => void forget(id)} />
        )}
      </LoadedList>
      {forgetQuestion}
    </Part>
  );
}
