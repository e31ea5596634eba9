import { bar, half } from './shapes.ts';

const radius = 19;
const count = 10;
const thick = (2 * radius) / (2 * count - 1);
/** Length of bar i, so that every bar ends inside the disc. */
const reach = (i: number) => Math.sqrt(radius ** 2 - Math.abs((2 * i + 0.5) * thick - radius) ** 2);
const bars = Array.from({ length: count }, (_, i) => bar(0, 20 - radius + 2 * i * thick, reach(i), thick)).join('');

type Side = 'left' | 'right';

/**
 * Half a disc: solid on the left, bars on the right. The flat sides of both form a whole disc. `turned` rotates them:
 * left is above, right below.
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
