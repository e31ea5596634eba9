import { FieldDiff } from './FieldDiff.tsx';
import { labelOf } from './fields.ts';
import type { FieldConflict } from './mergeFields.ts';

type Props = {
  conflicts: readonly FieldConflict[];
  /** Names of the fields of which theirs is taken. */
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
};

export const FieldChoices = ({ conflicts, chosen, onChoose }: Props) => (
  <div className="mb-6 grid grid-cols-1 gap-5">
    {conflicts.map(({ name, change }) => (
      <fieldset key={name} className="grid min-w-0 grid-cols-1 gap-2">
        <legend className="sr-only">{labelOf(name)}</legend>
        <FieldDiff change={change} before="Theirs" after="Yours" />
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          {(['Yours', 'Theirs'] as const).map((whose) => (
            <label key={whose} className="flex items-center gap-2 text-sm font-semibold">
              <input
                type="radio"
                name={`whose-${name}`}
                className="radio"
                checked={chosen.has(name) === (whose === 'Theirs')}
                onChange={() => {
                  const others = [...chosen].filter((one) => one !== name);
                  onChoose(new Set(whose === 'Theirs' ? [...others, name] : others));
                }}
              />
              {whose}
            </label>
          ))}
        </div>
      </fieldset>
    ))}
  </div>
);
