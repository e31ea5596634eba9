import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { importStrings } from '#schema/import.ts';
import { sentenceOf } from '#web/shared/data/errors.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { CheckboxField } from '#web/shared/ui/Field.tsx';
import { ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import { ImportLinesDocument } from './documents.ts';

const PAGE = 50;

type Props = { id: string; hasLosses: boolean; hasLinks: boolean };

/** The entries of a report, collapsed: what each loses, what is different, and its address. */
export function Entries({ id, hasLosses, hasLinks }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="border-y-2 border-line">
      <summary className="cursor-pointer py-3 font-semibold">Entry by entry, with what each loses</summary>
      {isOpen && <EntryList id={id} hasLosses={hasLosses} hasLinks={hasLinks} />}
    </details>
  );
}

function EntryList({ id, hasLosses, hasLinks }: Props) {
  const [onlyLosses, setOnlyLosses] = useState(hasLosses);
  const [isFetching, setFetching] = useState(false);
  const { data, error, refetch, fetchMore } = useQuery(ImportLinesDocument, {
    variables: { id, first: PAGE, onlyLosses },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const lines = data?.import.lines;
  const more = async () => {
    setFetching(true);
    await fetchMore({ variables: { after: lines?.pageInfo.endCursor } }).catch(() => undefined);
    setFetching(false);
  };
  return (
    <div className="grid gap-4 pb-5">
      {hasLosses && (
        <CheckboxField
          label="Only entries that lose something"
          checked={onlyLosses}
          onChange={({ target }) => setOnlyLosses(target.checked)}
        />
      )}
      {error && !lines && (
        <ErrorPanel
          title="Error Loading the Entries"
          message={sentenceOf(error, importStrings.linesFailed)}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!lines && !error && <Loading label="Loading the entries..." />}
      {lines && (
        <ul aria-label="Entries" className="border-t border-line">
          {lines.nodes.map(({ title, path, losses, notes }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no ids of their own, and their order is fixed
            <li key={index} className="border-b border-line py-3 wrap-anywhere">
              {path && hasLinks ? (
                <Link to={path} dir="auto" className="font-semibold underline underline-offset-4">
                  {title}
                </Link>
              ) : (
                <span dir="auto" className="font-semibold">
                  {title}
                </span>
              )}
              {path && <span className="block text-sm text-ink-soft">{path}</span>}
              {losses.length + notes.length > 0 && (
                <ul className="mt-1 list-disc pl-5 text-sm">
                  {losses.map((loss) => (
                    <li key={loss}>{loss}</li>
                  ))}
                  {notes.map((note) => (
                    <li key={note} className="text-ink-soft">
                      {note}
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      )}
      {lines?.pageInfo.hasNextPage && (
        <Button
          variant="secondary"
          size="small"
          className="justify-self-start"
          busy={isFetching}
          onClick={() => void more()}
        >
          {`Show More of ${lines.totalCount}`}
        </Button>
      )}
    </div>
  );
}
