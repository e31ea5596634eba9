import { LinkButton } from '#web/shared/ui/Button.tsx';
import { reviewsPath } from './pageParam.ts';

export function PageLinks({ page, pages }: { page: number; pages: number }) {
  if (pages < 2) return null;
  return (
    <nav aria-label="Pages of reviews" className="mt-16 flex flex-wrap items-center gap-x-6 gap-y-4">
      {page > 1 && (
        <LinkButton variant="secondary" to={reviewsPath(page - 1)} rel="prev">
          Newer reviews
        </LinkButton>
      )}
      <span className="text-ink-soft tabular-nums">{`Page ${page} of ${pages}`}</span>
      {page < pages && (
        <LinkButton variant="secondary" to={reviewsPath(page + 1)} rel="next">
          Older reviews
        </LinkButton>
      )}
    </nav>
  );
}
