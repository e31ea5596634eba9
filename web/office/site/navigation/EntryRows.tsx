import { isOff } from '#schema/navigation.ts';
import { Badge } from '#web/shared/ui/Badge.tsx';
import { Button } from '#web/shared/ui/Button.tsx';
import { Fault } from '#web/shared/ui/Field.tsx';
import { SortableRows } from '#web/shared/ui/SortableRows.tsx';
import { Cell } from './Cell.tsx';
import { type Draft, type DraftEntry, type EntryList, type Faults, newEntry } from './draft.ts';
import { SITE_PAGES } from './SitePages.tsx';

type Props = {
  list: EntryList;
  rows: readonly DraftEntry[];
  draft: Draft;
  faults: Faults | undefined;
  onChange: (rows: DraftEntry[]) => void;
};

const words = {
  main: { add: 'Add to the navigation', none: 'The navigation has only the button.' },
  footer: { add: 'Add to the footer', none: 'The footer has no quick links.' },
};

export function EntryRows({ list, rows, draft, faults, onChange }: Props) {
  const { hasBlog, hasAffiliateProgramme } = draft;
  const parts = { navigation: { ...draft, networks: [], hasBlog, hasAffiliateProgramme, updatedAt: '' } };
  const change = (row: DraftEntry) => onChange(rows.map((one) => (one.key === row.key ? row : one)));
  const fault = faults?.get(list);
  return (
    <div className="min-w-0">
      {rows.length === 0 && <p className="text-ink-soft">{words[list].none}</p>}
      <SortableRows rows={rows} keyOf={({ key }) => key} nameOf={nameOf} isTall onChange={onChange}>
        {(row) => {
          const at = `${list}.${rows.indexOf(row)}`;
          return (
            <div className="grid gap-1.5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
              <Cell
                label={`Name of ${nameOf(row)}`}
                placeholder="Name"
                value={row.label}
                error={faults?.get(`${at}.label`)}
                onChange={({ target }) => change({ ...row, label: target.value })}
              />
              <Cell
                label={`Address of ${nameOf(row)}`}
                placeholder="/page or https://…"
                list={SITE_PAGES}
                inputMode="url"
                spellCheck={false}
                value={row.to}
                error={faults?.get(`${at}.to`)}
                onChange={({ target }) => change({ ...row, to: target.value })}
              />
              {isOff(parts, row.to) && (
                <p className="sm:col-span-2">
                  <Badge>Switched off</Badge>
                </p>
              )}
            </div>
          );
        }}
      </SortableRows>
      {fault && <Fault id={undefined}>{fault}</Fault>}
      <Button variant="secondary" size="small" className="mt-3" onClick={() => onChange([...rows, newEntry()])}>
        {words[list].add}
      </Button>
    </div>
  );
}

const nameOf = ({ label }: DraftEntry) => label || 'the new entry';
