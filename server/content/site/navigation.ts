import { type Navigation, navigationOf } from '#schema/navigation.ts';
import type { NavigationChanges } from '#schema/navigationRules.ts';
import { navigationStrings } from '#schema/navigationStrings.ts';
import type { Site } from '#schema/site.ts';
import { lockViewerRow } from '#server/people/user/colleagues.ts';
import { changed } from '#server/platform/audit/change.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import type { Context } from '#server/platform/context.ts';
import { refuseChanged } from '#server/platform/errors.ts';
import { readSite } from './read.ts';
import { laterThan, lockValues } from './save.ts';
import { siteSettings } from './table.ts';

type Options = { ifUpdatedAt?: Date | null | undefined };

const contents = ['main', 'footer', 'networks', 'hasBlog', 'hasAffiliateProgramme'] as const;

/**
 * Saves the navigation as a whole.
 * @throws CONFLICT when it changed since `ifUpdatedAt`
 */
export const saveNavigation = (context: Context, input: NavigationChanges, { ifUpdatedAt }: Options = {}) =>
  context.db.transaction(async (tx): Promise<Site> => {
    await lockViewerRow(context, tx);
    const values = await lockValues(tx, context.now());
    const parts = { ...context, db: tx };
    const site = await readSite(parts);
    const before = navigationOf(site);
    refuseChanged({ updatedAt: new Date(before.updatedAt) }, ifUpdatedAt, navigationStrings.changedMeanwhile);
    const networks = input.networks.map(({ url, ...network }) => ({ ...network, url: url || null }));
    const now = context.now();
    const next: Navigation = { ...input, networks, updatedAt: laterThan(before, now) };
    const facts = changed(factsOf(before), factsOf(next), contents);
    if (!facts) return site;
    await tx.update(siteSettings).set({ values: { ...values, navigation: next }, updatedAt: now });
    await record(tx, actorOf(context), 'site.saveNavigation', { id: null, label: site.name }, now, facts);
    return readSite(parts);
  });

const factsOf = ({ main, footer, networks, ...navigation }: Navigation) => ({
  ...navigation,
  main: main.map(({ label, to }) => `${label}: ${to}`),
  footer: footer.map(({ label, to }) => `${label}: ${to}`),
  networks: networks.map(({ icon, label, url }) => `${label} (${icon}): ${url ?? 'WhatsApp'}`),
});
