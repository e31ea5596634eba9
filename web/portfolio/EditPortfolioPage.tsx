import { useQuery } from '@apollo/client/react';
import { useNavigate, useParams } from 'react-router-dom';
import { portfolioSentences } from '#schema/portfolio.ts';
import { outside } from '#web/app/contact.ts';
import { OfficePage } from '#web/app/OfficePage.tsx';
import { failureOf } from '#web/errors.ts';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { ErrorPanel, Loading } from '#web/ui/States.tsx';
import { useErrorToast } from '#web/ui/useErrorToast.ts';
import { EditPortfolioItemDocument } from './documents.ts';
import { PortfolioForm } from './PortfolioForm.tsx';
import { PortfolioItemMissing } from './PortfolioItemMissing.tsx';
import type { EditedItem } from './usePortfolioForm.ts';
import { useUpdatePortfolioItem } from './useUpdatePortfolioItem.ts';

const TITLE = 'Edit Portfolio Item';

export function EditPortfolioPage() {
  const { slug = '' } = useParams();
  // What is edited is what is stored now, and nothing that changes elsewhere changes it under the writer's hands.
  const options = { variables: { slug }, fetchPolicy: 'no-cache', notifyOnNetworkStatusChange: true } as const;
  const { data, loading, error, refetch } = useQuery(EditPortfolioItemDocument, options);
  const item = data?.portfolioItem;
  const failure = error ? failureOf(error) : null;
  const isMissing = failure?.code === 'NOT_FOUND' || item === null;
  const sentence = item || loading || isMissing ? null : (failure?.message ?? portfolioSentences.itemFailed);
  useErrorToast(sentence);

  if (isMissing) return <PortfolioItemMissing />;
  if (item) return <Edit item={item} />;
  return (
    <OfficePage title={TITLE}>
      {sentence ? (
        <ErrorPanel title="Loading Failed" message={sentence} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Loading />
      )}
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
