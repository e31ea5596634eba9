import { lstatSync, mkdirSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

/**
 * Stores compiled code in `DATA_DIR/compiled` for the next start, unless NODE_COMPILE_CACHE names another folder. That code is executed, so the folder must belong to
 * this account and be writable by no other. The first start finds no DATA_DIR and stores nothing.
 */
export function storeCompiledCode(dataDir = process.env.DATA_DIR || '.data'): void {
  if (process.env.NODE_COMPILE_CACHE) return;
  const folder = join(dataDir, 'compiled');
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch {}
  const stats = lstatSync(folder, { throwIfNoEntry: false });
  const isOwn = stats?.isDirectory() && stats.uid === process.getuid?.() && (stats.mode & 0o022) === 0;
  if (isOwn) enableCompileCache(folder);
}
