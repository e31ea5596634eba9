import '#server/app/start/runtime.ts';
import { runProgram } from '#server/app/start/program.ts';

// node server/main.ts [serve|admin|backup|restore|import|export] [arguments]
await runProgram(process.argv[2] ?? 'serve');
