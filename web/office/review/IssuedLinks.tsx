import { reviewStrings } from '#schema/review.ts';
import { readFragment } from '#web/gql/index.ts';
import { ReviewLinkFragment, ReviewLinksDocument } from '#web/shared/data/documents/reviews.ts';
import { sentenceOf } from '#web/shared/data/errors.ts';
import { CsvButton } from '#web/shared/lists/CsvButton.tsx';
import { useCsvDownload } from '#web/shared/lists/useCsvDownload.ts';
import { useOfficeList } from '#web/shared/lists/useOfficeList.ts';
import { ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import { useQuestion } from '#web/shared/ui/useQuestion.tsx';
import { type Link, LinkTable } from './LinkTable.tsx';
import { useRevokeLink } from './useRevokeLink.ts';

/** Every link that was issued, with what has become of it. */
export function IssuedLinks() {
  const list = useOfficeList({
    document: ReviewLinksDocument,
    pick: ({ reviewLinks }) => reviewLinks,
    sentence: (error) => sentenceOf(error, reviewStrings.linksFailed),
  });
  const { items, totalCount, sentence, more, refresh } = list;
  const csv = useCsvDownload('review-links');
  const revoke = useRevokeLink();
  const [askRevocation, revocationQuestion] = useQuestion<Link>({
    title: 'Revoke Link',
    confirmLabel: 'Revoke',
    busyLabel: 'Revoking...',
    text: ({ email }) =>
      `Are you sure you want to revoke the link for ${email}? They will not be able to write a review by it.`,
    onConfirm: ({ id }) => revoke(id),
  });
  return (
    <section aria-labelledby="issued-links" className="mt-14 md:mt-20">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <h2 id="issued-links" className="text-2xl">
          Issued Links
        </h2>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          {totalCount > 0 && <p className="text-sm text-ink-soft tabular-nums">{totalCount} in all, newest first</p>}
          <CsvButton csv={csv} disabled={totalCount === 0} size="small" of="Issued Links" />
        </div>
      </div>
      {sentence && (
        <div className="mb-8">
          <ErrorPanel title="Error Loading Links" message={sentence} onRetry={refresh} />
        </div>
      )}
      {!items && !sentence && <Loading label="Loading links..." />}
      {items && totalCount === 0 && (
        <p className="border-t border-line py-6 text-ink-soft">
          No link has been issued yet. The first one is one address away.
        </p>
      )}
      {items && totalCount > 0 && (
        <LinkTable
          links={items.map((item) => readFragment(ReviewLinkFragment, item))}
          total={totalCount}
          onEnd={more}
          onRevoke={askRevocation}
        />
      )}
      {revocationQuestion}
    </section>
  );
}
