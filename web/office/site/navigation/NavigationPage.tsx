import { navigationStrings } from '#schema/navigationStrings.ts';
import { readFragment } from '#web/gql/index.ts';
import { OfficePage } from '#web/shared/app/OfficePage.tsx';
import { useOfficeQuery } from '#web/shared/data/useOfficeQuery.ts';
import { Loaded } from '#web/shared/ui/Loaded.tsx';
import { NavigationFragment, SiteNavigationDocument } from './documents.ts';
import { NavigationForm } from './NavigationForm.tsx';

export function NavigationPage() {
  const query = useOfficeQuery(SiteNavigationDocument, navigationStrings.loadFailed);
  const { data } = query;
  if (data)
    return (
      <NavigationForm latest={readFragment(NavigationFragment, data.siteNavigation)} onReload={() => query.refetch()} />
    );
  return (
    <OfficePage title="Navigation and Footer">
      <Loaded data={null} query={query} title="Error Loading the Navigation" loading="Loading the navigation...">
        {() => null}
      </Loaded>
    </OfficePage>
  );
}
