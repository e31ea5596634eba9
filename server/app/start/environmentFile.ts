import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Reads settings from the file `.env` in the folder where the command was called. Variables of the environment come
 * first, also empty ones. Ends the program when the file cannot be read.
 */
export function loadEnvironmentFile(folder = process.env.INIT_CWD || '.'): void {
  const file = join(folder, '.env');
  try {
    process.loadEnvFile(file);
    for (const name of cutValues(readFileSync(file, 'utf8'))) {
      process.stderr.write(
        `WARNING: .env: ${name} has a # without quotes, and its value ends before it. Write ${name}='…'\n`,
      );
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    process.stderr.write('.env cannot be read: make it a file that this account may read, or remove it.\n');
    process.exit(1);
  }
}

/** @returns the names of settings whose value would be a comment from its # on, as in `ADMIN_PASSWORD=Abc1#2` */
function cutValues(text: string): string[] {
  const unquoted = text.replace(/=[ \t]*(["'`])[\s\S]*?\1/g, '=');
  return [...unquoted.matchAll(/^[ \t]*(?:export[ \t]+)?([\w.-]+)[ \t]*=[^#\n]*[^#\s=]#/gm)].map(
    ([, name]) => name as string,
  );
}
