import { Drawn } from './Composition.tsx';
import { drawPortrait } from './drawPortrait.ts';

/** A drawn person for a name, without a face of anybody. Decoration: the name stands beside it. */
export const Portrait = ({ name, className = '' }: { name: string; className?: string }) => (
  <Drawn drawing={drawPortrait(name)} className={className} />
);
