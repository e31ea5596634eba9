import { portfolioStrings } from '#schema/portfolioStrings.ts';
import { Notice } from '#web/shared/app/Notice.tsx';
import { useTexts } from '#web/shared/language/language.ts';
import { paths } from '#web/shared/paths.ts';
import { LinkButton } from '#web/shared/ui/Button.tsx';

/** For an item that does not exist, or that the viewer may not see. */
export const PortfolioItemMissing = () => {
  const t = useTexts();
  return (
    <Notice
      title={t(portfolioStrings.notFound)}
      documentTitle={t('Portfolio Item Not Found')}
      seed="empty-frame"
      text={t('It may have been taken down, or the address may be wrong.')}
      action={<LinkButton to={paths.portfolio}>{t('Back to Portfolio')}</LinkButton>}
    />
  );
};
