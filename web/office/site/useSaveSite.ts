import { type SiteChanges, siteStrings } from '#schema/site.ts';
import { readFragment } from '#web/gql/index.ts';
import { type CommandOutcome, mapOutcome, useCommand } from '#web/shared/data/useCommand.ts';
import { SaveSiteDocument, SiteFieldsFragment } from './documents.ts';
import type { SiteFields } from './values.ts';

/** @returns saves settings of the site, and resolves to the site as it is then, or to why they were not saved, which a toast has said */
export function useSaveSite(): (input: SiteChanges) => Promise<CommandOutcome<SiteFields>> {
  const [run] = useCommand(SaveSiteDocument, { sentences: { done: siteStrings.saved, failed: siteStrings.failed } });
  return async (input) =>
    mapOutcome(await run({ input }), ({ saveSite }) => readFragment(SiteFieldsFragment, saveSite));
}
