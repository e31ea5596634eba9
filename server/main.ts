import '#server/app/start/runtime.ts';
import { storeCompiledCode } from '#server/app/start/compileCache.ts';
import { loadEnvironmentFile } from '#server/app/start/environmentFile.ts';
import { runProgram } from '#server/app/start/program.ts';

// node server/main.ts [serve|admin|backup|restore|import|export] [arguments]
loadEnvironmentFile();
const program = process.argv[2] ?? 'serve';
if (program === 'serve') storeCompiledCode();
await runProgram(program);
