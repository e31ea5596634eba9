import { useTexts } from '#web/shared/language/language.ts';
import { LinkButton } from '#web/shared/ui/Button.tsx';
import { reviewsPath } from './pageParam.ts';

export function PageLinks({ page, pages }: { page: number; pages: number }) {
  const t = useTexts();
  if (pages < 2) return null;
  return (
    <nav aria-label={t('Pages of reviews')} className="mt-16 flex flex-wrap items-center gap-x-6 gap-y-4">
      {page > 1 && (
        <LinkButton variant="secondary" to={reviewsPath(page - 1)} rel="prev">
          {t('Newer reviews')}
        </LinkButton>
      )}
      <span className="text-ink-soft tabular-nums">{t('Page {page} of {pages}', { page, pages })}</span>
      {page < pages && (
        <LinkButton variant="secondary" to={reviewsPath(page + 1)} rel="next">
          {t('Older reviews')}
        </LinkButton>
      )}
    </nav>
  );
}
