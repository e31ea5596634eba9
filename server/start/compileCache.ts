import { lstatSync, mkdirSync } from 'node:fs';
import { enableCompileCache, type ResolveFnOutput, registerHooks } from 'node:module';
import { join } from 'node:path';

/**
 * Lets Node keep what it compiles, in a folder of DATA_DIR, for the next start: the product's own folder may be read-only.
 * What lies there is run, so it has to be a folder of this account that no other writes to. Where that cannot be had, and
 * at a first start, which finds no DATA_DIR, everything is compiled anew. Servers may share it.
 */
export function keepCompileCache(dataDir: string): void {
  const folder = join(dataDir, 'compiled');
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch {
    // It is there, or cannot be.
  }
  const kept = lstatSync(folder, { throwIfNoEntry: false });
  if (!kept?.isDirectory() || kept.uid !== (process.getuid?.() ?? kept.uid)) return;
  // Windows knows no such bits.
  if (process.getuid && kept.mode & 0o022) return;
  enableCompileCache(folder);
}

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
