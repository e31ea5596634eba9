import { bar, disc, dots, half, quarter, quarterRing, stripes } from './shapes.ts';

const unit = 10;
const treads = [0.7, 1.7, 2.7, 3.7, 4.7, 5.7].map((height, i) => ({
  x: i * unit,
  top: 67 - height * unit,
  height: height * unit,
}));

export function HeroSteps({ className }: { className?: string }) {
  const [first, second, third, fourth, fifth, sixth] = treads as [Tread, Tread, Tread, Tread, Tread, Tread];
  return (
    <svg viewBox="0 0 60 67" fillRule="evenodd" aria-hidden="true" className={className}>
      <path fill="var(--ink)" d={bar(first.x, first.top, unit, first.height) + whole(third)} />
      <path fill="var(--ink)" d={stripes(second.x, second.top, unit + 0.1, second.height, 9)} />
      <path fill="var(--depth)" d={whole(fourth)} />
      <path fill="var(--paper-deep)" d={whole(fifth)} />
      <path fill="var(--ink)" d={whole(sixth)} />
      <path fill="var(--paper-deep)" d={half(third.x + 5, 67, 5, 'up')} />
      <path fill="var(--paper)" d={quarter(fourth.x + unit, 47, -unit, -unit)} />
      <path fill="var(--paper)" d={quarterRing(fourth.x, 67, 10, 7, 1, -1) + quarterRing(fourth.x, 67, 4, 0, 1, -1)} />
      <path fill="var(--ink)" d={dots(fifth.x + 2, fifth.top + 3, 3, 5, 3, () => 0.9)} />
      <path fill="var(--depth)" d={quarter(fifth.x, 67, unit, -unit) + disc(fifth.x + 5, 47, 4)} />
      <path fill="var(--signal)" d={half(sixth.x, 57, unit, 'right') + bar(sixth.x, 27, unit, 2)} />
      <circle className="climb" cx="55" cy="5" r="5" fill="var(--signal)" />
    </svg>
  );
}

type Tread = (typeof treads)[number];
/** Slightly wider than a step, so that there is no gap. */
const whole = ({ x, top, height }: Tread) => bar(x, top, unit + 0.1, height);
