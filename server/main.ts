import '#server/runtime.ts';
import { setFlagsFromString } from 'node:v8';
import { DATA_DIR } from '#server/dataDir.ts';
import { keepCompiled } from '#server/quickLoad.ts';

// Before all else is loaded, the settings' own rules included.
keepCompiled(process.env.DATA_DIR || DATA_DIR);
// What is new on the heap has little room while code is loaded, for V8 would keep that room; under load it may grow.
setFlagsFromString('--semi-space-growth-factor=1');
await import('#server/serve.ts');
setFlagsFromString('--semi-space-growth-factor=2');
