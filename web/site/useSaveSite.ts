import { type SiteChanges, siteStrings } from '#schema/site.ts';
import type { Failure } from '#web/data/errors.ts';
import { useCommand } from '#web/data/useCommand.ts';
import { readFragment } from '#web/gql/index.ts';
import { SaveSiteDocument, SiteFieldsFragment } from './documents.ts';
import type { SiteFields } from './values.ts';

type Outcome = { site: SiteFields; failure: null } | { site: null; failure: Failure };

/** @returns saves settings of the site, and resolves to the site as it is then, or to why they were not saved, which a toast has said */
export function useSaveSite(): (input: SiteChanges) => Promise<Outcome> {
  const [run] = useCommand(SaveSiteDocument, { sentences: { done: siteStrings.saved, failed: siteStrings.failed } });
  return async (input) => {
    const { data, failure } = await run({ input });
    return failure ? { site: null, failure } : { site: readFragment(SiteFieldsFragment, data.saveSite), failure: null };
  };
}
