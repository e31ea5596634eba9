import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { importStrings } from '#schema/import.ts';
import { addressNow } from '#web/shared/app/navigationState.ts';
import { OfficePage } from '#web/shared/app/OfficePage.tsx';
import { importOrders, useOrder } from '#web/shared/lists/listOrder.ts';
import { useOfficeList } from '#web/shared/lists/useOfficeList.ts';
import { withParam } from '#web/shared/lists/useSearch.ts';
import { ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import { ImportsDocument } from './documents.ts';
import { History } from './History.tsx';
import { ImportPart } from './ImportPart.tsx';
import { IMPORT_PARAM } from './states.ts';
import { UploadForm } from './UploadForm.tsx';

export function ImportPage() {
  const [params, setParams] = useSearchParams();
  const client = useApolloClient();
  const { items, totalCount, sentence, more, refresh } = useOfficeList({
    document: ImportsDocument,
    variables: { orderBy: useOrder(importOrders) },
    pick: ({ imports }) => imports,
    sentence: importStrings.listFailed,
  });
  const paramId = params.get(IMPORT_PARAM);
  const initialId = useRef(paramId);
  // An import that waits for the user opens by itself, and stays open after it has ended.
  const unfinished = items?.filter(({ state }) => !['DONE', 'UNDONE'].includes(state)) ?? [];
  const unfinishedId = unfinished.toSorted((one, other) => (one.startedAt < other.startedAt ? 1 : -1))[0]?.id ?? null;
  const [lastOpenId, setLastOpenId] = useState<string | null>(null);
  if (unfinishedId && unfinishedId !== lastOpenId) setLastOpenId(unfinishedId);
  const shownId = paramId ?? unfinishedId ?? lastOpenId;
  const openImport = (id: string | null) => {
    setParams(withParam(addressNow(), IMPORT_PARAM, id ?? ''), { replace: true });
    void client.refetchQueries({ include: [ImportsDocument] });
  };
  const onRemoved = () => {
    setLastOpenId(null);
    openImport(null);
  };
  return (
    <OfficePage
      title="Import"
      lead="Bring in the site that you had before: its posts, pictures and addresses, and what people wrote to you."
    >
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-2">
        <UploadForm onDone={openImport} />
        <Explanation />
      </div>
      {shownId && (
        <ImportPart key={shownId} id={shownId} isChosen={paramId !== initialId.current} onRemoved={onRemoved} />
      )}
      {sentence && (
        <div className="mt-16">
          <ErrorPanel title="Error Loading Imports" message={sentence} onRetry={refresh} />
        </div>
      )}
      {!items && !sentence && <Loading label="Loading imports..." />}
      {items && <History imports={items} total={totalCount} openId={shownId} onEnd={more} />}
    </OfficePage>
  );
}

const Explanation = () => (
  <section aria-labelledby="what-comes">
    <h2 id="what-comes" className="text-xl">
      What can be brought
    </h2>
    <dl className="mt-4 grid gap-4">
      <div>
        <dt className="font-semibold">WordPress</dt>
        <dd className="text-ink-soft">
          Tools, Export, “All content”: an XML file. Several files of one export: put them into one zip archive.
        </dd>
      </div>
      <div>
        <dt className="font-semibold">Ghost</dt>
        <dd className="text-ink-soft">Settings, Export: a JSON file.</dd>
      </div>
      <div>
        <dt className="font-semibold">Messages and reviews</dt>
        <dd className="text-ink-soft">
          A table (CSV) of Contact Form 7, Gravity Forms, WPForms, Google Forms or another form, reviews of Google, or
          the file that the inbox downloads. You see which column becomes what before anything comes.
        </dd>
      </div>
      <div>
        <dt className="font-semibold">With pictures</dt>
        <dd className="text-ink-soft">
          A zip archive with either file and the folder of its pictures. Other pictures are fetched from their
          addresses.
        </dd>
      </div>
    </dl>
    <p className="mt-4 text-ink-soft">
      Posts become posts, with their authors, tags, dates and drafts. Pages become drafts of posts. Old addresses lead
      to the new ones. Nothing comes before you have read what would come, and what has come can be taken back.
      Comments, users and menus do not come.
    </p>
  </section>
);
