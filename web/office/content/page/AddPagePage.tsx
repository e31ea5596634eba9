import { useNavigate } from 'react-router-dom';
import { useNewDraft } from '#web/office/content/autosave/useNewDraft.ts';
import { WithDraft } from '#web/office/content/autosave/WithDraft.tsx';
import { useDraftSentence } from '#web/office/content/edit/useDraftSentence.ts';
import { useCreateContent } from '#web/office/content/edit/useSaveContent.ts';
import { OfficePage } from '#web/shared/app/OfficePage.tsx';
import { paths } from '#web/shared/paths.ts';
import { LinkButton } from '#web/shared/ui/Button.tsx';
import { useTopOnOpen } from '#web/shared/ui/useTopOnOpen.ts';
import type { CreatedPage } from './CreatedNotice.tsx';
import { PageForm } from './PageForm.tsx';
import { saveConfig } from './saveConfig.ts';

/** After the page is created, one stays on it. */
export function AddPagePage() {
  useTopOnOpen();
  const navigate = useNavigate();
  const create = useCreateContent(saveConfig);
  const draftSentence = useDraftSentence();
  const { key, ...draft } = useNewDraft().props;
  const manage = (
    <LinkButton variant="secondary" to={paths.managePages}>
      Manage Pages
    </LinkButton>
  );
  return (
    <OfficePage title="Add New Page" actions={manage}>
      <WithDraft key={key} kind="PAGE" {...draft}>
        {(formDraft) => (
          <PageForm
            {...formDraft}
            send={create}
            onSent={(slug, sent) => {
              const created: CreatedPage = { slug, title: sent.title, sentence: draftSentence(sent) };
              void navigate(paths.editPage(slug), { state: { created }, replace: true });
            }}
          />
        )}
      </WithDraft>
    </OfficePage>
  );
}
