import { SelectField } from '#web/shared/ui/Field.tsx';
import type { Host } from './useOffice.ts';

type Props = {
  hosts: readonly Host[];
  /** The id of the host that is chosen; empty for all. */
  value: string;
  onChoose: (id: string) => void;
  /** The first choice that stands for all of them; left out, one has to be chosen. */
  allLabel?: string;
};

/** Chooses one of several hosts; of one there is nothing to choose. */
export function HostSelect({ hosts, value, onChoose, allLabel }: Props) {
  if (hosts.length < 2) return null;
  return (
    <div className="mb-8 sm:w-72">
      <SelectField label="Host" value={value} onChange={({ target }) => onChoose(target.value)}>
        {allLabel && <option value="">{allLabel}</option>}
        {hosts.map(({ id, name, isActive }) => (
          <option key={id} value={id}>
            {isActive ? name : `${name} (takes no calls now)`}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
