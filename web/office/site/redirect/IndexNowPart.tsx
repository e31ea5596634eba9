import { indexNowStrings } from '#schema/indexNow.ts';
import type { IndexNow_StateFragment } from '#web/gql/graphql.ts';
import { readFragment } from '#web/gql/index.ts';
import { useDates } from '#web/shared/app/useDates.tsx';
import { useOfficeQuery } from '#web/shared/data/useOfficeQuery.ts';
import { CheckboxField } from '#web/shared/ui/Field.tsx';
import { Loaded } from '#web/shared/ui/Loaded.tsx';
import { IndexNowDocument, IndexNowFragment } from './documents.ts';
import { Part } from './Part.tsx';
import { useSetIndexNow } from './useSetIndexNow.ts';

export function IndexNowPart() {
  const query = useOfficeQuery(IndexNowDocument, indexNowStrings.failed);
  const { set, isSetting } = useSetIndexNow();
  return (
    <Part
      title="Search Engines"
      text="IndexNow tells Bing, Yandex and others within seconds which published page has changed. Google does not take part."
    >
      <Loaded
        data={readFragment(IndexNowFragment, query.data?.indexNow)}
        query={query}
        title="Error Loading IndexNow"
        loading="Loading the state of IndexNow..."
      >
        {(state) => (
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
      </Loaded>
    </Part>
  );
}

function State({ proofUrl, waiting, triedAt, fault }: IndexNow_StateFragment) {
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
