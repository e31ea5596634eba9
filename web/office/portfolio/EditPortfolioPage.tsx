import { portfolioStrings } from '#schema/portfolioStrings.ts';
import { EditContentPage } from '#web/office/content/edit/EditContentPage.tsx';
import { EditPortfolioItemDocument } from '#web/site/portfolio/documents.ts';
import { PortfolioItemMissing } from '#web/site/portfolio/PortfolioItemMissing.tsx';
import { PortfolioForm } from './PortfolioForm.tsx';
import { saveConfig } from './saveConfig.ts';

export const EditPortfolioPage = () => (
  <EditContentPage
    kind="PORTFOLIO_ITEM"
    save={saveConfig}
    document={EditPortfolioItemDocument}
    labels={{ title: 'Edit Portfolio Item', failed: 'Loading Failed', view: 'View Item' }}
    sentence={portfolioStrings.itemFailed}
    notFound={<PortfolioItemMissing />}
    form={PortfolioForm}
  />
);
