import { bar, bubble, column, disc, dots, half, quarter, quarterRing, ring, stripes } from './shapes.ts';

/** A person behind the table, whose top is at y = 27. */
const person = (x: number, size = 7) => half(x, 27, size, 'up') + disc(x, 27 - size * 1.62, size * 0.5);

/** People at a table that extends beyond both edges of the page. */
export function LongTable({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 120 34" fillRule="evenodd" aria-hidden="true" className={className}>
      <path fill="var(--ink)" d={person(8) + person(64, 6.4) + person(112)} />
      <path fill="var(--signal)" d={person(29, 6.6)} />
      <path fill="var(--depth)" d={person(46) + person(95, 6.6)} />
      <path fill="var(--paper-deep)" d={person(80)} />
      <path fill="var(--signal)" d={bubble(87, 6.5, 4.5, 'left')} />
      <path fill="var(--paper)" d={dots(85, 6.5, 3, 1, 2, () => 0.6)} />
      {/* On the table: columns, a screen, sheets, a plan. */}
      <path fill="var(--depth)" d={bar(15, 23, 2.4, 4) + bar(18, 21, 2.4, 6) + column(21, 18, 2.4, 27)} />
      <path fill="var(--ink)" d={bar(33.5, 18, 10, 7.5) + bar(31.5, 25.5, 14, 1.5)} />
      <path fill="var(--paper)" d={quarter(38, 24, -3, -3) + stripes(39, 20, 3.2, 4, 3)} />
      <path fill="var(--paper-deep)" d={bar(53, 16.5, 7, 10.5)} />
      <path fill="var(--signal)" d={quarterRing(54, 26, 5, 3.2, 1, -1) + quarter(54, 26, 2, -2)} />
      <path fill="var(--paper)" d={disc(71.5, 23, 4)} />
      <path fill="var(--signal)" d={ring(71.5, 23, 4, 2.4) + disc(71.5, 23, 1)} />
      <path fill="var(--paper)" d={bar(84.5, 22, 7, 5)} />
      <path fill="var(--ink)" d={stripes(84.5, 22, 7, 5, 4)} />
      <path fill="var(--signal)" d={bar(100, 22, 4.4, 5)} />
      <path fill="var(--signal)" d={quarterRing(104.3, 24.3, 2.4, 1.3) + quarterRing(104.3, 24.3, 2.4, 1.3, 1, -1)} />
      <path fill="var(--ink)" d={bar(0, 27, 120, 2.6)} />
      <path fill="var(--depth)" d={bar(0, 29.5, 120, 4.5)} />
    </svg>
  );
}
