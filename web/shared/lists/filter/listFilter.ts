export type Option = { value: string; label: string };

type One = { kind: 'one'; options: readonly Option[]; value: string; onChoose: (value: string) => void };
type Many = {
  kind: 'many';
  options: readonly Option[];
  values: readonly string[];
  onChoose: (values: string[]) => void;
};
type Day = { kind: 'day'; day: string; isDay: (day: string) => boolean; onChoose: (day: string) => void };

export type ListFilter = {
  label: string;
  /** What the chip says; null while the filter is not set. */
  text: string | null;
  onClear: () => void;
  /** Null for a filter that only links set. */
  editor: One | Many | Day | null;
};

/** @param value one of the options; empty for any */
export function filterOfOne(
  label: string,
  options: readonly Option[],
  value: string,
  onChoose: (value: string) => void,
): ListFilter {
  const chosen = options.find((option) => value && option.value === value);
  return {
    label,
    text: chosen ? `${label}: ${chosen.label}` : null,
    onClear: () => onChoose(''),
    editor: { kind: 'one', options, value, onChoose },
  };
}

/** @param values those of the options; none for any */
export function filterOfMany(
  label: string,
  options: readonly Option[],
  values: readonly string[],
  onChoose: (values: string[]) => void,
): ListFilter {
  const chosen = options.filter(({ value }) => values.includes(value)).map((option) => option.label);
  return {
    label,
    text: chosen.length > 0 ? `${label}: ${chosen.join(', ')}` : null,
    onClear: () => onChoose([]),
    editor: { kind: 'many', options, values, onChoose },
  };
}

/** @param day YYYY-MM-DD; empty for any @param dayText the day as text */
export function filterOfDay(
  label: string,
  day: string,
  dayText: string,
  isDay: (day: string) => boolean,
  onChoose: (day: string) => void,
): ListFilter {
  return {
    label,
    text: day ? `${label}: ${dayText}` : null,
    onClear: () => onChoose(''),
    editor: { kind: 'day', day, isDay, onChoose },
  };
}
