import { enableCompileCache, flushCompileCache, type ResolveFnOutput, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * Beside what is built: whoever writes there can change the code itself, which is not so for DATA_DIR or a common folder for
 * temporary files. Node has a folder of its own in it for each of its versions and for each account.
 */
const COMPILED = fileURLToPath(new URL('../dist/compiled', import.meta.url));

/** Lets Node keep what it compiles for the next start. Where the folder cannot be written, it compiles each time. */
export function keepCompiled(): void {
  enableCompileCache(COMPILED);
}

/** Writes down what has been compiled until now; Node itself does so only at its end, and not when it is killed. */
export const writeCompiled = flushCompileCache;

const DRIZZLE = 'drizzle-orm';

/**
 * Loads modules that use drizzle. Node parses a package's list of exports anew for every file and import of it; drizzle's
 * is 170 KB, which made a third of all loading. So its modules, which are ES modules all, are found here meanwhile.
 * @param load imports them
 */
export async function withQuickDrizzle<T>(load: () => Promise<T>): Promise<T> {
  const found = new Map<string, ResolveFnOutput>();
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      const { parentURL } = context;
      if (specifier.startsWith('.') && parentURL?.includes(`/node_modules/${DRIZZLE}/`)) {
        return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
      }
      if (specifier !== DRIZZLE && !specifier.startsWith(`${DRIZZLE}/`)) return next(specifier, context);
      const known = found.get(specifier) ?? next(specifier, context);
      found.set(specifier, known);
      return { ...known, shortCircuit: true };
    },
  });
  try {
    return await load();
  } finally {
    hooks.deregister();
  }
}
