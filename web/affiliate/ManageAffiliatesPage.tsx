import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { affiliateStrings } from '#schema/affiliate.ts';
import { type AffiliateState, affiliateStates } from '#schema/referralStrings.ts';
import { sourceLabel } from '#schema/sourceLabel.ts';
import { OfficePage } from '#web/app/OfficePage.tsx';
import type { BulkTarget } from '#web/bulk/bulkActions.ts';
import { SelectAll } from '#web/bulk/SelectAll.tsx';
import { SelectionBar } from '#web/bulk/SelectionBar.tsx';
import { useBulk } from '#web/bulk/useBulk.ts';
import { sentenceOf } from '#web/data/errors.ts';
import type { BulkAction, Folder } from '#web/gql/graphql.ts';
import { CsvButton } from '#web/lists/CsvButton.tsx';
import { SOURCE, STATE, sourceIn, stateIn } from '#web/lists/folderParams.ts';
import { ScrollAnchor } from '#web/lists/ScrollAnchor.tsx';
import { useFolder } from '#web/lists/useFolder.ts';
import { useListCsv } from '#web/lists/useListCsv.ts';
import { useOfficeList } from '#web/lists/useOfficeList.ts';
import { addressNow, useSearch, withParam } from '#web/lists/useSearch.ts';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { ConfirmRemoval } from '#web/ui/ConfirmRemoval.tsx';
import { Folders } from '#web/ui/Folders.tsx';
import { RefreshButton } from '#web/ui/RefreshButton.tsx';
import { SearchBar } from '#web/ui/SearchBar.tsx';
import { Empty, ErrorPanel, Loading } from '#web/ui/States.tsx';
import { SourceFilter } from '#web/visit/SourceFilter.tsx';
import { AffiliateTable } from './AffiliateTable.tsx';
import { affiliateEntity } from './cacheEntity.ts';
import { ManageAffiliatesDocument } from './documents.ts';
import type { ManagedAffiliate } from './managedAffiliate.ts';
import { StateFilter } from './StateFilter.tsx';
import { useMarkAffiliateSpam } from './useMarkAffiliateSpam.ts';
import { useRemoveAffiliate } from './useRemoveAffiliate.ts';

/** Everybody who has applied to the affiliate programme, for the staff. */
export function ManageAffiliatesPage() {
  const folder = useFolder();
  const search = useSearch();
  const { wanted } = search;
  const [params, setParams] = useSearchParams();
  const source = sourceIn(params);
  const state = stateIn(params);
  const isNarrowed = Boolean(wanted || source || state);
  const choose = (name: string) => (chosen: string) =>
    setParams(withParam(addressNow(), name, chosen), { replace: true });
  const filter = { folder, search: wanted, source, state };
  const { answer, items, totalCount, loading, sentence, more, fetchUpTo, refresh } = useOfficeList({
    document: ManageAffiliatesDocument,
    variables: filter,
    pick: ({ affiliates }) => affiliates,
    sentence: (error) => (error ? sentenceOf(error, affiliateStrings.listFailed) : affiliateStrings.listUnexpected),
  });
  const csv = useListCsv('applications', async () => (await import('./csv.ts')).affiliatesCsv, filter);
  const actions = (
    <>
      <RefreshButton busy={loading && items !== undefined} onClick={refresh} />
      <CsvButton csv={csv} disabled={totalCount === 0} />
    </>
  );
  return (
    <OfficePage title="Affiliate Management" actions={actions}>
      <Folders inbox="Applications" spam={answer?.overview.spamApplications} />
      {sentence && (
        <div className="mb-10">
          <ErrorPanel title={`Error: ${sentence}`} message="The list could not be read." onRetry={refresh} />
        </div>
      )}
      {items && (totalCount > 0 || isNarrowed) && (
        <SearchBar label="Search applications" search={search} total={totalCount} counted={counted}>
          <div className="w-full sm:w-52">
            <SourceFilter source={source ?? ''} onChoose={choose(SOURCE)} />
          </div>
          <div className="w-full sm:w-40">
            <StateFilter state={state} onChoose={choose(STATE)} />
          </div>
        </SearchBar>
      )}
      {items ? (
        <Affiliates
          // Each folder and each search has its own selection.
          key={`${folder} ${wanted} ${source} ${state}`}
          folder={folder}
          affiliates={items}
          total={totalCount}
          wanted={wanted}
          source={source}
          state={state}
          onEnd={more}
          fetchUpTo={fetchUpTo}
        />
      ) : (
        !sentence && <Loading label="Loading Affiliates..." />
      )}
    </OfficePage>
  );
}

const target: BulkTarget = {
  kind: 'AFFILIATE',
  entity: affiliateEntity,
  one: 'application',
  many: 'applications',
  spamCount: 'spamApplications',
};
const inboxActions: BulkAction[] = ['MARK_SPAM', 'REMOVE'];
const spamActions: BulkAction[] = ['MARK_NOT_SPAM', 'REMOVE'];

type Props = {
  folder: Folder;
  affiliates: readonly ManagedAffiliate[];
  total: number;
  wanted: string;
  source: string | null;
  state: AffiliateState | null;
  onEnd?: () => void;
  fetchUpTo: ((most: number) => Promise<readonly ManagedAffiliate[] | null>) | undefined;
};

function Affiliates({ folder, affiliates, total, wanted, source, state, onEnd, fetchUpTo }: Props) {
  const [removing, remove] = useRemoveAffiliate();
  const markSpam = useMarkAffiliateSpam();
  const [asked, setAsked] = useState<ManagedAffiliate | null>(null);
  const bulk = useBulk({
    target,
    items: affiliates,
    nameOf: ({ name }) => name,
    actions: folder === 'SPAM' ? spamActions : inboxActions,
    onRemove: setAsked,
  });

  const onConfirm = () => {
    setAsked(null);
    if (asked) remove(asked);
  };

  return (
    <>
      {total > 0 ? (
        <>
          <SelectAll bulk={bulk} total={total} fetchUpTo={fetchUpTo} />
          <ScrollAnchor count={total}>
            <AffiliateTable
              affiliates={affiliates}
              total={total}
              removing={removing}
              onEnd={onEnd}
              selectable={bulk}
              onNotSpam={({ id }) => markSpam(id, false)}
              onRemove={setAsked}
            />
          </ScrollAnchor>
          <SelectionBar bulk={bulk} />
        </>
      ) : wanted ? (
        <p className="py-8 text-ink-soft">{`No application has "${wanted}" in it.`}</p>
      ) : source ? (
        <p className="py-8 text-ink-soft">{`No application comes from ${sourceLabel(source)}.`}</p>
      ) : state ? (
        <p className="py-8 text-ink-soft">{`No application is ${affiliateStates[state].toLowerCase()}.`}</p>
      ) : folder === 'SPAM' ? (
        <Empty title="No Spam" text="What looks like the work of a robot waits here until somebody looks at it." />
      ) : (
        <Empty
          title="No affiliates found"
          text="Who applies on the page of the programme appears here."
          action={
            <LinkButton variant="secondary" to={paths.affiliateProgramme}>
              See the page
            </LinkButton>
          }
        />
      )}
      <ConfirmRemoval
        what="affiliate"
        title={asked?.name ?? null}
        onClose={() => setAsked(null)}
        onConfirm={onConfirm}
      />
    </>
  );
}

const counted = (total: number) => `${total} ${total === 1 ? 'application' : 'applications'}`;
