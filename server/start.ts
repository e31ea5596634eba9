import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { isStale } from '#server/build.ts';
import { BuildError } from '#server/buildError.ts';
import type { PageSource } from '#server/render/pages.ts';

// What serve.ts loads while the database is starting.
export { buildApp } from '#server/app.ts';
export { blame } from '#server/blame.ts';
export { onceReached } from '#server/database/await.ts';
export { prepare } from '#server/database/prepare.ts';
export { firstStart } from '#server/firstStart.ts';
export { startServices } from '#server/services.ts';

/** The pages: live from their sources while developing, else built, after building what has changed. */
export async function loadPages(isDevelopment: boolean, print: (line: string) => void): Promise<PageSource> {
  if (isDevelopment) return (await import('#server/render/vite.ts')).livePages();
  if (isStale()) await buildApart(print);
  return (await import('#server/render/built.ts')).builtPages();
}

/** Builds in another process, which takes with it the memory that building needs. */
async function buildApart(print: (line: string) => void): Promise<void> {
  print('building the pages …');
  const builder = fileURLToPath(new URL('./build.ts', import.meta.url));
  const child = spawn(process.execPath, [builder, '--pages'], { stdio: ['ignore', 'ignore', 'pipe'] });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  if (code !== 0) throw new BuildError(said.trim() || 'The pages could not be built.');
}
