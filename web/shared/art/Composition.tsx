import { compose } from './compose.ts';
import type { Aspect, Drawing } from './drawing.ts';
import type { ServiceKind } from './services.ts';

type Props = {
  seed: string;
  kind?: ServiceKind | undefined;
  aspect?: Aspect | undefined;
  /** Accessible name; without it the drawing is decoration. */
  title?: string | undefined;
  className?: string;
};

/** A geometric drawing generated from the seed; fills its box like `object-fit: cover`. */
export const Composition = ({ seed, kind, aspect = 'square', ...rest }: Props) => (
  <Drawn drawing={compose(seed, aspect, kind)} {...rest} />
);

type DrawnProps = {
  drawing: Drawing;
  /** Accessible name; without it the drawing is decoration. */
  title?: string | undefined;
  className?: string;
};

/** A drawing that fills its box like `object-fit: cover`. */
export function Drawn({ drawing: { width, height, ground, shapes, flip }, title, className }: DrawnProps) {
  const box = {
    viewBox: `0 0 ${width} ${height}`,
    preserveAspectRatio: 'xMidYMid slice',
    fillRule: 'evenodd',
    className: `light-palette ${className ?? ''}`,
  } as const;
  const forms = (
    <>
      <path d={`M0 0h${width}v${height}H0z`} fill={`var(--${ground})`} />
      <g transform={flip ? `matrix(-1 0 0 1 ${width} 0)` : undefined}>
        {shapes.map(({ d, tone }) => (
          <path key={d} d={d} fill={`var(--${tone})`} />
        ))}
      </g>
    </>
  );
  if (!title)
    return (
      <svg {...box} aria-hidden="true">
        {forms}
      </svg>
    );
  return (
    <svg {...box} role="img" aria-label={title}>
      {forms}
    </svg>
  );
}
