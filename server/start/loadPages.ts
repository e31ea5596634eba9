import type { PageSource } from '#server/pages/pages.ts';

export { onceReached } from '#server/database/await.ts';
export { prepare } from '#server/database/prepare.ts';
// What serve.ts loads while the database is starting.
export { buildApp } from '#server/http/app.ts';
export { buildMetricsApp } from '#server/http/serveMetrics.ts';
export { eraseAgain } from '#server/personalData/again.ts';
export { listSampleAccounts } from '#server/user/sampleAccounts.ts';
export { throwConfigError, throwUnmendable } from './configError.ts';
export { firstStart } from './firstStart.ts';
export { startServices } from './services.ts';

/** The pages: live from their sources while developing, else as they were built. */
export async function loadPages(isDevelopment: boolean): Promise<PageSource> {
  if (isDevelopment) return (await import('#server/pages/vite.ts')).livePages();
  return (await import('#server/pages/built.ts')).builtPages();
}
