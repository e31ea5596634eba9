import { useState } from 'react';
import { textFault } from '#schema/pageText.ts';
import { applyChanges, type Changes, type EditedField, type EditedPage } from './editedPage.ts';

type Edits = { base: EditedPage; changes: Changes };

/**
 * Unsaved edits of a page. From the first change on, the page stays as loaded; changes by others are handled when it is
 * saved.
 * @param latest the stored page
 */
export function usePageEdits(latest: EditedPage) {
  const [edits, setEdits] = useState<Edits | null>(null);
  const page = edits?.base ?? latest;
  const changes: Changes = edits?.changes ?? new Map();
  const fields = applyChanges(page.fields, changes);
  const write = (changedFields: readonly [EditedField, Pick<EditedField, 'text' | 'picture'>][]) =>
    setEdits((before) => {
      const base = before?.base ?? latest;
      const next = new Map(before?.changes);
      for (const [{ name }, change] of changedFields) {
        const stored = base.fields.find((field) => field.name === name);
        if (stored?.text === change.text) next.delete(name);
        else next.set(name, change);
      }
      return next.size ? { base, changes: next } : null;
    });
  return {
    page,
    fields,
    changes,
    isUnsaved: edits !== null,
    faults: new Map(fields.flatMap(({ name, kind, text }) => (changes.has(name) ? faultOf(name, kind, text) : []))),
    setText: (field: EditedField, text: string, picture: EditedField['picture'] = null) =>
      write([[field, { text, picture }]]),
    /** Restores the original of all texts, or of some. */
    reset: (resetFields: readonly EditedField[] = fields) =>
      write(resetFields.map((field) => [field, { text: field.original, picture: null }])),
    discard: () => setEdits(null),
  };
}

export type PageEdits = ReturnType<typeof usePageEdits>;

function faultOf(name: string, kind: EditedField['kind'], text: string): [[name: string, fault: string]] | [] {
  const fault = textFault(kind, text);
  return fault ? [[name, fault]] : [];
}
