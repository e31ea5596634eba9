import '#server/runtime.ts';
import { keepCompiled } from '#server/quickLoad.ts';

// What is kept helps only what is loaded after it.
keepCompiled();
await import('#server/serve.ts');
