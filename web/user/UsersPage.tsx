import { Plus, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { OfficePage } from '#web/app/OfficePage.tsx';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session.ts';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { Confirm } from '#web/ui/Confirm.tsx';
import { Empty, ErrorPanel, Loading } from '#web/ui/States.tsx';
import { type User, UserTable } from './UserTable.tsx';
import { useBlockUser } from './useBlockUser.ts';
import { useRemoveUser } from './useRemoveUser.ts';
import { useUsers } from './useUsers.ts';

export function UsersPage() {
  const { users, totalCount, loading, sentence, refresh } = useUsers();
  const isRefreshing = loading && users !== undefined;
  const actions = (
    <>
      <Button variant="secondary" busy={isRefreshing} onClick={refresh}>
        {!isRefreshing && <RotateCw aria-hidden="true" className="size-5" />} Refresh
      </Button>
      <LinkButton to={paths.signUp}>
        <Plus aria-hidden="true" className="size-5" /> Add a User
      </LinkButton>
    </>
  );
  return (
    <OfficePage title="User Management" actions={actions}>
      {sentence && (
        <div className="mb-10">
          <ErrorPanel title="Error fetching users" message={sentence} onRetry={refresh} />
        </div>
      )}
      {users ? <Users users={users} totalCount={totalCount} /> : !sentence && <Loading label="Loading users..." />}
    </OfficePage>
  );
}

function Users({ users, totalCount }: { users: readonly User[]; totalCount: number }) {
  const ownId = useSession()?.user._id;
  const { block, blocking } = useBlockUser();
  const { remove, removing } = useRemoveUser();
  const [asked, setAsked] = useState<User | null>(null);

  const onConfirm = () => {
    setAsked(null);
    if (asked) void remove(asked.id);
  };

  if (totalCount === 0) {
    const action = <LinkButton to={paths.signUp}>Add a User</LinkButton>;
    return <Empty title="No users found" text="Everybody who may sign in stands here." action={action} />;
  }
  return (
    <>
      <p role="status" className="mb-8 text-sm text-ink-soft tabular-nums">
        {`${totalCount} ${totalCount === 1 ? 'user' : 'users'}`}
      </p>
      <UserTable
        users={users}
        ownId={ownId}
        blocking={blocking}
        removing={removing}
        onBlock={({ id, isBlocked }) => void block(id, !isBlocked)}
        onRemove={setAsked}
      />
      <ConfirmRemoval user={asked} onClose={() => setAsked(null)} onConfirm={onConfirm} />
    </>
  );
}

type ConfirmProps = { user: User | null; onClose: () => void; onConfirm: () => void };

function ConfirmRemoval({ user, onClose, onConfirm }: ConfirmProps) {
  return (
    <Confirm
      open={user !== null}
      onOpenChange={(open) => !open && onClose()}
      title="Confirm Deletion"
      confirmLabel="Delete"
      onConfirm={onConfirm}
    >
      {`Are you sure you want to permanently delete the user "${user?.name}" (${user?.email})? This action cannot be undone.`}
    </Confirm>
  );
}
