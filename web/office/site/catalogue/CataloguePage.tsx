import { catalogueStrings } from '#schema/catalogueStrings.ts';
import { readFragment } from '#web/gql/index.ts';
import { OfficePage } from '#web/shared/app/OfficePage.tsx';
import { useOfficeQuery } from '#web/shared/data/useOfficeQuery.ts';
import { Loaded } from '#web/shared/ui/Loaded.tsx';
import { CatalogueForm } from './CatalogueForm.tsx';
import { CatalogueFragment, ServiceCatalogueDocument } from './documents.ts';

export function CataloguePage() {
  const query = useOfficeQuery(ServiceCatalogueDocument, catalogueStrings.loadFailed);
  const { data } = query;
  if (data)
    return (
      <CatalogueForm latest={readFragment(CatalogueFragment, data.serviceCatalogue)} onReload={() => query.refetch()} />
    );
  return (
    <OfficePage title="Services of the Agency">
      <Loaded data={null} query={query} title="Error Loading the Services" loading="Loading the services...">
        {() => null}
      </Loaded>
    </OfficePage>
  );
}
