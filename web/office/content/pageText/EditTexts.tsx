import { pageLists, sitePages } from '#schema/pageTexts/pages.ts';
import { LOAD_THEIRS, useEditConflict } from '#web/office/content/revision/useEditConflict.tsx';
import { OfficePage } from '#web/shared/app/OfficePage.tsx';
import { useLeaveWarning } from '#web/shared/forms/useLeaveWarning.ts';
import { EntryListEditor } from './EntryListEditor.tsx';
import { type EditedPage, isListed } from './editedPage.ts';
import { HomeSections } from './HomeSections.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { PageActions } from './PageActions.tsx';
import { PageFrame } from './PageFrame.tsx';
import { TextList } from './TextList.tsx';
import { TextPanel } from './TextPanel.tsx';
import { useOpenText } from './useOpenText.ts';
import { usePageEdits } from './usePageEdits.ts';
import { readPageTime, useSavePageTexts } from './useSavePageTexts.ts';

type Props = { latest: EditedPage; onReload: () => Promise<unknown> };

/** Editor of a page's texts: shows the page with the unsaved edits, which are saved together. */
export function EditTexts({ latest, onReload }: Props) {
  const edits = usePageEdits(latest);
  const [send, isSaving] = useSavePageTexts(edits);
  const { save, question } = useEditConflict({ readUpdatedAt: () => readPageTime(latest) });
  const { field, panel, refusals, open, close, showRefusals } = useOpenText(edits);
  useLeaveWarning(edits.isUnsaved);

  const onSave = async () => {
    const [invalidName] = edits.faults.keys();
    if (invalidName) return open(invalidName);
    const { failure } = await save(send);
    if (failure && failure.code !== LOAD_THEIRS) return showRefusals(failure.fields);
    if (failure) await onReload();
    edits.discard();
    showRefusals({});
  };

  const sections = edits.fields.find(({ kind }) => kind === 'SECTIONS');
  const columns = field?.kind === 'MARKDOWN' ? 'lg:grid-cols-2' : 'lg:grid-cols-[20rem_minmax(0,1fr)]';
  return (
    <OfficePage
      title={`Texts: ${latest.title}`}
      tabs={<LanguageChoice language={latest.language} />}
      lead="Press a text to change it. Visitors see it once you save."
      actions={<PageActions edits={edits} isSaving={isSaving} onSave={() => void onSave()} />}
    >
      <div className={`grid grid-cols-1 gap-8 ${columns}`}>
        {/* On a phone the list of texts is below the page, and an open text above it. */}
        <div
          className={`min-w-0 lg:sticky lg:top-6 lg:max-h-[90vh] lg:self-start lg:overflow-y-auto ${field ? '' : 'max-lg:order-last'}`}
        >
          {field ? (
            <TextPanel
              key={field.name}
              ref={panel}
              field={field}
              edits={edits}
              refusal={refusals[field.name]}
              onDone={close}
            />
          ) : (
            <>
              {sections && (
                <HomeSections
                  text={sections.text}
                  onChange={(text) => edits.setText(sections, text)}
                  error={edits.faults.get(sections.name) ?? refusals[sections.name]}
                />
              )}
              <TextList edits={edits} refusals={refusals} onEdit={open} />
              {(pageLists[sitePages[latest.page]] ?? [])
                .filter(({ name }) => isListed(edits.fields, { name, kind: 'LINE' }))
                .map((list) => (
                  <EntryListEditor key={list.name} list={list} edits={edits} onEdit={open} />
                ))}
            </>
          )}
        </div>
        <PageFrame page={edits.page} fields={edits.fields} onEdit={open} />
      </div>
      {question}
    </OfficePage>
  );
}
