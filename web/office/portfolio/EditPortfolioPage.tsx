import { useNavigate, useParams } from 'react-router-dom';
import { portfolioStrings } from '#schema/portfolio.ts';
import { EditingLine } from '#web/office/content/autosave/EditingLine.tsx';
import type { FormDraft } from '#web/office/content/autosave/useAutosave.ts';
import { WithDraft } from '#web/office/content/autosave/WithDraft.tsx';
import { SharePreview } from '#web/office/content/preview/SharePreview.tsx';
import { useEditConflict } from '#web/office/content/revision/useEditConflict.tsx';
import { outside } from '#web/shared/app/contact.ts';
import { OfficePage } from '#web/shared/app/OfficePage.tsx';
import { askToLeave } from '#web/shared/forms/unsaved.ts';
import { useEditForm } from '#web/shared/forms/useEditForm.ts';
import { copyLink } from '#web/shared/palette/copyLink.ts';
import { useOpenThing } from '#web/shared/palette/openThing.ts';
import { paths } from '#web/shared/paths.ts';
import { LinkButton } from '#web/shared/ui/Button.tsx';
import { ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import { EditPortfolioItemDocument } from '#web/site/portfolio/documents.ts';
import { PortfolioItemMissing } from '#web/site/portfolio/PortfolioItemMissing.tsx';
import { PortfolioForm } from './PortfolioForm.tsx';
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
      <SharePreview kind="PORTFOLIO_ITEM" itemId={item.id} />
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
      <EditingLine id={item.id} />
      <WithDraft kind="PORTFOLIO_ITEM" item={item}>
        {(written) => <Form item={item} onReload={onReload} written={written} />}
      </WithDraft>
    </OfficePage>
  );
}

type FormProps = { item: EditedItem; onReload: () => void; written: FormDraft };

function Form({ item, onReload, written }: FormProps) {
  const navigate = useNavigate();
  const { draft } = written;
  // What was written of an earlier version takes the place of a later one only when its writer says so.
  const since = draft?.basedOn ?? item.updatedAt;
  const update = useUpdatePortfolioItem({ ...item, updatedAt: since });
  const { save, question } = useEditConflict({ kind: 'PORTFOLIO_ITEM', id: item.id, since });
  const onDiscarded = () => {
    onReload();
    written.onDiscarded();
  };
  return (
    <>
      <PortfolioForm
        draft={draft}
        onDiscarded={onDiscarded}
        item={item}
        send={(input, upload, draftId) => save((isForced) => update(isForced)(input, upload, draftId))}
        onSent={(slug) => void navigate(paths.portfolioItem(slug))}
      />
      {question}
    </>
  );
}
