import { portfolioStrings } from '#schema/portfolioStrings.ts';
import { Notice } from '#web/shared/app/Notice.tsx';
import { paths } from '#web/shared/paths.ts';
import { LinkButton } from '#web/shared/ui/Button.tsx';

/** For an item that does not exist, or that the viewer may not see. */
export const PortfolioItemMissing = () => (
  <Notice
    title={portfolioStrings.notFound}
    documentTitle="Portfolio Item Not Found"
    seed="empty-frame"
    text="It may have been taken down, or the address may be wrong."
    action={<LinkButton to={paths.portfolio}>Back to Portfolio</LinkButton>}
  />
);
