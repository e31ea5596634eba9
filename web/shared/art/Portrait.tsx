import { Drawn } from './Composition.tsx';
import { drawPortrait } from './drawPortrait.ts';

/** Draws a person who does not exist from a name. It is decoration: the name is next to it. */
export const Portrait = ({ name, className = '' }: { name: string; className?: string }) => (
  <Drawn drawing={drawPortrait(name)} className={className} />
);
