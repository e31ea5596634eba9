import '#server/runtime.ts';
import { DATA_DIR } from '#server/dataDir.ts';
import { keepHeapSmall, letHeapGrow } from '#server/heap.ts';
import { keepCompiled } from '#server/quickLoad.ts';

// Before all else is loaded, the settings' own rules included.
keepCompiled(process.env.DATA_DIR || DATA_DIR);
keepHeapSmall();
await import('#server/serve.ts');
letHeapGrow();
