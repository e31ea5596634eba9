import { useId } from 'react';
import { MAX_LIST_ENTRIES } from '#schema/pageTexts/entryLists.ts';
import type { PageList } from '#schema/pageTexts/pages.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { SortableRows } from '#web/shared/ui/SortableRows.tsx';
import type { PageEdits } from './usePageEdits.ts';

type Props = { list: PageList; edits: PageEdits; onEdit: (name: string) => void };

export function EntryListEditor({ list, edits, onEdit }: Props) {
  const id = useId();
  const entries = edits.entriesOf(list);
  const write = (changed: typeof entries) =>
    edits.setEntries(
      list,
      changed.map(({ texts }) => texts),
    );
  const add = () => {
    // Without gaps, so that the new entry is the last one.
    write(entries);
    onEdit(`${list.name}${entries.length + 1}${list.parts[0]}`);
  };
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="text-lg">
        {list.title}
      </h2>
      <SortableRows
        rows={entries}
        keyOf={({ texts }) => texts.join('\n')}
        nameOf={({ texts }) => texts.find(Boolean) ?? ''}
        onChange={write}
      />
      {entries.length < MAX_LIST_ENTRIES ? (
        <Button variant="secondary" size="small" className="mt-3" onClick={add}>
          {`Add a ${list.entry.toLowerCase()}`}
        </Button>
      ) : (
        <p className="mt-3 text-sm text-ink-soft">{`At most ${MAX_LIST_ENTRIES} entries.`}</p>
      )}
    </section>
  );
}
