import type { DecisionButtons_AffiliateFragment } from '#web/gql/graphql.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Modal } from '#web/shared/ui/Modal.tsx';
import { useAcceptAffiliate } from './useDecideAffiliate.ts';

export type DecisionProps = { affiliate: DecisionButtons_AffiliateFragment; open: boolean; onClose: () => void };

/** Confirms an acceptance, which mails the applicant at once. */
export function AcceptDialog({ affiliate, open, onClose }: DecisionProps) {
  const [accept, isBusy] = useAcceptAffiliate();
  const onAccept = async () => {
    if (await accept(affiliate)) onClose();
  };
  return (
    <Modal
      open={open}
      onOpenChange={(next) => !next && onClose()}
      busy={isBusy}
      title={`Accept ${affiliate.name}`}
      description={`${affiliate.email} gets a mail with a referral link and the address of a private page with the figures.`}
    >
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" disabled={isBusy} onClick={onClose}>
          Cancel
        </Button>
        <Button busy={isBusy} onClick={() => void onAccept()}>
          Accept
        </Button>
      </div>
    </Modal>
  );
}
