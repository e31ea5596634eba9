import { bar, half } from './shapes.ts';

const radius = 19;
const count = 10;
const thick = (2 * radius) / (2 * count - 1);
/** How far the disc reaches at the widest line of a bar, so that every bar ends inside it. */
const reach = (i: number) => Math.sqrt(radius ** 2 - Math.abs((2 * i + 0.5) * thick - radius) ** 2);
const bars = Array.from({ length: count }, (_, i) => bar(0, 20 - radius + 2 * i * thick, reach(i), thick)).join('');

type Side = 'left' | 'right';

/**
 * One half of a disc: solid on the left, counted out in bars on the right. The two make a whole where their flat sides
 * meet. `turned` lays them on top of each other instead: left is above, right below.
 */
export function MeetingHalf({ side, turned = false, className }: { side: Side; turned?: boolean; className?: string }) {
  const x = side === 'left' ? 20 : 0;
  return (
    <svg viewBox={turned ? '0 0 40 20' : '0 0 20 40'} aria-hidden="true" className={className}>
      <g transform={turned ? 'matrix(0 1 -1 0 40 0)' : undefined}>
        {side === 'left' ? (
          <path fill="var(--ink)" d={half(20, 20, radius, 'left')} />
        ) : (
          <path fill="var(--paper-deep)" d={bars} />
        )}
        <path fill={side === 'left' ? 'var(--paper-deep)' : 'var(--depth)'} d={half(x, 20, 9, side)} />
        <path fill="var(--signal)" d={half(x, 20, 5, side)} />
      </g>
    </svg>
  );
}
