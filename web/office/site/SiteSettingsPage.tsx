import { siteStrings } from '#schema/site.ts';
import { readFragment } from '#web/gql/index.ts';
import { OfficePage } from '#web/shared/app/OfficePage.tsx';
import { useOfficeQuery } from '#web/shared/data/useOfficeQuery.ts';
import { Loaded } from '#web/shared/ui/Loaded.tsx';
import { Apps } from './Apps.tsx';
import { Backups } from './Backups.tsx';
import { SiteDocument, SiteFieldsFragment } from './documents.ts';
import { Launch } from './Launch.tsx';
import { Samples } from './Samples.tsx';
import { SiteForm } from './SiteForm.tsx';
import { Tags } from './Tags.tsx';

export function SiteSettingsPage() {
  const query = useOfficeQuery(SiteDocument, siteStrings.loadFailed);
  return (
    <OfficePage
      title="Settings of the site"
      lead="Name, contact, colours and logo. A change is everywhere within a second: on pages, in mails, in the feed."
    >
      <Loaded
        data={query.data?.site}
        query={query}
        title="Error Loading the Settings"
        loading="Loading the settings..."
      >
        {(site) => (
          <>
            <SiteForm
              site={readFragment(SiteFieldsFragment, site)}
              original={readFragment(SiteFieldsFragment, site.original)}
            />
            <Launch site={readFragment(SiteFieldsFragment, site)} />
          </>
        )}
      </Loaded>
      <Tags />
      <Apps />
      <Samples />
      <Backups />
    </OfficePage>
  );
}
