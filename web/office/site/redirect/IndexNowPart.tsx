import { useQuery } from '@apollo/client/react';
import { indexNowStrings } from '#schema/indexNow.ts';
import type { IndexNowQuery } from '#web/gql/graphql.ts';
import { useDates } from '#web/shared/app/useDates.tsx';
import { sentenceOf } from '#web/shared/data/errors.ts';
import { useFetchPolicy } from '#web/shared/data/freshness.ts';
import { CheckboxField } from '#web/shared/ui/Field.tsx';
import { ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import { IndexNowDocument } from './documents.ts';
import { Part } from './Part.tsx';
import { useSetIndexNow } from './useSetIndexNow.ts';

/** Whether search engines are told of changes, and how that goes. */
export function IndexNowPart() {
  const { data, error, loading, refetch } = useQuery(IndexNowDocument, {
    fetchPolicy: useFetchPolicy(IndexNowDocument, {}),
    notifyOnNetworkStatusChange: true,
  });
  const { set, isSetting } = useSetIndexNow();
  const state = data?.indexNow;
  return (
    <Part
      title="Search Engines"
      text="IndexNow tells Bing, Yandex and others within seconds which published page has changed. Google does not take part."
    >
      {!state && loading && <Loading label="Loading the state of IndexNow..." />}
      {!state && !loading && (
        <ErrorPanel
          title="Error Loading IndexNow"
          message={sentenceOf(error, indexNowStrings.failed)}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {state && (
        <div className="grid gap-3">
          <CheckboxField
            label="Tell search engines of changes"
            hint="The addresses of published posts and portfolio items are sent whenever one is published, changed, taken back or deleted."
            checked={state.isOn}
            aria-busy={isSetting || undefined}
            onChange={({ target }) => void set(target.checked)}
          />
          {state.isOn && <State {...state} />}
        </div>
      )}
    </Part>
  );
}

function State({ proofUrl, waiting, triedAt, fault }: IndexNowQuery['indexNow']) {
  const { shortDateTime } = useDates();
  return (
    <p className="text-sm text-ink-soft wrap-anywhere">
      {triedAt ? `Last told ${shortDateTime(triedAt)}. ` : 'Nothing was told yet. '}
      {fault && <span className="font-semibold text-danger">It failed: {fault} </span>}
      {waiting > 0 && `${waiting === 1 ? 'One page waits' : `${waiting} pages wait`} to be told. `}
      {proofUrl && (
        <a href={proofUrl} className="link">
          The file that proves it is this site
        </a>
      )}
    </p>
  );
}
