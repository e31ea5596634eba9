import { useQuery } from '@apollo/client/react';
import { siteStrings } from '#schema/site.ts';
import { readFragment } from '#web/gql/index.ts';
import { OfficePage } from '#web/shared/app/OfficePage.tsx';
import { sentenceOf } from '#web/shared/data/errors.ts';
import { useFetchPolicy } from '#web/shared/data/freshness.ts';
import { ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import { SiteDocument, SiteFieldsFragment } from './documents.ts';
import { SiteForm } from './SiteForm.tsx';

/** What the site says of its owner, for admins to change. */
export function SiteSettingsPage() {
  const { data, error, loading, refetch } = useQuery(SiteDocument, {
    fetchPolicy: useFetchPolicy(SiteDocument, {}),
    notifyOnNetworkStatusChange: true,
  });
  const site = data && readFragment(SiteFieldsFragment, data.site);
  const original = data && readFragment(SiteFieldsFragment, data.site.original);
  return (
    <OfficePage
      title="Settings of the site"
      lead="Name, contact, colours and logo. A change is everywhere within a second: on pages, in mails, in the feed."
    >
      {!site && loading && <Loading label="Loading the settings..." />}
      {!site && !loading && (
        <ErrorPanel
          title="Error Loading the Settings"
          message={sentenceOf(error, siteStrings.loadFailed)}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {site && original && <SiteForm site={site} original={original} />}
    </OfficePage>
  );
}
