import type { ReactNode } from 'react';

/** Preview widths in pixels. */
export const widths = [
  { label: 'Phone', width: 390 },
  { label: 'Desktop', width: 1280 },
] as const;

/** A button of a group of which one is pressed. */
export const choice =
  'px-2.5 py-1 text-sm font-semibold hover:bg-paper-deep aria-pressed:bg-ink aria-pressed:text-paper';

type Props = {
  width: number;
  onChange: (width: number) => void;
  children: ReactNode;
};

export const WidthChoice = ({ width, onChange, children }: Props) => (
  <div className="mb-3 flex items-center gap-1 pb-px">
    {widths.map((one) => (
      <button
        key={one.label}
        type="button"
        className={choice}
        aria-pressed={one.width === width}
        onClick={() => onChange(one.width)}
      >
        {one.label}
      </button>
    ))}
    <span className="ml-auto text-sm text-ink-soft" role="status">
      {children}
    </span>
  </div>
);
