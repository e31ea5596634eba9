import { PerformanceObserver } from 'node:perf_hooks';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

// V8 takes room as if the machine had nothing else to do, and gives little of it back. It takes limits from the command line
// only, and not everybody starts the server by the same; by how much the heap may grow it takes at any time.

/** How much may be added, in percent of what is in use, before what is no longer in use is looked for. */
const GROWING_PERCENT = 45;
/** Beyond this the new space, two halves, grows no more. V8's own 64 MB would save a fiftieth of a kept answer's work. */
const MAX_NEW_BYTES = 20 * 1024 * 1024;

/** Before code is loaded: what is new on the heap has little room meanwhile, for V8 would keep that room. */
export function keepHeapSmall(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWING_PERCENT}`);
  growNewSpaceBy(1);
}

/** After that: what is new gets more room under load, up to a limit. V8 takes room back, and may then give it again. */
export function letHeapGrow(): void {
  let mayGrow = true;
  growNewSpaceBy(2);
  new PerformanceObserver(() => {
    const newSpace = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space');
    const hasRoom = (newSpace?.space_size ?? 0) < MAX_NEW_BYTES;
    if (hasRoom !== mayGrow) growNewSpaceBy(hasRoom ? 2 : 1);
    mayGrow = hasRoom;
  }).observe({ entryTypes: ['gc'] });
}

const growNewSpaceBy = (factor: number) => setFlagsFromString(`--semi-space-growth-factor=${factor}`);
