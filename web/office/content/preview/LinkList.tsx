import { previewStrings } from '#schema/preview.ts';
import { readFragment } from '#web/gql/index.ts';
import { useDates } from '#web/shared/app/useDates.tsx';
import { useOfficeList } from '#web/shared/lists/useOfficeList.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import { PreviewLinkFragment, PreviewLinksDocument } from './documents.ts';
import { useRevokePreviewLink } from './useRevokePreviewLink.ts';

export function LinkList({ itemId }: { itemId: string }) {
  const { shortDateTime } = useDates();
  const { items, sentence, more, refresh } = useOfficeList({
    document: PreviewLinksDocument,
    variables: { itemId },
    pick: ({ previewLinks }) => previewLinks,
    sentence: previewStrings.listFailed,
  });
  const { revoke, pending } = useRevokePreviewLink();
  if (sentence) return <ErrorPanel title="Loading Failed" message={sentence} onRetry={refresh} />;
  if (!items) return <Loading />;
  const links = items.map((link) => readFragment(PreviewLinkFragment, link)).filter(({ revokedAt }) => !revokedAt);
  return (
    <section aria-labelledby="preview-links">
      <h3 id="preview-links" className="border-t-2 border-ink pt-4 text-lg">
        Links that are good
      </h3>
      {links.length === 0 && <p className="mt-3 text-ink-soft">There is none.</p>}
      <ul className="mt-2">
        {links.map(({ id, label, createdBy, createdAt, expiresAt }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-3"
          >
            <p className="min-w-0 wrap-anywhere">
              <span dir="auto" className="font-semibold">
                {label ?? createdBy}
              </span>
              <span className="block text-sm text-ink-soft">
                {`${shortDateTime(createdAt)} to ${shortDateTime(expiresAt)}${label ? `, by ${createdBy}` : ''}`}
              </span>
            </p>
            <Button
              variant="quietDanger"
              size="small"
              className="-ml-3 sm:ml-0"
              busy={pending.has(id)}
              aria-label={`Revoke the link of ${createdBy}, ${shortDateTime(createdAt)}${label ? `, for ${label}` : ''}`}
              onClick={() => revoke(id)}
            >
              Revoke
            </Button>
          </li>
        ))}
      </ul>
      {more && (
        <Button variant="secondary" size="small" className="mt-4" onClick={more}>
          More links
        </Button>
      )}
    </section>
  );
}
