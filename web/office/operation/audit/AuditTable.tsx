import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { shortDateTime } from '#web/shared/dates.ts';
import { exactTime } from '#web/shared/ui/fieldText.ts';
import { type Column, type Rows, Table } from '#web/shared/ui/Table.tsx';
import { Changes } from './Changes.tsx';
import { type AuditEntry, headline, wayOf } from './entryText.ts';

export function AuditTable(rows: Rows<AuditEntry>) {
  // Here and not in the rows, because rows out of view are unmounted.
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const onToggle = (id: string, isOpen: boolean) =>
    setOpen((known) => {
      const next = new Set(known);
      if (isOpen) next.add(id);
      else next.delete(id);
      return next;
    });

  const columns: Column<AuditEntry>[] = [
    { head: 'When', className: 'align-top! md:w-48 xl:whitespace-nowrap', cell: When },
    { head: 'Who', className: 'align-top! wrap-anywhere md:w-44', cell: Who },
    {
      head: 'What',
      title: true,
      className: 'align-top! wrap-anywhere max-md:order-first',
      cell: (entry) => (
        <What entry={entry} isOpen={open.has(entry.id)} onToggle={(isOpen) => onToggle(entry.id, isOpen)} />
      ),
    },
    {
      head: 'From',
      className: 'align-top! wrap-anywhere md:w-40',
      cell: ({ address }) => <span className="font-mono text-xs">{address ?? '–'}</span>,
    },
  ];
  return <Table caption="Changes by staff, newest first" columns={columns} {...rows} />;
}

const When = ({ at }: AuditEntry) => (
  <time dateTime={at} title={exactTime(at)}>
    {shortDateTime(at)}
  </time>
);

const Who = (entry: AuditEntry) => {
  const way = wayOf(entry);
  return (
    <div>
      {entry.actor.name}
      {way && <span className="block text-xs text-ink-soft">{way}</span>}
    </div>
  );
};

type WhatProps = { entry: AuditEntry; isOpen: boolean; onToggle: (isOpen: boolean) => void };

/** The action and its subject; expands to the values before and after. */
function What({ entry, isOpen, onToggle }: WhatProps) {
  const id = useId();
  const { actor, subject } = entry;
  // A sign-in has no other subject.
  const isOneself = subject.id !== null && subject.id === actor.id;
  return (
    // Not a class of the column, whose header stays bold.
    <div className="font-normal">
      <button
        type="button"
        className="flex w-full items-start gap-2 text-left"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => onToggle(!isOpen)}
      >
        <ChevronRight
          aria-hidden="true"
          className={`mt-[0.15em] size-4.5 shrink-0 text-ink-soft transition-transform ${isOpen ? 'rotate-90' : ''}`}
        />
        <span>
          <span className="font-semibold">{headline(entry)}</span>{' '}
          {!isOneself && <span className="text-ink-soft">{subject.label}</span>}
        </span>
      </button>
      {isOpen && <Changes id={id} entry={entry} />}
    </div>
  );
}
