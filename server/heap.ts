import { PerformanceObserver } from 'node:perf_hooks';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

// V8 takes room as if the machine had nothing else to do, and gives little of it back. It takes limits from the command line
// only, and not everybody starts the server by the same; by how much the heap may grow it takes at any time.

/** How much may be added, in percent of what is in use, before what is no longer in use is looked for. */
const GROWING_PERCENT = 45;
/** How large the two halves of the new space may grow together: more saves a fiftieth of a kept answer's work. */
const MAX_NEW_BYTES = 20 * 1024 * 1024;

/** Before code is loaded: what is new on the heap has little room meanwhile, for V8 would keep that room. */
export function keepHeapSmall(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWING_PERCENT}`);
  growNewSpaceBy(1);
}

/** After that: what is new gets more room under load, up to a limit. */
export function letHeapGrow(): void {
  growNewSpaceBy(2);
  const observer = new PerformanceObserver(() => {
    const newSpace = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space');
    if (!newSpace || newSpace.space_size < MAX_NEW_BYTES) return;
    growNewSpaceBy(1);
    observer.disconnect();
  });
  observer.observe({ entryTypes: ['gc'] });
}

const growNewSpaceBy = (factor: number) => setFlagsFromString(`--semi-space-growth-factor=${factor}`);
