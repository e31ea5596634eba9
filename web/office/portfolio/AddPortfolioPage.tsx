import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useNewDraft } from '#web/office/content/autosave/useNewDraft.ts';
import { WithDraft } from '#web/office/content/autosave/WithDraft.tsx';
import { useDraftSentence } from '#web/office/content/edit/useDraftSentence.ts';
import { useCreateContent } from '#web/office/content/edit/useSaveContent.ts';
import { OfficePage } from '#web/shared/app/OfficePage.tsx';
import { paths } from '#web/shared/paths.ts';
import { LinkButton } from '#web/shared/ui/Button.tsx';
import { useTopOnOpen } from '#web/shared/ui/useTopOnOpen.ts';
import { PortfolioForm } from './PortfolioForm.tsx';
import { saveConfig } from './saveConfig.ts';

export function AddPortfolioPage() {
  useTopOnOpen();
  const create = useCreateContent(saveConfig);
  const draftSentence = useDraftSentence();
  const { props, renew } = useNewDraft();
  const { key, ...draft } = props;
  const [last, setLast] = useState<{ slug: string; title: string; sentence: string | null } | null>(null);
  const createdRef = useRef<HTMLParagraphElement>(null);
  // The submit button is disabled while the form is sent, and so loses the focus.
  useEffect(() => {
    if (last) createdRef.current?.focus();
  }, [last]);
  const manage = (
    <LinkButton variant="secondary" to={paths.managePortfolio}>
      Manage Portfolio
    </LinkButton>
  );
  return (
    <OfficePage title="Add New Portfolio Item" actions={manage}>
      {last && (
        <p ref={createdRef} tabIndex={-1} className="mb-8 border-l-8 border-ok bg-sheet px-5 py-4 wrap-anywhere">
          {'Created: '}
          <Link to={paths.portfolioItem(last.slug)} className="link font-semibold">
            {last.title}
          </Link>
          {' · '}
          <Link to={paths.editPortfolio(last.slug)} className="link font-semibold">
            Continue writing
          </Link>
          {last.sentence && <span className="block">{last.sentence}</span>}
        </p>
      )}
      <WithDraft key={key} kind="PORTFOLIO_ITEM" {...draft}>
        {(formDraft) => (
          <PortfolioForm
            {...formDraft}
            send={create}
            onSent={(slug, sent) => {
              setLast({ slug, title: sent.title, sentence: draftSentence(sent) });
              renew();
              scrollTo(0, 0);
            }}
          />
        )}
      </WithDraft>
    </OfficePage>
  );
}
