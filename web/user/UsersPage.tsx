import { ServerError } from '@apollo/client/errors';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { userSentences } from '#schema/user.ts';
import { OfficePage } from '#web/app/OfficePage.tsx';
import { failureOf } from '#web/errors.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { ConfirmRemoval } from '#web/ui/ConfirmRemoval.tsx';
import { RefreshButton } from '#web/ui/RefreshButton.tsx';
import { Empty, ErrorPanel, Loading } from '#web/ui/States.tsx';
import { useOfficeList } from '#web/useOfficeList.ts';
import { UsersDocument } from './documents.ts';
import { type User, UserTable } from './UserTable.tsx';
import { useBlockUser } from './useBlockUser.ts';
import { useRemoveUser } from './useRemoveUser.ts';

const { listFailed, httpError } = userSentences;

export function UsersPage() {
  const { items, totalCount, loading, sentence, more, refresh } = useOfficeList({
    document: UsersDocument,
    pick: ({ users }) => users,
    sentence: (error) => listFailed(ServerError.is(error) ? httpError(error.statusCode) : failureOf(error).message),
  });
  const isRefreshing = loading && items !== undefined;
  const actions = (
    <>
      <RefreshButton busy={isRefreshing} onClick={refresh} />
      <LinkButton to={paths.signUp}>
        <Plus aria-hidden="true" className="size-5" /> Add a User
      </LinkButton>
    </>
  );
  return (
    <OfficePage title="User Management" actions={actions}>
      {sentence && (
        <div className="mb-10">
          <ErrorPanel title="Error Loading Users" message={sentence} onRetry={refresh} />
        </div>
      )}
      {items ? (
        <Users users={items} total={totalCount} onEnd={more} />
      ) : (
        !sentence && <Loading label="Loading users..." />
      )}
    </OfficePage>
  );
}

type UsersProps = { users: readonly User[]; total: number; onEnd?: () => void };

function Users({ users, total, onEnd }: UsersProps) {
  const ownId = useSession()?.user._id;
  const { block, blocking } = useBlockUser();
  const { remove, removing } = useRemoveUser();
  const [asked, setAsked] = useState<User | null>(null);

  const onConfirm = () => {
    setAsked(null);
    if (asked) void remove(asked.id);
  };

  if (total === 0) {
    const action = <LinkButton to={paths.signUp}>Add a User</LinkButton>;
    return <Empty title="No users found" text="Everybody who may sign in stands here." action={action} />;
  }
  return (
    <>
      <p role="status" className="mb-8 text-sm text-ink-soft tabular-nums">
        {`${total} ${total === 1 ? 'user' : 'users'}`}
      </p>
      <UserTable
        users={users}
        total={total}
        onEnd={onEnd}
        ownId={ownId}
        blocking={blocking}
        removing={removing}
        onBlock={({ id, isBlocked }) => void block(id, !isBlocked)}
        onRemove={setAsked}
      />
      <ConfirmRemoval
        what="user"
        title={asked && `${asked.name} (${asked.email})`}
        onClose={() => setAsked(null)}
        onConfirm={onConfirm}
      />
    </>
  );
}
