import { buildIfStale } from '#server/build.ts';
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
  await buildIfStale(print);
  return (await import('#server/render/built.ts')).builtPages();
}
