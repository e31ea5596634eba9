import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { toast } from 'react-hot-toast';
import { MAX_SECTIONS, type PageSection, pageSectionStrings, type SectionType } from '#schema/pageSections.ts';
import { Fault } from '#web/shared/ui/Field.tsx';
import { offerUndo } from '#web/shared/ui/undo.tsx';
import type { PageFormState } from '../usePageForm.ts';
import { AddSection } from './AddSection.tsx';
import { BlockRows } from './BlockRows.tsx';
import { faultsAt, messageAt, sectionFaults } from './faults.ts';
import { moved } from './moved.ts';
import { SectionFields } from './SectionFields.tsx';
import { SectionsFrame } from './SectionsFrame.tsx';
import { newSection, sectionKinds, summaryOf } from './sectionKinds.ts';
import { TemplateChoice } from './TemplateChoice.tsx';

type Props = { form: PageFormState; isNew: boolean; onTitle: () => void };

/** The sections of a page: their list, in which one is open with its fields, beside the page as it will look. */
export function SectionsEditor({ form, isNew, onTitle }: Props) {
  const { control, formState } = form;
  const sections = useWatch({ control, name: 'sections' });
  const title = useWatch({ control, name: 'title' });
  const faults = formState.errors.sections;
  const [openKey, setOpenKey] = useState<string | null>(null);
  const [addingAt, setAddingAt] = useState<number | null>(null);
  const list = useRef<HTMLDivElement>(null);

  const write = (change: (before: readonly PageSection[]) => PageSection[]) =>
    form.setValue('sections', change(form.getValues('sections')), {
      shouldDirty: true,
      shouldValidate: form.formState.errors.sections !== undefined,
    });
  const open = (key: string | null) => {
    setAddingAt(null);
    setOpenKey(key);
  };
  const insert = (section: PageSection, index: number) => {
    if (sections.length >= MAX_SECTIONS) return void toast.error(pageSectionStrings.tooManySections);
    write((before) => before.toSpliced(index, 0, section));
    open(section.key);
    focusFields(section.key);
  };
  /** Focuses the first field of a section once it is open. */
  const [focusKey, focusFields] = useState<string | null>(null);
  useEffect(() => {
    if (!focusKey) return;
    const row = list.current?.querySelector(`[data-block="${focusKey}"]`);
    const fields = 'input, textarea, select, [contenteditable=true]';
    const field = row?.querySelector<HTMLElement>('[aria-invalid=true]') ?? row?.querySelector<HTMLElement>(fields);
    (field ?? row?.querySelector<HTMLElement>('button'))?.focus();
    focusFields(null);
  }, [focusKey]);

  // A refusal opens the first section that has one, unless a field above it has the focus.
  const showFaults = useEffectEvent(() => {
    const { title, slug } = form.formState.errors;
    const index = sections.findIndex((_, one) => faultsAt(faults, one) !== undefined);
    const key = sections[index]?.key;
    if (!key || title || slug) return;
    open(key);
    focusFields(key);
  });
  const { submitCount, isSubmitting } = formState;
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) showFaults();
  }, [submitCount, isSubmitting]);

  const onRemove = (index: number) => {
    const section = sections[index];
    if (!section) return;
    write((before) => before.filter(({ key }) => key !== section.key));
    const sentence = `${sectionKinds[section.type].name} removed.`;
    toast.success(sentence);
    offerUndo(sentence, () => {
      write((before) => before.toSpliced(index, 0, section));
      toast.success('It is back.');
    });
  };
  const onDuplicate = (index: number) => {
    const section = sections[index];
    if (section) insert({ ...structuredClone(section), key: crypto.randomUUID() }, index + 1);
  };
  const openSection = sections.find(({ key }) => key === openKey);
  const adder = (index: number, isLast: boolean) => (
    <AddSection
      isOpen={addingAt === index}
      onToggle={(isOpen) => setAddingAt(isOpen ? index : null)}
      onAdd={(type: SectionType) => insert(newSection(type), index)}
      count={sections.length}
      isLast={isLast}
      place={`before ${index + 1}. ${sections[index] ? sectionKinds[sections[index].type].name : ''}`}
    />
  );
  const message = messageAt(formState.errors, 'sections');
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
          onRemove={onRemove}
          onDuplicate={onDuplicate}
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
                isDisabled={isSubmitting}
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
