import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useDates } from '#web/shared/app/useDates.tsx';
import { auditOrders } from '#web/shared/lists/listOrder.ts';
import { type Column, type Rows, Table } from '#web/shared/ui/Table.tsx';
import { Changes } from './Changes.tsx';
import { type AuditEntry, accessLabelOf, headline } from './entryText.ts';

export function AuditTable(rows: Rows<AuditEntry>) {
  // Here and not in the rows, because rows out of view are unmounted.
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const onToggle = (id: string, isOpen: boolean) =>
    setOpen((previous) => {
      const next = new Set(previous);
      if (isOpen) next.add(id);
      else next.delete(id);
      return next;
    });

  const columns: Column<AuditEntry>[] = [
    {
      head: 'When',
      order: 'AT',
      className: 'align-top! md:w-48 xl:whitespace-nowrap',
      cell: (entry) => <When {...entry} />,
    },
    { head: 'Who', className: 'align-top! wrap-anywhere md:w-44', cell: ActorCell },
    {
      head: 'What',
      title: true,
      className: 'align-top! wrap-anywhere max-md:order-first',
      cell: (entry) => (
        <ChangeCell entry={entry} isOpen={open.has(entry.id)} onToggle={(isOpen) => onToggle(entry.id, isOpen)} />
      ),
    },
    {
      head: 'From',
      className: 'align-top! wrap-anywhere md:w-40',
      cell: ({ address }) => <span className="font-mono text-xs">{address ?? '–'}</span>,
    },
  ];
  return <Table caption="Changes by staff" columns={columns} orders={auditOrders} {...rows} />;
}

function When({ at }: AuditEntry) {
  const { exactTime, shortDateTime } = useDates();
  return (
    <time dateTime={at} title={exactTime(at)}>
      {shortDateTime(at)}
    </time>
  );
}

const ActorCell = (entry: AuditEntry) => {
  const accessLabel = accessLabelOf(entry);
  return (
    <div>
      <bdi dir="auto">{entry.actor.name}</bdi>
      {accessLabel && <span className="block text-xs text-ink-soft">{accessLabel}</span>}
    </div>
  );
};

type WhatProps = { entry: AuditEntry; isOpen: boolean; onToggle: (isOpen: boolean) => void };

function ChangeCell({ entry, isOpen, onToggle }: WhatProps) {
  const id = useId();
  const { actor, subject } = entry;
  // A sign-in has no other subject.
  const isOneself = subject.subjectId !== null && subject.subjectId === actor.userId;
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
          {!isOneself && (
            <bdi dir="auto" className="text-ink-soft">
              {subject.label}
            </bdi>
          )}
        </span>
      </button>
      {isOpen && <Changes id={id} entry={entry} />}
    </div>
  );
}
