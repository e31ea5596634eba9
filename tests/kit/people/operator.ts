import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Product } from '#tests/kit/product/product.ts';
import { processEnvironment } from '#tests/kit/product/server.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export type Ended = { code: number; said: string[]; complained: string[] };

const linesOf = (output: string) => output.split('\n').filter(Boolean);

/** Runs `npm run admin` in its own process, as the operator does. @param input the standard input */
export async function runAdmin(environment: Record<string, string>, args: string[], input = ''): Promise<Ended> {
  const child = spawn(process.execPath, ['server/main.ts', 'admin', ...args], {
    cwd: root,
    env: { ...processEnvironment(), ...environment },
  });
  child.stdin.end(input);
  const [said, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code, said: linesOf(said), complained: linesOf(complained) };
}

export const operatorOf = ({ services: { db, settings } }: Product) => {
  const environment = {
    DATABASE_URL: db.$client.options.connectionString as string,
    DATA_DIR: settings.DATA_DIR,
  };
  return (args: string[], input?: string) => runAdmin(environment, args, input);
};
