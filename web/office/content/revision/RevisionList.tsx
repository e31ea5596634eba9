import { Link, useSearchParams } from 'react-router-dom';
import type { RevisionsQuery } from '#web/gql/graphql.ts';
import { OfficeDate } from '#web/shared/app/useDates.tsx';
import { withParam } from '#web/shared/lists/useSearch.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { reasons } from './kinds.ts';

type Revision = RevisionsQuery['revisions']['nodes'][number];
type Props = { revisions: readonly Revision[]; chosenId: string | undefined; onMore: (() => void) | undefined };

export function RevisionList({ revisions, chosenId, onMore }: Props) {
  const [search] = useSearchParams();
  return (
    <nav aria-label="Versions" className="min-w-0 self-start lg:sticky lg:top-6">
      <ol className="grid max-h-80 overflow-y-auto border-t border-line lg:max-h-[70vh]">
        {revisions.map(({ id, number, reason, author, createdAt }) => (
          <li key={id} className="border-b border-line">
            <Link
              to={{ search: `?${withParam(search, 'version', id)}` }}
              replace
              aria-current={id === chosenId || undefined}
              className="block border-l-4 border-transparent px-3 py-3 no-underline hover:bg-paper-deep aria-[current]:border-signal aria-[current]:bg-paper-deep"
            >
              <span className="block font-semibold">{`${number}. ${reasons[reason]}`}</span>
              <span className="block text-sm text-ink-soft wrap-anywhere">
                {author && (
                  <>
                    <bdi dir="auto">{author.name}</bdi>,{' '}
                  </>
                )}
                <time dateTime={createdAt}>
                  <OfficeDate at={createdAt} as="shortDateTime" />
                </time>
              </span>
            </Link>
          </li>
        ))}
      </ol>
      {onMore && (
        <Button variant="secondary" size="small" className="mt-4" onClick={onMore}>
          Older Versions
        </Button>
      )}
    </nav>
  );
}
