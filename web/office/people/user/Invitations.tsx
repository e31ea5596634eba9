import { useState } from 'react';
import { invitationStrings } from '#schema/invitation.ts';
import { roleWords } from '#schema/user.ts';
import type { InvitationsQuery } from '#web/gql/graphql.ts';
import { OfficeDate } from '#web/shared/app/useDates.tsx';
import { sentenceOf } from '#web/shared/data/errors.ts';
import { CsvButton } from '#web/shared/lists/CsvButton.tsx';
import { useCsvDownload } from '#web/shared/lists/useCsvDownload.ts';
import { useOfficeList } from '#web/shared/lists/useOfficeList.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Confirm } from '#web/shared/ui/Confirm.tsx';
import { Email } from '#web/shared/ui/Email.tsx';
import { ErrorPanel } from '#web/shared/ui/States.tsx';
import { type Column, Table } from '#web/shared/ui/Table.tsx';
import { InvitationsDocument } from './documents.ts';
import { roles } from './roles.ts';
import { useRevokeInvitation } from './useRevokeInvitation.ts';

type Invitation = InvitationsQuery['invitations']['nodes'][number];

/** The invitations that wait to be accepted; nothing where there is none. */
export function Invitations({ onRevoked }: { onRevoked: (id: string) => void }) {
  const { items, totalCount, sentence, more, refresh } = useOfficeList({
    document: InvitationsDocument,
    pick: ({ invitations }) => invitations,
    sentence: (error) => sentenceOf(error, invitationStrings.listFailed),
  });
  const csv = useCsvDownload('invitations');
  const [asked, setAsked] = useState<Invitation | null>(null);
  const hasSome = items !== undefined && totalCount > 0;
  if (!hasSome && !sentence) return null;
  return (
    <section aria-labelledby="invitations" className="mt-14 md:mt-20">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <h2 id="invitations" className="text-2xl">
          Open Invitations
        </h2>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          {hasSome && <p className="text-sm text-ink-soft tabular-nums">{totalCount} in all, newest first</p>}
          <CsvButton csv={csv} disabled={totalCount === 0} size="small" of="Open Invitations" />
        </div>
      </div>
      {sentence && (
        <div className="mb-8">
          <ErrorPanel title="Error Loading Invitations" message={sentence} onRetry={refresh} />
        </div>
      )}
      {hasSome && (
        <Table
          caption="Open invitations, newest first"
          columns={columnsOf(setAsked)}
          rows={items}
          keyOf={({ id }) => id}
          total={totalCount}
          onEnd={more}
        />
      )}
      <ConfirmRevocation invitation={asked} onClose={() => setAsked(null)} onRevoked={onRevoked} />
    </section>
  );
}

const columnsOf = (onRevoke: (invitation: Invitation) => void): Column<Invitation>[] => [
  {
    head: 'Email',
    title: true,
    className: 'wrap-anywhere md:min-w-40',
    cell: ({ email, name }) => (
      <>
        <Email address={email} />
        {name && <span className="mt-0.5 block text-xs font-normal text-ink-soft">{name}</span>}
      </>
    ),
  },
  { head: 'Role', cell: ({ role }) => roles.find(({ word }) => word === roleWords[role])?.name },
  { head: 'Invited By', className: 'wrap-anywhere', cell: ({ invitedBy }) => invitedBy.name },
  { head: 'Good Until', cell: ({ expiresAt }) => <OfficeDate at={expiresAt} as="shortDateTime" /> },
  {
    head: 'Actions',
    className: 'max-md:block max-md:before:hidden md:w-0',
    cell: (invitation) => (
      <Button
        variant="quietDanger"
        size="small"
        className="-ml-3"
        aria-label={`Revoke the invitation of ${invitation.email}`}
        onClick={() => onRevoke(invitation)}
      >
        Revoke
      </Button>
    ),
  },
];

type ConfirmProps = { invitation: Invitation | null; onClose: () => void; onRevoked: (id: string) => void };

/** Asks before an invitation is taken back, until the server has answered. */
function ConfirmRevocation({ invitation, onClose, onRevoked }: ConfirmProps) {
  const revoke = useRevokeInvitation();
  const [isBusy, setBusy] = useState(false);
  const onConfirm = async () => {
    if (!invitation) return;
    setBusy(true);
    const isRevoked = await revoke(invitation.id);
    setBusy(false);
    onClose();
    if (isRevoked) onRevoked(invitation.id);
  };
  return (
    <Confirm
      open={invitation !== null}
      onOpenChange={(open) => !open && onClose()}
      title="Revoke Invitation"
      confirmLabel={isBusy ? 'Revoking...' : 'Revoke'}
      busy={isBusy}
      onConfirm={() => void onConfirm()}
    >
      {`Are you sure you want to revoke the invitation of ${invitation?.email}? The link that they have will not work any more.`}
    </Confirm>
  );
}
