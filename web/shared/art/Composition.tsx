import { compose } from './compose.ts';
import { Drawn } from './Drawn.tsx';
import type { Aspect } from './drawing.ts';
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
