import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Settings } from '#server/platform/settings.ts';

/** With what the program ends when another import is at work. */
export const BUSY = 75;
/** What it may take of memory, in megabytes: a hostile file ends it, and not the server. */
const HEAP_MB = 1024;
/** How long it may take to end when it is told to. */
const PATIENCE_MS = 5000;
/** How much is kept of what it writes to the terminal. */
const MOST_SAID = 4000;

const main = fileURLToPath(new URL('../../../main.ts', import.meta.url));

/** How a step has ended. */
export type Ended = { code: number | null; signal: NodeJS.Signals | null; said: string };

/**
 * Does what is to be done of an import in a process of its own (./step.ts): what it reads was made by others, and reading it keeps
 * no request waiting. It ends with this process, however that ends.
 * @param signal ends it early
 */
export async function runStep(
  { settings, databaseUrl }: { settings: Settings; databaseUrl: string },
  id: string,
  signal: AbortSignal,
): Promise<Ended> {
  const child = spawn(process.execPath, [`--max-old-space-size=${HEAP_MB}`, main, 'importStep', id], {
    env: environmentOf(settings, databaseUrl),
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-MOST_SAID);
  });
  // Closed by its end.
  child.stdin.on('error', () => undefined);
  let killing: NodeJS.Timeout | undefined;
  const end = () => {
    child.kill();
    killing = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
  };
  signal.addEventListener('abort', end);
  if (signal.aborted) end();
  try {
    const [code, ended] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
    return { code, signal: ended, said };
  } finally {
    signal.removeEventListener('abort', end);
    clearTimeout(killing);
  }
}

/** What the program needs to find the same installation: its settings are read anew. */
const environmentOf = (settings: Settings, databaseUrl: string): NodeJS.ProcessEnv => ({
  ...process.env,
  // The server has set it to what React needs.
  NODE_ENV: settings.production ? 'production' : '',
  DATABASE_URL: databaseUrl,
  DATA_DIR: resolve(settings.DATA_DIR),
  PUBLIC_URL: settings.PUBLIC_URL,
  SITE_FILE: resolve(settings.SITE_FILE),
  STORAGE_URL: settings.STORAGE_URL ?? '',
  SESSION_SECRET: settings.SESSION_SECRET ?? '',
  WEBHOOKS_ALLOW_PRIVATE: settings.WEBHOOKS_ALLOW_PRIVATE ? 'on' : 'off',
  INDEXNOW_URL: settings.INDEXNOW_URL,
});
