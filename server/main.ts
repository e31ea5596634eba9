import '#server/start/runtime.ts';
import { keepCompileCache } from '#server/start/compileCache.ts';
import { DATA_DIR } from '#server/start/dataDir.ts';
import { runProgram } from '#server/start/program.ts';

// node server/main.ts [serve|admin|backup|restore|import|export] [arguments]
const name = process.argv[2] ?? 'serve';
// Before the program is loaded, the settings' own rules included. A command leaves nothing in DATA_DIR.
if (name === 'serve') keepCompileCache(process.env.DATA_DIR || DATA_DIR);
await runProgram(name);
