import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { navigationStrings } from '#schema/navigationStrings.ts';
import { readFragment } from '#web/gql/index.ts';
import { LOAD_THEIRS, useEditConflict } from '#web/office/content/revision/useEditConflict.tsx';
import { Part } from '#web/office/site/redirect/Part.tsx';
import { useDraftEdits } from '#web/office/site/useDraftEdits.ts';
import { OfficePage } from '#web/shared/app/OfficePage.tsx';
import { fetchBeside } from '#web/shared/data/fetchBeside.ts';
import { mapOutcome, useCommand } from '#web/shared/data/useCommand.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { CheckboxField } from '#web/shared/ui/Field.tsx';
import { NavigationFragment, NavigationTimeDocument, SaveSiteNavigationDocument } from './documents.ts';
import { type Draft, draftOf, draftWith, type EntryList, faultsOf, inputOf, type LoadedNavigation } from './draft.ts';
import { EntryRows } from './EntryRows.tsx';
import { NetworkRows } from './NetworkRows.tsx';
import { SitePages } from './SitePages.tsx';
import { showNavigation } from './showNavigation.ts';

type Props = { latest: LoadedNavigation; onReload: () => Promise<unknown> };

/** Navigation, footer, networks and the parts of the site as one form, which is saved as a whole. */
export function NavigationForm({ latest, onReload }: Props) {
  const [search] = useSearchParams();
  const { draft, base, isEdited, write, forget } = useDraftEdits(latest, draftOf, () =>
    draftWith(draftOf(latest), search),
  );
  const [isChecked, setChecked] = useState(false);
  const { save, isSaving, question } = useSaveNavigation(onReload);
  const faults = faultsOf(draft);
  const onSave = async () => {
    setChecked(true);
    if (faults.size) return document.querySelector<HTMLElement>('#main [aria-invalid=true]')?.focus();
    if (!(await save(draft, base))) return;
    forget();
    setChecked(false);
  };
  const visibleFaults = isChecked ? faults : undefined;
  const entries = (list: EntryList) => (
    <EntryRows
      list={list}
      rows={draft[list]}
      draft={draft}
      faults={visibleFaults}
      onChange={(rows) => write({ [list]: rows })}
    />
  );
  return (
    <OfficePage
      title="Navigation and Footer"
      lead="What every page links to, and which parts the site has."
      actions={
        <Button busy={isSaving} disabled={!isEdited} onClick={() => void onSave()}>
          {isSaving ? 'Saving...' : 'Save'}
        </Button>
      }
    >
      <SitePages />
      <div className={`grid grid-cols-1 gap-x-10 xl:grid-cols-2 ${withoutLine}`}>
        <Part title="Navigation" text="At the top of every page. The button “Contact Us” follows.">
          {entries('main')}
        </Part>
        <Part title="Footer" text="The quick links at the end of every page. The legal pages follow.">
          {entries('footer')}
        </Part>
      </div>
      <Part
        title="Networks"
        text="In the footer, on the page About, and for search engines. The first LinkedIn page is behind the contact button too."
      >
        <NetworkRows rows={draft.networks} faults={visibleFaults} onChange={(networks) => write({ networks })} />
      </Part>
      <Part
        title="Parts of the site"
        text="A part that is switched off answers “not found”, and leaves the navigation, the footer and the sitemap. What is stored stays, and so do the API and the office."
      >
        <CheckboxField
          label="Blog"
          hint="Its pages, its feed and the pages of authors."
          checked={draft.hasBlog}
          onChange={({ target }) => write({ hasBlog: target.checked })}
        />
        <CheckboxField
          label="Affiliate programme"
          hint="Its page and the form on it. Private pages of affiliates and their links stay open."
          checked={draft.hasAffiliateProgramme}
          onChange={({ target }) => write({ hasAffiliateProgramme: target.checked })}
        />
      </Part>
      {question}
    </OfficePage>
  );
}

/** The line of the heading is above them. */
const withoutLine =
  '[&>:first-child]:mt-0 [&>:first-child]:border-t-0 [&>:first-child]:pt-0 ' +
  'xl:[&>:last-child]:mt-0 xl:[&>:last-child]:border-t-0 xl:[&>:last-child]:pt-0';

/**
 * @returns `save`, which resolves to whether the edits are over: saved, or given up for a colleague's version, which is
 *   then loaded; `question` asks the user which
 */
function useSaveNavigation(onReload: () => Promise<unknown>) {
  const [run, { loading: isSaving }] = useCommand(SaveSiteNavigationDocument, {
    sentences: { done: navigationStrings.saved, failed: navigationStrings.saveFailed },
  });
  const conflict = useEditConflict({ readUpdatedAt: readNavigationTime });
  const save = async (draft: Draft, base: LoadedNavigation): Promise<boolean> => {
    const send = async (dialogTime: string | null) => {
      const outcome = await run({ input: inputOf(draft), ifUpdatedAt: dialogTime ?? base.updatedAt });
      return mapOutcome(outcome, ({ saveSiteNavigation }) => ({
        slug: '',
        navigation: readFragment(NavigationFragment, saveSiteNavigation),
      }));
    };
    const { data, failure } = await conflict.save(send);
    if (failure && failure.code !== LOAD_THEIRS) return false;
    if (failure) await onReload();
    else showNavigation((data as Awaited<ReturnType<typeof send>>['data'])?.navigation);
    return true;
  };
  return { save, isSaving, question: conflict.question };
}

async function readNavigationTime(): Promise<string | null> {
  const result = await fetchBeside(NavigationTimeDocument, {}).catch(() => null);
  return result?.siteNavigation.updatedAt ?? null;
}
