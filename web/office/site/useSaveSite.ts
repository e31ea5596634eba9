import { type SiteChanges, siteStrings } from '#schema/site.ts';
import { readFragment } from '#web/gql/index.ts';
import { type CommandOutcome, mapOutcome, useCommand } from '#web/shared/data/useCommand.ts';
import { SaveSiteDocument, SiteFieldsFragment } from './documents.ts';
import type { SiteFields } from './values.ts';

/**
 * @returns a function that saves site settings, and resolves to the stored site or to the failure, which a toast shows
 */
export function useSaveSite(): (input: SiteChanges) => Promise<CommandOutcome<SiteFields>> {
  const [run] = useCommand(SaveSiteDocument, { sentences: { done: siteStrings.saved, failed: siteStrings.failed } });
  return async (input) =>
    mapOutcome(await run({ input }), ({ saveSite }) => readFragment(SiteFieldsFragment, saveSite));
}
