import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { BuildError } from '#server/build/buildError.ts';
import { isStale } from '#server/build.ts';
import type { PageSource } from '#server/pages/pages.ts';

export { onceReached } from '#server/database/await.ts';
export { prepare } from '#server/database/prepare.ts';
// What serve.ts loads while the database is starting.
export { buildApp } from '#server/http/app.ts';
export { throwConfigError } from './configError.ts';
export { firstStart } from './firstStart.ts';
export { startServices } from './services.ts';

/** The pages: live from their sources while developing, else built, after building what has changed. */
export async function loadPages(isDevelopment: boolean, print: (line: string) => void): Promise<PageSource> {
  if (isDevelopment) return (await import('#server/pages/vite.ts')).livePages();
  if (isStale()) await buildApart(print);
  return (await import('#server/pages/built.ts')).builtPages();
}

/** Builds in another process, which takes with it the memory that building needs. */
async function buildApart(print: (line: string) => void): Promise<void> {
  print('building the pages …');
  const builder = fileURLToPath(new URL('../build.ts', import.meta.url));
  const child = spawn(process.execPath, [builder, '--pages'], { stdio: ['ignore', 'ignore', 'pipe'] });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  if (code !== 0) throw new BuildError(said.trim() || 'The pages could not be built.');
}
