import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#web/shared/ui/Button.tsx';
import { Fault } from '#web/shared/ui/Field.tsx';
import { BlockRows } from './BlockRows.tsx';
import { type Faults, faultsAt, messageAt } from './faults.ts';
import { moved } from './moved.ts';
import type { FieldSpec, FieldValues } from './sectionKinds.ts';

type Props = {
  spec: FieldSpec;
  values: FieldValues;
  onChange: (change: FieldValues) => void;
  faults: Faults;
  /** The fields of an entry. */
  children: (entry: { value: FieldValues; onChange: (change: FieldValues) => void; faults: Faults }) => ReactNode;
};

/** Entries of a section in an order, each with fields of its own. Entries have no key: one is found by its place. */
export function EntriesField({ spec: { name, label, entry }, values, onChange, faults, children }: Props) {
  const list = values[name];
  const entries = Array.isArray(list) ? (list as FieldValues[]) : [];
  const [keys, setKeys] = useState(() => entries.map(() => crypto.randomUUID() as string));
  const listFaults = faultsAt(faults, name);
  const firstFault = entries.findIndex((_, index) => faultsAt(listFaults, index) !== undefined);
  const [openKey, setOpenKey] = useState<string | null>(keys[Math.max(firstFault, 0)] ?? null);
  const [shownFaults, setShownFaults] = useState(listFaults);
  // A new fault opens its entry.
  if (listFaults !== shownFaults) {
    setShownFaults(listFaults);
    const open = openKey === null ? -1 : keys.indexOf(openKey);
    if (firstFault >= 0 && faultsAt(listFaults, open) === undefined) setOpenKey(keys[firstFault] ?? null);
  }
  if (!entry) return null;
  const write = (changed: FieldValues[], changedKeys = keys) => {
    setKeys(changedKeys);
    onChange({ [name]: changed });
  };
  const nameOf = (one: FieldValues, index: number) => String(one[entry.title] || `New ${entry.noun} ${index + 1}`);
  const message = messageAt(faults, name);
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <BlockRows
        blocks={entries.map((one, index) => ({
          key: keys[index] ?? String(index),
          name: nameOf(one, index),
          hasFault: faultsAt(listFaults, index) !== undefined,
        }))}
        openKey={openKey}
        onOpen={setOpenKey}
        onMove={(from, to) => write(moved(entries, from, to), moved(keys, from, to))}
        onRemove={(index) => write(entries.toSpliced(index, 1), keys.toSpliced(index, 1))}
      >
        {(index) =>
          children({
            value: entries[index] ?? {},
            onChange: (change) => write(entries.with(index, { ...entries[index], ...change })),
            faults: faultsAt(listFaults, index),
          })
        }
      </BlockRows>
      {message && <Fault id={undefined}>{message}</Fault>}
      <Button
        variant="secondary"
        size="small"
        className="justify-self-start"
        onClick={() => {
          const key = crypto.randomUUID();
          write([...entries, entry.blank()], [...keys, key]);
          setOpenKey(key);
        }}
      >
        <Plus aria-hidden="true" className="size-4" /> {`Add a ${entry.noun}`}
      </Button>
    </fieldset>
  );
}
