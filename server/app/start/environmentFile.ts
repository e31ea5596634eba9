import { join } from 'node:path';

/**
 * Reads settings from the file `.env` in the folder where the command was called. Variables of the environment come
 * first, also empty ones. Ends the program when the file cannot be read.
 */
export function loadEnvironmentFile(folder = process.env.INIT_CWD || '.'): void {
  try {
    process.loadEnvFile(join(folder, '.env'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    process.stderr.write('.env cannot be read: make it a file that this account may read, or remove it.\n');
    process.exit(1);
  }
}
