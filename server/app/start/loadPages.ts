import type { PageSource } from '#server/app/pages/pageSource.ts';

// Loaded by serve.ts while the database starts.
export { buildApp } from '#server/app/http/app.ts';
export { buildMetricsApp } from '#server/app/http/serveMetrics.ts';
export { repeatErasures } from '#server/office/privacy/personalData/repeatErasure.ts';
export { listSampleAccounts } from '#server/people/user/sampleAccounts.ts';
export { prepare } from '#server/platform/database/prepare.ts';
export { retryUntilReached } from '#server/platform/database/retryUntilReached.ts';
export { throwConfigError, throwIfPermanent } from './configError.ts';
export { firstStart } from './firstStart.ts';
export { startServices } from './services.ts';

export async function loadPages(isDevelopment: boolean): Promise<PageSource> {
  if (isDevelopment) return (await import('#server/app/pages/vite.ts')).livePages();
  return (await import('#server/app/pages/built.ts')).builtPages();
}
