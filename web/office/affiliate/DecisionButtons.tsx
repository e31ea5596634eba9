import { Check, Link2, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { AffiliateState } from '#schema/referralStrings.ts';
import { type FragmentType, readFragment } from '#web/gql/index.ts';
import { DecisionFragment } from '#web/shared/data/documents/affiliates.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { AcceptDialog } from './AcceptDialog.tsx';
import { DeclineDialog } from './DeclineDialog.tsx';
import { LinksDialog } from './LinksDialog.tsx';

type DialogName = 'accept' | 'decline' | 'links';

export function DecisionButtons({ affiliate: masked }: { affiliate: FragmentType<typeof DecisionFragment> }) {
  const affiliate = readFragment(DecisionFragment, masked);
  const [openDialog, setOpenDialog] = useState<{ dialogName: DialogName; state: AffiliateState } | null>(null);
  const { name, state } = affiliate;
  const setOpen = (dialogName: DialogName) => setOpenDialog({ dialogName, state });
  const dialog = (dialogName: DialogName) => ({
    // The state when the dialog opened: the server refuses the decision if a colleague was faster.
    affiliate: { ...affiliate, state: openDialog?.state ?? state },
    open: openDialog?.dialogName === dialogName,
    onClose: () => setOpenDialog(null),
  });
  const isAccepted = state === 'ACCEPTED';
  return (
    <span className="flex gap-2">
      {isAccepted ? (
        <SignButton label={`Links of ${name}`} onClick={() => setOpen('links')}>
          <Link2 aria-hidden="true" className="size-4.5" />
        </SignButton>
      ) : (
        <SignButton label={`Accept ${name}`} onClick={() => setOpen('accept')}>
          <Check aria-hidden="true" className="size-4.5" />
        </SignButton>
      )}
      {(isAccepted || state === 'NEW') && (
        <SignButton label={isAccepted ? `End with ${name}` : `Decline ${name}`} onClick={() => setOpen('decline')}>
          <X aria-hidden="true" className="size-4.5" />
        </SignButton>
      )}
      <AcceptDialog {...dialog('accept')} />
      <DeclineDialog {...dialog('decline')} />
      <LinksDialog {...dialog('links')} />
    </span>
  );
}

const SignButton = ({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) => (
  <Button
    variant="secondary"
    size="small"
    className="min-h-10 min-w-10 px-0!"
    aria-label={label}
    title={label}
    onClick={onClick}
  >
    {children}
  </Button>
);
