import { lstatSync, mkdirSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
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
