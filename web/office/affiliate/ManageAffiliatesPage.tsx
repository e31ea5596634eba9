import type { ComponentProps, ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { affiliateStrings } from '#schema/affiliate.ts';
import { type AffiliateState, affiliateStates } from '#schema/referralStrings.ts';
import { sourceLabel } from '#schema/sourceLabel.ts';
import type { BulkAction, Folder } from '#web/gql/graphql.ts';
import { readFragment } from '#web/gql/index.ts';
import { BulkList } from '#web/office/bulk/BulkList.tsx';
import type { BulkTarget } from '#web/office/bulk/bulkActions.ts';
import { useSourceFilter } from '#web/office/dashboard/visit/useSourceFilter.ts';
import { PartOff } from '#web/office/site/PartOff.tsx';
import { addressNow } from '#web/shared/app/navigationState.ts';
import { OfficePage } from '#web/shared/app/OfficePage.tsx';
import { AffiliateTableFragment, ManageAffiliatesDocument } from '#web/shared/data/documents/affiliates.ts';
import { sentenceOf } from '#web/shared/data/errors.ts';
import { FilterChips } from '#web/shared/lists/filter/FilterChips.tsx';
import { filterOfOne, type Option } from '#web/shared/lists/filter/listFilter.ts';
import { SOURCE, STATE, sourceIn, stateIn } from '#web/shared/lists/folderParams.ts';
import { ListMenu } from '#web/shared/lists/ListMenu.tsx';
import { affiliateOrders, useOrder } from '#web/shared/lists/listOrder.ts';
import { SavedViews } from '#web/shared/lists/savedView/SavedViews.tsx';
import { useCsvDownload } from '#web/shared/lists/useCsvDownload.ts';
import { useFolder } from '#web/shared/lists/useFolder.ts';
import { useOfficeList } from '#web/shared/lists/useOfficeList.ts';
import { useSearch, withParam } from '#web/shared/lists/useSearch.ts';
import { paths } from '#web/shared/paths.ts';
import { LinkButton } from '#web/shared/ui/Button.tsx';
import { Folders } from '#web/shared/ui/Folders.tsx';
import { SearchBar } from '#web/shared/ui/SearchBar.tsx';
import { Empty, ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import { AffiliateTable } from './AffiliateTable.tsx';
import { affiliateEntity } from './cacheEntity.ts';
import type { ManagedAffiliate } from './managedAffiliate.ts';
import { useMarkAffiliateSpam } from './useMarkAffiliateSpam.ts';
import { useRemoveAffiliate } from './useRemoveAffiliate.ts';

export function ManageAffiliatesPage() {
  const folder = useFolder();
  const search = useSearch();
  const { wanted: searchText } = search;
  const [params, setParams] = useSearchParams();
  const source = sourceIn(params);
  const state = stateIn(params);
  const isNarrowed = Boolean(searchText || source || state);
  const choose = (name: string) => (value: string) =>
    setParams(withParam(addressNow(), name, value), { replace: true });
  const sourceFilter = useSourceFilter(source ?? '', choose(SOURCE));
  const clearFilters = () => setParams(withParam(withParam(addressNow(), SOURCE, ''), STATE, ''), { replace: true });
  const variables = { folder, search: searchText, source, state, orderBy: useOrder(affiliateOrders) };
  const list = useOfficeList({
    document: ManageAffiliatesDocument,
    variables,
    pick: ({ affiliates }) => ({ ...affiliates, nodes: readFragment(AffiliateTableFragment, affiliates.nodes) }),
    sentence: (error) => (error ? sentenceOf(error, affiliateStrings.listFailed) : affiliateStrings.listUnexpected),
  });
  const { answer, items, totalCount, loading, sentence, refresh } = list;
  const csv = useCsvDownload('affiliates', variables);
  const actions = (
    <ListMenu
      csv={csv}
      columnList="affiliates"
      orders={affiliateOrders}
      isEmpty={totalCount === 0}
      isBusy={loading && items !== undefined}
      onRefresh={refresh}
    />
  );
  return (
    <OfficePage
      title="Affiliate Management"
      tabs={
        <>
          <Folders inbox="Applications" spam={answer?.overview.spamApplications} />
          <SavedViews list="AFFILIATES" />
        </>
      }
      filters={
        items &&
        (totalCount > 0 || isNarrowed) && (
          <SearchBar label="Search applications" search={search} total={totalCount} counted={countText}>
            <FilterChips
              filters={[sourceFilter, filterOfOne('State', stateOptions, state?.toLowerCase() ?? '', choose(STATE))]}
              onClearAll={clearFilters}
            />
          </SearchBar>
        )
      }
      actions={actions}
    >
      <PartOff part="affiliate" />
      {sentence && (
        <div className="mb-10">
          <ErrorPanel title={`Error: ${sentence}`} message="The list could not be read." onRetry={refresh} />
        </div>
      )}
      {items ? (
        <Affiliates
          // Each folder and each search has its own selection.
          key={`${folder} ${searchText} ${source} ${state}`}
          folder={folder}
          list={list}
          affiliates={items}
          empty={<None folder={folder} searchText={searchText} source={source} state={state} />}
        />
      ) : (
        !sentence && <Loading label="Loading Affiliates..." />
      )}
    </OfficePage>
  );
}

const stateOptions: Option[] = Object.entries(affiliateStates).map(([state, label]) => ({
  value: state.toLowerCase(),
  label,
}));

const target: BulkTarget = {
  kind: 'AFFILIATE',
  entity: affiliateEntity,
  singular: 'application',
  plural: 'applications',
  spamCount: 'spamApplications',
};
const inboxActions: BulkAction[] = ['MARK_SPAM', 'REMOVE'];
const spamActions: BulkAction[] = ['MARK_NOT_SPAM', 'REMOVE'];

type Props = {
  folder: Folder;
  list: ComponentProps<typeof BulkList<ManagedAffiliate>>['list'];
  affiliates: readonly ManagedAffiliate[];
  empty: ReactNode;
};

function Affiliates({ folder, list, affiliates, empty }: Props) {
  const [removing, remove] = useRemoveAffiliate();
  const markSpam = useMarkAffiliateSpam();
  return (
    <BulkList
      list={list}
      items={affiliates}
      target={target}
      nameOf={({ name }) => name}
      actions={folder === 'SPAM' ? spamActions : inboxActions}
      removal={{ what: 'affiliate', nameOf: ({ name }) => name, onConfirm: remove }}
      empty={empty}
    >
      {(rows, askRemoval) => (
        <AffiliateTable
          {...rows}
          removing={removing}
          onNotSpam={({ id }) => markSpam(id, false)}
          onRemove={askRemoval}
        />
      )}
    </BulkList>
  );
}

type NoneProps = { folder: Folder; searchText: string; source: string | null; state: AffiliateState | null };

function None({ folder, searchText, source, state }: NoneProps) {
  const noneFound =
    (searchText && `No application has "${searchText}" in it.`) ||
    (source && `No application comes from ${sourceLabel(source)}.`) ||
    (state && `No application is ${affiliateStates[state].toLowerCase()}.`);
  if (noneFound) return <p className="py-8 text-ink-soft">{noneFound}</p>;
  if (folder === 'SPAM')
    return <Empty title="No Spam" text="What looks like the work of a robot waits here until somebody looks at it." />;
  return (
    <Empty
      title="No affiliates found"
      text="Who applies on the page of the programme appears here."
      action={
        <LinkButton variant="secondary" to={paths.affiliateProgramme}>
          See the page
        </LinkButton>
      }
    />
  );
}

const countText = (total: number) => `${total} ${total === 1 ? 'application' : 'applications'}`;
