import { bar, disc, half, quarter, stripes } from '#web/shared/art/shapes.ts';

export function ClockArt({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 60 40"
      preserveAspectRatio="xMaxYMin meet"
      aria-hidden="true"
      className={`light-palette ${className}`}
    >
      <path fill="var(--depth)" d={half(60, 14, 26, 'left')} />
      <path fill="var(--paper)" d={half(60, 14, 20, 'left')} />
      <path fill="var(--ink)" d={bar(42, 12.6, 18, 2.8)} />
      <path fill="var(--signal)" d={quarter(60, 14, -12, 12)} />
      <path fill="var(--ink)" d={disc(60, 14, 3.4)} />
      <path fill="var(--signal)" d={stripes(10, 6, 16, 15, 4)} />
    </svg>
  );
}
