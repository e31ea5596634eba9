import { sourceLabel } from '#schema/sourceLabel.ts';
import { SelectField } from '#web/shared/ui/Field.tsx';
import { useSourceNames } from './useSourceNames.ts';

type Props = { source: string; className?: string; onChoose: (source: string) => void };

/** Chooses a source among those that enquiries come from; what the address names stays, though nothing comes from it now. */
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
