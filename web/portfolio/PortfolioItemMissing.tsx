import { portfolioStrings } from '#schema/portfolioStrings.ts';
import { Notice } from '#web/app/Notice.tsx';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/Button.tsx';

/** The view of an item that does not exist, or not for whoever asks. */
export const PortfolioItemMissing = () => (
  <Notice
    title={portfolioStrings.notFound}
    documentTitle="Portfolio Item Not Found"
    seed="empty-frame"
    text="It may have been taken down, or the address may be wrong."
    action={<LinkButton to={paths.portfolio}>Back to Portfolio</LinkButton>}
  />
);
