import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { toast } from 'react-hot-toast';
import { MAX_SECTIONS, type PageSection, pageSectionStrings } from '#schema/pageSections.ts';
import { toastWithUndo } from '#web/shared/ui/undo.tsx';
import type { PageFormState } from '../usePageForm.ts';
import { faultsAt } from './faults.ts';
import { sectionKinds } from './sectionKinds.ts';

/**
 * The sections in the form, which of them is open (`openKey`), and before which one another is being added (`addingAt`).
 * @param list contains the rows of the sections
 */
export function useSections(form: PageFormState, list: RefObject<HTMLElement | null>) {
  const { control, formState } = form;
  const sections = useWatch({ control, name: 'sections' });
  const faults = formState.errors.sections;
  const [openKey, setOpenKey] = useState<string | null>(null);
  const [addingAt, setAddingAt] = useState<number | null>(null);

  const focusFields = useFieldFocus(list);

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

  const remove = (index: number) => {
    const section = sections[index];
    if (!section) return;
    write((before) => before.filter(({ key }) => key !== section.key));
    const sentence = `${sectionKinds[section.type].name} removed.`;
    toastWithUndo(sentence, () => {
      write((before) => before.toSpliced(index, 0, section));
      toast.success('It is back.');
    });
  };
  const duplicate = (index: number) => {
    const section = sections[index];
    if (section) insert({ ...structuredClone(section), key: crypto.randomUUID() }, index + 1);
  };
  return {
    ...{ sections, faults, openKey, open, focusFields, addingAt, setAddingAt },
    ...{ write, insert, remove, duplicate },
  };
}

/** @returns focuses the first field of a section once it is open: the first faulty one, if any */
function useFieldFocus(list: RefObject<HTMLElement | null>): (key: string | null) => void {
  const [focusKey, setFocusKey] = useState<string | null>(null);
  useEffect(() => {
    if (!focusKey) return;
    const row = list.current?.querySelector(`[data-block="${focusKey}"]`);
    const fields = 'input, textarea, select, [contenteditable=true]';
    const field = row?.querySelector<HTMLElement>('[aria-invalid=true]') ?? row?.querySelector<HTMLElement>(fields);
    (field ?? row?.querySelector<HTMLElement>('button'))?.focus();
    setFocusKey(null);
  }, [focusKey, list]);
  return setFocusKey;
}
