import '#server/start/runtime.ts';
import { keepCompileCache } from '#server/start/compileCache.ts';
import { DATA_DIR } from '#server/start/dataDir.ts';
import { keepHeapSmall, letHeapGrow } from '#server/start/heap.ts';

// Before all else is loaded, the settings' own rules included.
keepCompileCache(process.env.DATA_DIR || DATA_DIR);
keepHeapSmall();
await import('#server/start/serve.ts');
letHeapGrow();
