import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { pageStrings } from '#schema/pageStrings.ts';
import { useNewDraft } from '#web/office/content/autosave/useNewDraft.ts';
import { WithDraft } from '#web/office/content/autosave/WithDraft.tsx';
import { useCreateContent } from '#web/office/content/edit/useSaveContent.ts';
import { OfficePage } from '#web/shared/app/OfficePage.tsx';
import { paths } from '#web/shared/paths.ts';
import { LinkButton } from '#web/shared/ui/Button.tsx';
import { useTopOnOpen } from '#web/shared/ui/useTopOnOpen.ts';
import { NavigationLink } from './NavigationLink.tsx';
import { PageForm } from './PageForm.tsx';
import { saveConfig } from './saveConfig.ts';

export function AddPagePage() {
  useTopOnOpen();
  const create = useCreateContent(saveConfig);
  const { props, renew } = useNewDraft();
  const { key, ...draft } = props;
  const [last, setLast] = useState<{ slug: string; title: string; isDraft: boolean } | null>(null);
  const createdRef = useRef<HTMLDivElement>(null);
  // The submit button is disabled while the form is sent, and so loses the focus.
  useEffect(() => {
    if (last) createdRef.current?.focus();
  }, [last]);
  const manage = (
    <LinkButton variant="secondary" to={paths.managePages}>
      Manage Pages
    </LinkButton>
  );
  return (
    <OfficePage title="Add New Page" actions={manage}>
      {last && (
        <div ref={createdRef} tabIndex={-1} className="mb-8 border-l-8 border-ok bg-sheet px-5 py-4 wrap-anywhere">
          <p>
            {'Created: '}
            <Link to={paths.page(last.slug)} dir="auto" className="link font-semibold">
              {last.title}
            </Link>
            {' · '}
            <Link to={paths.editPage(last.slug)} className="link font-semibold">
              Continue editing
            </Link>
          </p>
          {last.isDraft && <p>{pageStrings.draftSaved}</p>}
          <NavigationLink slug={last.slug} title={last.title} />
        </div>
      )}
      <WithDraft key={key} kind="PAGE" {...draft}>
        {(formDraft) => (
          <PageForm
            {...formDraft}
            send={create}
            onSent={(slug, { title, isPublished }) => {
              setLast({ slug, title, isDraft: !isPublished });
              renew();
              scrollTo(0, 0);
            }}
          />
        )}
      </WithDraft>
    </OfficePage>
  );
}
