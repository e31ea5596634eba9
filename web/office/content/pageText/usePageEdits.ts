import { useState } from 'react';
import { textFault } from '#schema/pageText.ts';
import { entriesOf, textsOfEntries } from '#schema/pageTexts/entryLists.ts';
import { type PageList, sitePages } from '#schema/pageTexts/pages.ts';
import { addedField, applyChanges, type Changes, type EditedField, type EditedPage } from './editedPage.ts';

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
  const fields = applyChanges(page, changes);
  const write = (changedFields: readonly (readonly [EditedField, Pick<EditedField, 'text' | 'picture'>])[]) =>
    setEdits((before) => {
      const base = before?.base ?? latest;
      const next = new Map(before?.changes);
      for (const [{ name }, change] of changedFields) {
        const stored = base.fields.find((field) => field.name === name);
        if ((stored?.text ?? '') === change.text) next.delete(name);
        else next.set(name, change);
      }
      return next.size ? { base, changes: next } : null;
    });
  /** The text of that name, also of an entry that the page does not have yet. */
  const fieldNamed = (wanted: string | null): EditedField | undefined =>
    wanted === null
      ? undefined
      : (fields.find(({ name }) => name === wanted) ?? addedField(sitePages[page.page], wanted));
  return {
    page,
    fields,
    fieldNamed,
    /** The entries of a list, without empty ones. */
    entriesOf: (list: PageList) => entriesOf(list, Object.fromEntries(fields.map(({ name, text }) => [name, text]))),
    /** Replaces the entries of a list. @param entries texts of the entries, in the order of the list's parts */
    setEntries: (list: PageList, entries: readonly (readonly string[])[]) =>
      write(
        Object.entries(textsOfEntries(list, entries)).flatMap(([name, text]) => {
          const field = fieldNamed(name);
          const picture = (text && fields.find((one) => one.picture?.id === text)?.picture) || null;
          return field ? [[field, { text, picture }] as const] : [];
        }),
      ),
    changes,
    isUnsaved: edits !== null,
    faults: new Map(fields.flatMap(({ name, kind, text }) => (changes.has(name) ? faultOf(name, kind, text) : []))),
    setText: (field: EditedField, text: string, picture: EditedField['picture'] = null) =>
      write([[field, { text, picture }]]),
    /** Restores the original of all texts, or of some. */
    reset: (resetFields: readonly EditedField[] = fields) =>
      write(resetFields.map((field) => [field, { text: field.original, picture: field.originalPicture }])),
    discard: () => setEdits(null),
  };
}

export type PageEdits = ReturnType<typeof usePageEdits>;

function faultOf(name: string, kind: EditedField['kind'], text: string): [[name: string, fault: string]] | [] {
  const fault = textFault(kind, text);
  return fault ? [[name, fault]] : [];
}
