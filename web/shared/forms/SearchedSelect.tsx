import type { ComponentProps } from 'react';
import { InputField, SelectField } from '#web/shared/ui/Field.tsx';
import type { SearchedChoices } from './useSearchedChoices.ts';

type Props<Choice> = Omit<ComponentProps<typeof SelectField>, 'children' | 'hint'> & {
  searched: SearchedChoices<Choice>;
  search: { label: string; hint: string };
  labelOf: (choice: Choice) => string;
  /** What stands below the select: normally, when nothing matches the search, and when the list failed to load. */
  hints: { usual: string; empty: string; failed: string };
};

/** A select with "None", and with a search field above it once there are more choices than it lists. */
export function SearchedSelect<Choice extends { id: string }>({
  searched: { choices, isLong, text, setText, isEmpty, hasFailed },
  search,
  labelOf,
  hints,
  ...select
}: Props<Choice>) {
  return (
    <div className="grid grid-cols-1 content-start gap-3">
      {isLong && (
        <InputField
          type="search"
          label={search.label}
          hint={search.hint}
          value={text}
          onChange={(event) => setText(event.target.value)}
          // Enter must not submit the form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <SelectField
        {...select}
        hint={hasFailed ? hints.failed : isEmpty ? hints.empty : hints.usual}
        // A select needs its option before its value: remount when the options load.
        key={choices.map(({ id }) => id).join()}
      >
        <option value="">None</option>
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {labelOf(choice)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
