import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Settings } from '#server/platform/settings.ts';

/** Time to exit after SIGTERM, before SIGKILL. */
const PATIENCE_MS = 5000;
const MAX_OUTPUT = 4000;

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

export type ProgramResult = { code: number | null; signal: NodeJS.Signals | null; output: string };

/**
 * Runs a program of `server/main.ts` with the settings of this server in a child process, which ends with this one.
 * @param args the name of the program and its arguments
 * @param heapMb heap limit: a hostile file ends the child process, not the server
 * @param signal ends the program early
 */
export async function runProgram(
  { settings, databaseUrl }: { settings: Settings; databaseUrl: string },
  args: string[],
  heapMb: number,
  signal: AbortSignal,
): Promise<ProgramResult> {
  const child = spawn(process.execPath, [`--max-old-space-size=${heapMb}`, main, ...args], {
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
