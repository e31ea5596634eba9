import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Settings } from '#server/platform/settings.ts';

export const BUSY = 75;
/** Heap limit in MB: a hostile file ends the child process, not the server. */
const HEAP_MB = 1024;
/** Time to exit after SIGTERM, before SIGKILL. */
const PATIENCE_MS = 5000;
const MAX_OUTPUT = 4000;

const main = fileURLToPath(new URL('../../../main.ts', import.meta.url));

export type StepResult = { code: number | null; signal: NodeJS.Signals | null; output: string };

/**
 * Runs a step in a child process, because the file is untrusted and parsing it would block requests. The child ends
 * with this process.
 * @param signal ends the step early
 */
export async function runStep(
  { settings, databaseUrl }: { settings: Settings; databaseUrl: string },
  id: string,
  signal: AbortSignal,
): Promise<StepResult> {
  const child = spawn(process.execPath, [`--max-old-space-size=${HEAP_MB}`, main, 'importStep', id], {
    env: environmentOf(settings, databaseUrl),
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-MAX_OUTPUT);
  });
  // The pipe breaks when the child exits.
  child.stdin.on('error', () => undefined);
  let killing: NodeJS.Timeout | undefined;
  const end = () => {
    child.kill();
    killing = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
  };
  signal.addEventListener('abort', end);
  if (signal.aborted) end();
  try {
    const [code, endSignal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
    return { code, signal: endSignal, output };
  } finally {
    signal.removeEventListener('abort', end);
    clearTimeout(killing);
  }
}

const environmentOf = (settings: Settings, databaseUrl: string): NodeJS.ProcessEnv => ({
  ...process.env,
  // Undo the change that the server made for React.
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
