import { bar, column, disc, half, quarter, stripes } from './shapes.ts';

/** A crane lowers a ball onto half-built steps. */
export function BuildingSite({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 90 60" fillRule="evenodd" aria-hidden="true" className={className}>
      <path fill="var(--ink)" d={bar(76, 4, 4, 4) + bar(76, 11, 4, 49) + bar(30, 8, 56, 3) + bar(41.6, 11, 0.8, 13)} />
      <path fill="var(--depth)" d={bar(80, 11, 8, 6) + bar(70, 11, 6, 7)} />
      <path fill="var(--paper-deep)" d={bar(71.5, 12.5, 3, 3)} />
      <path fill="var(--ink)" d={half(42, 26, 2.5, 'up')} />
      <path fill="var(--signal)" d={disc(42, 31, 5)} />
      <path fill="var(--ink)" d={bar(16, 50, 10.1, 10)} />
      <path fill="var(--depth)" d={bar(26, 42, 10.1, 18)} />
      <path fill="var(--paper)" d={quarter(26, 60, 10, -10)} />
      <path fill="var(--paper-deep)" d={bar(36, 38, 12, 22)} />
      <path fill="var(--ink)" d={stripes(48, 30, 10, 30, 11)} />
      <path fill="var(--signal)" d={column(58, 36, 10, 60)} />
      <path fill="var(--ink)" d={stripes(38, 42, 8, 12, 3)} />
    </svg>
  );
}
