import { useNavigate, useParams } from 'react-router-dom';
import { portfolioStrings } from '#schema/portfolio.ts';
import { outside } from '#web/app/contact.ts';
import { OfficePage } from '#web/app/OfficePage.tsx';
import { useEditForm } from '#web/forms/useEditForm.ts';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { ErrorPanel, Loading } from '#web/ui/States.tsx';
import { EditPortfolioItemDocument } from './documents.ts';
import { PortfolioForm } from './PortfolioForm.tsx';
import { PortfolioItemMissing } from './PortfolioItemMissing.tsx';
import type { EditedItem } from './usePortfolioForm.ts';
import { useUpdatePortfolioItem } from './useUpdatePortfolioItem.ts';

const TITLE = 'Edit Portfolio Item';

export function EditPortfolioPage() {
  const { slug = '' } = useParams();
  const { item, isMissing, sentence, retry } = useEditForm({
    document: EditPortfolioItemDocument,
    slug,
    pick: ({ portfolioItem }) => portfolioItem,
    failed: portfolioStrings.itemFailed,
  });

  if (isMissing) return <PortfolioItemMissing />;
  if (item) return <Edit item={item} />;
  return (
    <OfficePage title={TITLE}>
      {sentence ? <ErrorPanel title="Loading Failed" message={sentence} onRetry={retry} /> : <Loading />}
    </OfficePage>
  );
}

function Edit({ item }: { item: EditedItem }) {
  const navigate = useNavigate();
  const update = useUpdatePortfolioItem(item);
  const view = (
    <LinkButton variant="secondary" to={paths.portfolioItem(item.slug)} {...outside}>
      View Item
    </LinkButton>
  );
  return (
    <OfficePage title={TITLE} actions={view}>
      <PortfolioForm item={item} send={update} onSent={(slug) => void navigate(paths.portfolioItem(slug))} />
    </OfficePage>
  );
}
