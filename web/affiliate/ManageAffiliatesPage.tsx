import { useState } from 'react';
import { affiliateStrings } from '#schema/affiliate.ts';
import { OfficePage } from '#web/app/OfficePage.tsx';
import { sentenceOf } from '#web/data/errors.ts';
import type { Folder } from '#web/gql/graphql.ts';
import { ScrollAnchor } from '#web/lists/ScrollAnchor.tsx';
import { useFolder } from '#web/lists/useFolder.ts';
import { useOfficeList } from '#web/lists/useOfficeList.ts';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { ConfirmRemoval } from '#web/ui/ConfirmRemoval.tsx';
import { Folders } from '#web/ui/Folders.tsx';
import { RefreshButton } from '#web/ui/RefreshButton.tsx';
import { Empty, ErrorPanel, Loading } from '#web/ui/States.tsx';
import { AffiliateTable, type ManagedAffiliate } from './AffiliateTable.tsx';
import { ManageAffiliatesDocument } from './documents.ts';
import { useMarkAffiliateSpam } from './useMarkAffiliateSpam.ts';
import { useRemoveAffiliate } from './useRemoveAffiliate.ts';

/** Everybody who has applied to the affiliate programme, for the staff. */
export function ManageAffiliatesPage() {
  const folder = useFolder();
  const { answer, items, totalCount, loading, sentence, more, refresh } = useOfficeList({
    document: ManageAffiliatesDocument,
    variables: { folder },
    pick: ({ affiliates }) => affiliates,
    sentence: (error) => (error ? sentenceOf(error, affiliateStrings.listFailed) : affiliateStrings.listUnexpected),
  });
  const actions = <RefreshButton busy={loading && items !== undefined} onClick={refresh} />;
  const lead = totalCount > 0 ? `${totalCount} ${totalCount === 1 ? 'application' : 'applications'}` : undefined;
  return (
    <OfficePage title="Affiliate Management" lead={lead} actions={actions}>
      <Folders inbox="Applications" spam={answer?.overview.spamApplications} />
      {sentence && (
        <div className="mb-10">
          <ErrorPanel title={`Error: ${sentence}`} message="The list could not be read." onRetry={refresh} />
        </div>
      )}
      {items ? (
        <Affiliates folder={folder} affiliates={items} total={totalCount} onEnd={more} />
      ) : (
        !sentence && <Loading label="Loading Affiliates..." />
      )}
    </OfficePage>
  );
}

type Props = { folder: Folder; affiliates: readonly ManagedAffiliate[]; total: number; onEnd?: () => void };

function Affiliates({ folder, affiliates, total, onEnd }: Props) {
  const [removing, remove] = useRemoveAffiliate();
  const markSpam = useMarkAffiliateSpam();
  const [asked, setAsked] = useState<ManagedAffiliate | null>(null);

  const onConfirm = () => {
    setAsked(null);
    if (asked) remove(asked);
  };

  return (
    <>
      {total > 0 ? (
        <ScrollAnchor count={total}>
          <AffiliateTable
            affiliates={affiliates}
            total={total}
            removing={removing}
            onEnd={onEnd}
            onNotSpam={({ id }) => markSpam(id, false)}
            onRemove={setAsked}
          />
        </ScrollAnchor>
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
