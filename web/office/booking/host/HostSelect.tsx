import { SelectField } from '#web/shared/ui/Field.tsx';
import type { Host } from './useOffice.ts';

type Props = {
  hosts: readonly Host[];
  /** Id of the selected host; empty for all. */
  value: string;
  onChoose: (id: string) => void;
  /** Label of the option for all hosts; without it one host must be selected. */
  allLabel?: string;
};

/** Renders nothing for a single host. */
export function HostSelect({ hosts, value, onChoose, allLabel }: Props) {
  if (hosts.length < 2) return null;
  return (
    <div className="tools mb-3">
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
