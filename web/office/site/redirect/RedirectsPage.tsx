import { Plus } from 'lucide-react';
import { useState } from 'react';
import { redirectStrings } from '#schema/redirect.ts';
import { OfficePage } from '#web/shared/app/OfficePage.tsx';
import { ListMenu } from '#web/shared/lists/ListMenu.tsx';
import { LoadedList } from '#web/shared/lists/LoadedList.tsx';
import { redirectOrders, useOrder } from '#web/shared/lists/listOrder.ts';
import { useCsvDownload } from '#web/shared/lists/useCsvDownload.ts';
import { useOfficeList } from '#web/shared/lists/useOfficeList.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Empty } from '#web/shared/ui/States.tsx';
import { useRemovalQuestion } from '#web/shared/ui/useQuestion.tsx';
import { RedirectsDocument } from './documents.ts';
import { IndexNowPart } from './IndexNowPart.tsx';
import { Missed } from './Missed.tsx';
import { type Edited, type Redirect, RedirectDialog } from './RedirectDialog.tsx';
import { RedirectTable } from './RedirectTable.tsx';
import { useRemoveRedirect } from './useRemoveRedirect.ts';

export function RedirectsPage() {
  const variables = { orderBy: useOrder(redirectOrders) };
  const list = useOfficeList({
    document: RedirectsDocument,
    variables,
    pick: ({ redirects }) => redirects,
    sentence: redirectStrings.listFailed,
  });
  const remove = useRemoveRedirect();
  const [edited, setEdited] = useState<Edited | null>(null);
  const [askRemoval, removalQuestion] = useRemovalQuestion<Redirect>({
    what: 'redirect',
    nameOf: ({ from }) => from,
    onConfirm: ({ id }) => remove(id),
  });
  const csv = useCsvDownload('redirects', variables);
  const actions = (
    <>
      <ListMenu
        csv={csv}
        orders={redirectOrders}
        isEmpty={list.totalCount === 0}
        isBusy={list.loading && list.items !== undefined}
        onRefresh={list.refresh}
      />
      <Button onClick={() => setEdited({ redirect: null, from: '' })}>
        <Plus aria-hidden="true" className="size-5" /> Add a Redirect
      </Button>
    </>
  );
  return (
    <OfficePage title="Redirects" lead="Where old addresses lead, and which ones lead nowhere yet." actions={actions}>
      <LoadedList
        list={list}
        title="Error Loading Redirects"
        loading="Loading redirects..."
        empty={
          <Empty
            title="No redirects yet"
            text="Lead visitors and search engines from an address that is no more, such as one of your last site, to the page that took its place."
            action={<Button onClick={() => setEdited({ redirect: null, from: '' })}>Add the first redirect</Button>}
          />
        }
        className=""
      >
        {(rows) => (
          <RedirectTable
            {...rows}
            onEdit={(redirect) => setEdited({ redirect, from: redirect.from })}
            onRemove={askRemoval}
          />
        )}
      </LoadedList>
      <Missed onRedirect={(from) => setEdited({ redirect: null, from })} />
      <IndexNowPart />
      <RedirectDialog edited={edited} onClose={() => setEdited(null)} />
      {removalQuestion}
    </OfficePage>
  );
}
