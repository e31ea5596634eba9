import { startServices } from '#server/app/start/services.ts';
import type { Actor } from '#server/platform/audit/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { prepare } from '#server/platform/database/prepare.ts';
import type { Settings } from '#server/platform/settings.ts';

export async function withContext(
  settings: Settings,
  databaseUrl: string,
  actor: Actor,
  work: (context: Context) => Promise<void>,
): Promise<void> {
  await prepare(databaseUrl, async () => {});
  const services = await startServices({ settings, databaseUrl, print: () => {} });
  try {
    const site = await services.readSite();
    const origin = { address: '', requestId: '', userAgent: '', host: '', referrer: '', wantsPrivacy: false };
    await work({ ...services, ...origin, site, viewer: null, actor });
  } finally {
    await services.stop();
  }
}
