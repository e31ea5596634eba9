type Props = {
  label: string;
  value: number;
  /** The total; 0 while unknown, when entries are counted. */
  max: number;
  /** Text after the percentage; defaults to "value of max". */
  valueText?: string;
};

const bar =
  'block h-3.5 w-full appearance-none border-2 border-ink bg-sheet [&::-webkit-progress-bar]:bg-sheet ' +
  '[&::-webkit-progress-value]:bg-signal [&::-moz-progress-bar]:bg-signal';

export function Progress({ label, value, max, valueText }: Props) {
  const share = max ? Math.min(1, value / max) : 0;
  return (
    <div className="grid gap-1.5">
      <progress aria-label={label} className={bar} {...(max > 0 && { max, value: Math.min(value, max) })} />
      <p className="text-sm text-ink-soft tabular-nums">
        {max === 0
          ? value
            ? `Reading: ${value} entries so far…`
            : 'Beginning…'
          : `${Math.floor(share * 100)} % ${valueText ?? `– ${value} of ${max}`}`}
      </p>
    </div>
  );
}
