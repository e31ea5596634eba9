import { invitationStrings } from '#schema/invitation.ts';
import { roles } from '#schema/roles.ts';
import { roleWords } from '#schema/user.ts';
import type { InvitationsQuery } from '#web/gql/graphql.ts';
import { OfficeDate } from '#web/shared/app/useDates.tsx';
import { ListSection } from '#web/shared/lists/ListSection.tsx';
import { LoadedList } from '#web/shared/lists/LoadedList.tsx';
import { useOfficeList } from '#web/shared/lists/useOfficeList.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Email } from '#web/shared/ui/Email.tsx';
import { actionsColumn, type Column, Table } from '#web/shared/ui/Table.tsx';
import { useQuestion } from '#web/shared/ui/useQuestion.tsx';
import { InvitationsDocument } from './documents.ts';
import { useRevokeInvitation } from './useRevokeInvitation.ts';

type Invitation = InvitationsQuery['invitations']['nodes'][number];

/** Pending invitations; nothing if there are none. */
export function Invitations({ onRevoked }: { onRevoked: (id: string) => void }) {
  const list = useOfficeList({
    document: InvitationsDocument,
    pick: ({ invitations }) => invitations,
    sentence: invitationStrings.listFailed,
  });
  const revoke = useRevokeInvitation();
  const [askRevocation, revocationQuestion] = useQuestion<Invitation>({
    title: 'Revoke Invitation',
    confirmLabel: 'Revoke',
    busyLabel: 'Revoking...',
    text: ({ email }) =>
      `Are you sure you want to revoke the invitation of ${email}? The link that they have will not work any more.`,
    onConfirm: async ({ id }) => (await revoke(id)) && onRevoked(id),
  });
  // No section while it loads, as without an invitation.
  if (list.totalCount === 0 && !list.sentence) return null;
  return (
    <ListSection heading="Open Invitations" list={list} csv="invitations">
      <LoadedList
        list={list}
        title="Error Loading Invitations"
        loading="Loading invitations..."
        empty={null}
        className="mb-8"
      >
        {(rows) => <Table caption="Open invitations, newest first" columns={columnsOf(askRevocation)} {...rows} />}
      </LoadedList>
      {revocationQuestion}
    </ListSection>
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
        {name && (
          <span dir="auto" className="mt-0.5 block text-xs font-normal text-ink-soft">
            {name}
          </span>
        )}
      </>
    ),
  },
  { head: 'Role', cell: ({ role }) => roles.find(({ word }) => word === roleWords[role])?.name },
  { head: 'Invited By', className: 'wrap-anywhere', cell: ({ invitedBy }) => invitedBy.name },
  { head: 'Good Until', cell: ({ expiresAt }) => <OfficeDate at={expiresAt} as="shortDateTime" /> },
  actionsColumn((invitation) => (
    <Button
      variant="quietDanger"
      size="small"
      className="-ml-3"
      aria-label={`Revoke the invitation of ${invitation.email}`}
      onClick={() => onRevoke(invitation)}
    >
      Revoke
    </Button>
  )),
];
