import { setFlagsFromString } from 'node:v8';

// V8 takes room as if the machine had nothing else to do, and gives little of it back. It takes limits from the command line
// only, and not everybody starts the server by the same; by how much the heap may grow it takes at any time.

/** How much may be added, in percent of what is in use, before what is no longer in use is looked for. */
const GROWING_PERCENT = 30;

/** Before code is loaded: what is new on the heap has little room meanwhile, for V8 would keep that room. */
export function keepHeapSmall(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWING_PERCENT}`);
  setFlagsFromString('--semi-space-growth-factor=1');
}

/** After that: what is new gets more room under load, up to the 32 MB that V8 gives it at most. */
export function letHeapGrow(): void {
  setFlagsFromString('--semi-space-growth-factor=2');
}
