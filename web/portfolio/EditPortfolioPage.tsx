import { useNavigate, useParams } from 'react-router-dom';
import { portfolioStrings } from '#schema/portfolio.ts';
import { outside } from '#web/app/contact.ts';
import { OfficePage } from '#web/app/OfficePage.tsx';
import { askToLeave } from '#web/forms/unsaved.ts';
import { useEditConflict } from '#web/forms/useEditConflict.tsx';
import { useEditForm } from '#web/forms/useEditForm.ts';
import { copyLink } from '#web/palette/copyLink.ts';
import { useOpenThing } from '#web/palette/openThing.ts';
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
  const { item, isMissing, sentence, retry, reload } = useEditForm({
    document: EditPortfolioItemDocument,
    slug,
    pick: ({ portfolioItem }) => portfolioItem,
    failed: portfolioStrings.itemFailed,
  });

  if (isMissing) return <PortfolioItemMissing />;
  if (item) return <Edit key={item.updatedAt} item={item} onReload={reload} />;
  return (
    <OfficePage title={TITLE}>
      {sentence ? <ErrorPanel title="Loading Failed" message={sentence} onRetry={retry} /> : <Loading />}
    </OfficePage>
  );
}

function Edit({ item, onReload }: { item: EditedItem; onReload: () => void }) {
  const navigate = useNavigate();
  const update = useUpdatePortfolioItem(item);
  const { save, question } = useEditConflict(onReload);
  const page = paths.portfolioItem(item.slug);
  useOpenThing({
    title: item.title,
    actions: [
      { label: 'View item', run: () => askToLeave(() => void navigate(page)) },
      { label: 'Versions', run: () => askToLeave(() => void navigate(paths.portfolioRevisions(item.slug))) },
      { label: 'Copy link', run: () => void copyLink(page) },
    ],
  });
  const actions = (
    <>
      <LinkButton variant="secondary" to={paths.portfolioRevisions(item.slug)}>
        Versions
      </LinkButton>
      <LinkButton variant="secondary" to={page} {...outside}>
        View Item
      </LinkButton>
    </>
  );
  return (
    <OfficePage title={TITLE} actions={actions}>
      <PortfolioForm
        item={item}
        send={(input, upload) => save((isForced) => update(isForced)(input, upload))}
        onSent={(slug) => void navigate(paths.portfolioItem(slug))}
      />
      {question}
    </OfficePage>
  );
}
