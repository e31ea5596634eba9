import type { Random } from './random.ts';

export type Tone = 'paper' | 'paper-deep' | 'ink' | 'signal' | 'depth';
export type Shape = { d: string; tone: Tone };
export type Aspect = 'square' | 'wide' | 'tall';
export type Drawing = { width: number; height: number; ground: Tone; shapes: Shape[]; flip: boolean };

export type Palette = { ground: Tone; main: Tone; second: Tone; detail: Tone };

/** Composes a drawing from a few large shapes and one small detail. */
export type Poster = (width: number, height: number, palette: Palette, random: Random) => Shape[];
