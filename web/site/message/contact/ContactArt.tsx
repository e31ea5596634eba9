import { bar, disc, dots, half, stripes } from '#web/shared/art/shapes.ts';

/** A flying letter: a half disc is its flap, bars are the wind. */
export function ContactArt({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 80 64"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={`light-palette ${className}`}
    >
      <path d="M0 0h80v64H0z" fill="var(--depth)" />
      <path d={dots(17, 9, 6, 2, 5, (column, row) => 1.6 - 0.2 * (column + row))} fill="var(--on-depth)" />
      <path d={stripes(0, 26, 17, 25, 4)} fill="var(--signal)" />
      <path d={bar(20, 19, 52, 37)} fill="var(--paper)" />
      <path d={half(46, 19, 26, 'down')} fill="var(--paper-deep)" />
      <path d={disc(46, 45, 6)} fill="var(--signal)" />
      <path d={disc(46, 45, 2.2)} fill="var(--paper)" />
    </svg>
  );
}
