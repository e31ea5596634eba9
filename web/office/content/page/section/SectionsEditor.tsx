import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { PageSection, SectionType } from '#schema/pageSections.ts';
import { Fault } from '#web/shared/ui/Field.tsx';
import type { PageFormState } from '../usePageForm.ts';
import { AddSection } from './AddSection.tsx';
import { BlockRows } from './BlockRows.tsx';
import { faultsAt, messageAt, sectionFaults } from './faults.ts';
import { moved } from './moved.ts';
import { SectionFields } from './SectionFields.tsx';
import { SectionsFrame } from './SectionsFrame.tsx';
import { newSection, sectionKinds, summaryOf } from './sectionKinds.ts';
import { TemplateChoice } from './TemplateChoice.tsx';
import { useSections } from './useSections.ts';

type Props = { form: PageFormState; isNew: boolean; onTitle: () => void };

/** The sections of a page: their list, in which one is open with its fields, beside the page as it will look. */
export function SectionsEditor({ form, isNew, onTitle }: Props) {
  const title = useWatch({ control: form.control, name: 'title' });
  const list = useRef<HTMLDivElement>(null);
  const edited = useSections(form, list);
  const { sections, faults, openKey, open, focusFields, addingAt, setAddingAt, write } = edited;
  const openSection = sections.find(({ key }) => key === openKey);
  const adder = (index: number, isLast: boolean) => (
    <AddSection
      isOpen={addingAt === index}
      onToggle={(isOpen) => setAddingAt(isOpen ? index : null)}
      onAdd={(type: SectionType) => edited.insert(newSection(type), index)}
      count={sections.length}
      isLast={isLast}
      place={`before ${index + 1}. ${sections[index] ? sectionKinds[sections[index].type].name : ''}`}
    />
  );
  const message = messageAt(form.formState.errors, 'sections');
  if (sections.length === 0)
    return (
      <div>
        {isNew && <TemplateChoice form={form} onTitle={onTitle} />}
        <h2 className="mt-4 text-xl">{isNew ? 'Or begin with a section' : 'No sections yet'}</h2>
        <div className="max-w-[44rem]">{adder(0, true)}</div>
        {message && <Fault id={undefined}>{message}</Fault>}
      </div>
    );
  const columns = openSection?.type === 'text' ? 'lg:grid-cols-2' : 'lg:grid-cols-[23rem_minmax(0,1fr)]';
  return (
    <div className={`grid grid-cols-1 items-start gap-6 ${columns}`}>
      <div ref={list} className="min-w-0 lg:sticky lg:top-0 lg:max-h-[calc(100dvh-5rem)] lg:overflow-y-auto">
        <h2 className="sr-only">Sections</h2>
        {message && <Fault id={undefined}>{message}</Fault>}
        <BlockRows
          blocks={sections.map((section, index) => ({
            key: section.key,
            name: sectionKinds[section.type].name,
            note: summaryOf(section),
            hasFault: faultsAt(faults, index) !== undefined,
          }))}
          openKey={openKey}
          onOpen={open}
          onMove={(from, to) => write((before) => moved(before, from, to))}
          onRemove={edited.remove}
          onDuplicate={edited.duplicate}
          before={(index) => adder(index, false)}
        >
          {(index) => {
            const section = sections[index] as PageSection;
            return (
              <SectionFields
                fields={sectionKinds[section.type].fields}
                value={section}
                onChange={(change) =>
                  write((before) =>
                    before.map((one) => (one.key === section.key ? ({ ...one, ...change } as PageSection) : one)),
                  )
                }
                faults={sectionFaults(faults, index, section)}
                isDisabled={form.formState.isSubmitting}
              />
            );
          }}
        </BlockRows>
        {adder(sections.length, true)}
      </div>
      <SectionsFrame
        title={title}
        sections={sections}
        openKey={openKey}
        onEdit={(key) => {
          open(key);
          focusFields(key);
        }}
        onAdd={setAddingAt}
      />
    </div>
  );
}
