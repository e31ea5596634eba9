import { sourceLabel } from '#schema/sourceLabel.ts';
import { SelectField } from '#web/shared/ui/Field.tsx';
import { useSourceNames } from './useSourceNames.ts';

type Props = { source: string; className?: string; onChoose: (source: string) => void };

/** Filter by source; includes the one in the address, even if it has no enquiries now. */
export function SourceFilter({ source, className, onChoose }: Props) {
  const names = useSourceNames();
  const options = source && !names.includes(source) ? [source, ...names] : names;
  return (
    <SelectField
      label="Source"
      {...(className && { className })}
      value={source}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">Any</option>
      {options.map((name) => (
        <option key={name} value={name}>
          {sourceLabel(name)}
        </option>
      ))}
    </SelectField>
  );
}
