import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { throwUnwritable } from '#server/platform/storage/writeFault.ts';

/**
 * Returns SESSION_SECRET, or a key that is created once in the data folder.
 * @returns at least 32 bytes
 * @throws UnwritableError when it can neither be created nor read
 */
export function readSecret(dataDir: string, configured: string | undefined): Uint8Array {
  if (configured) return new TextEncoder().encode(configured);
  try {
    return new TextEncoder().encode(readOrMake(dataDir));
  } catch (error) {
    return throwUnwritable(dataDir, 'DATA_DIR')(error);
  }
}

function readOrMake(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'session-secret');
  const secret = randomBytes(48).toString('base64url');
  try {
    // Fails if the file exists, so that two concurrent first starts use the same key.
    writeFileSync(file, secret, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    // A start that was killed during the write leaves an incomplete key.
    if (statSync(file).size < secret.length) writeFileSync(file, secret);
  }
  return readFileSync(file, 'utf8');
}
