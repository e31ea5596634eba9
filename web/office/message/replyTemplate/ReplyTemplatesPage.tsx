import { Plus } from 'lucide-react';
import { useState } from 'react';
import { replyTemplateStrings } from '#schema/replyTemplate.ts';
import { OfficePage } from '#web/shared/app/OfficePage.tsx';
import { ListMenu } from '#web/shared/lists/ListMenu.tsx';
import { LoadedList } from '#web/shared/lists/LoadedList.tsx';
import { replyTemplateOrders, useOrder } from '#web/shared/lists/listOrder.ts';
import { useCsvDownload } from '#web/shared/lists/useCsvDownload.ts';
import { useOfficeList } from '#web/shared/lists/useOfficeList.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Empty } from '#web/shared/ui/States.tsx';
import type { Rows } from '#web/shared/ui/Table.tsx';
import { useRemovalQuestion } from '#web/shared/ui/useQuestion.tsx';
import { ReplyTemplatesDocument } from './documents.ts';
import { type Template, TemplateDialog } from './TemplateDialog.tsx';
import { TemplateTable } from './TemplateTable.tsx';
import { useRemoveTemplate } from './useRemoveTemplate.ts';

export function ReplyTemplatesPage() {
  const variables = { orderBy: useOrder(replyTemplateOrders) };
  const list = useOfficeList({
    document: ReplyTemplatesDocument,
    variables,
    pick: ({ replyTemplates }) => replyTemplates,
    sentence: replyTemplateStrings.listFailed,
  });
  const csv = useCsvDownload('reply-templates', variables);
  const [isAdding, setAdding] = useState(false);
  const actions = (
    <>
      <ListMenu
        csv={csv}
        orders={replyTemplateOrders}
        isEmpty={list.totalCount === 0}
        isBusy={list.loading && list.items !== undefined}
        onRefresh={list.refresh}
      />
      <Button onClick={() => setAdding(true)}>
        <Plus aria-hidden="true" className="size-5" /> Add a Template
      </Button>
    </>
  );
  return (
    <OfficePage
      title="Reply Templates"
      lead="Texts that replies begin with. In a reply, type / or press Templates to insert one."
      actions={actions}
    >
      <LoadedList
        list={list}
        title="Error Loading Templates"
        loading="Loading templates..."
        empty={
          <Empty
            title="No templates yet"
            text="Write down once what you write often: a first answer, a price list, a friendly no. Everybody who works here can use it."
            action={<Button onClick={() => setAdding(true)}>Write the first template</Button>}
          />
        }
      >
        {(rows) => <Templates {...rows} />}
      </LoadedList>
      <TemplateDialog open={isAdding} onClose={() => setAdding(false)} />
    </OfficePage>
  );
}

function Templates(rows: Rows<Template>) {
  const remove = useRemoveTemplate();
  const [edited, setEdited] = useState<Template | null>(null);
  const [askRemoval, removalQuestion] = useRemovalQuestion<Template>({
    what: 'template',
    nameOf: ({ name }) => name,
    onConfirm: ({ id }) => remove(id),
  });
  return (
    <>
      <TemplateTable {...rows} onEdit={setEdited} onRemove={askRemoval} />
      <TemplateDialog open={edited !== null} template={edited ?? undefined} onClose={() => setEdited(null)} />
      {removalQuestion}
    </>
  );
}
