import { ServerError } from '@apollo/client/errors';
import { Mail, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { userStrings } from '#schema/user.ts';
import { focusRow, rowsBeside } from '#web/shared/app/focusedRow.ts';
import { OfficePage } from '#web/shared/app/OfficePage.tsx';
import { failureOf } from '#web/shared/data/errors.ts';
import { USER } from '#web/shared/lists/folderParams.ts';
import { ListMenu } from '#web/shared/lists/ListMenu.tsx';
import { LoadedList } from '#web/shared/lists/LoadedList.tsx';
import { useOrder, userOrders } from '#web/shared/lists/listOrder.ts';
import { useCsvDownload } from '#web/shared/lists/useCsvDownload.ts';
import { useOfficeList } from '#web/shared/lists/useOfficeList.ts';
import { paths } from '#web/shared/paths.ts';
import { useSession } from '#web/shared/session/session.ts';
import { Button, LinkButton } from '#web/shared/ui/Button.tsx';
import { Empty } from '#web/shared/ui/States.tsx';
import type { Rows } from '#web/shared/ui/Table.tsx';
import { useRemovalQuestion } from '#web/shared/ui/useQuestion.tsx';
import type { User } from './documents.ts';
import { UsersDocument } from './documents.ts';
import { HeirField } from './HeirField.tsx';
import { Invitations } from './Invitations.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { InvitedLink } from './InvitedLink.tsx';
import { UserTable } from './UserTable.tsx';
import { useBlockUser } from './useBlockUser.ts';
import type { Invited } from './useInvite.ts';
import { useRemoveUser } from './useRemoveUser.ts';
import { useRoleQuestion } from './useRoleQuestion.ts';

const { listFailed, httpError } = userStrings;

export function UsersPage() {
  const variables = { orderBy: useOrder(userOrders) };
  const list = useOfficeList({
    document: UsersDocument,
    variables,
    pick: ({ users }) => users,
    sentence: (error) => listFailed(ServerError.is(error) ? httpError(error.statusCode) : failureOf(error).message),
  });
  const [isInviting, setInviting] = useState(false);
  const [invited, setInvited] = useState<Invited | null>(null);
  const csv = useCsvDownload('users', variables);
  const actions = (
    <>
      <ListMenu
        csv={csv}
        columnList="users"
        orders={userOrders}
        isEmpty={list.totalCount === 0}
        isBusy={list.loading && list.items !== undefined}
        onRefresh={list.refresh}
      />
      <Button variant="secondary" onClick={() => setInviting(true)}>
        <Mail aria-hidden="true" className="size-5" /> Invite
      </Button>
      <LinkButton to={paths.signUp}>
        <Plus aria-hidden="true" className="size-5" /> Add a User
      </LinkButton>
    </>
  );
  return (
    <OfficePage
      title="User Management"
      count={
        list.items &&
        list.totalCount > 0 && <p role="status">{`${list.totalCount} ${list.totalCount === 1 ? 'user' : 'users'}`}</p>
      }
      actions={actions}
    >
      {invited && (
        <div className="mb-10">
          <InvitedLink key={invited.id} {...invited} />
        </div>
      )}
      <LoadedList list={list} title="Error Loading Users" loading="Loading users..." empty={<NoUsers />}>
        {(rows) => <Users {...rows} />}
      </LoadedList>
      <Invitations onRevoked={(id) => setInvited((now) => (now?.id === id ? null : now))} />
      <InviteDialog open={isInviting} onClose={() => setInviting(false)} onInvited={setInvited} />
    </OfficePage>
  );
}

/** A colleague who was found by the search is shown and focused in the list. */
function useFocusOnUser(): void {
  const id = useSearchParams()[0].get(USER);
  useEffect(() => {
    focusRow(rowsBeside(null).find(({ dataset }) => dataset.row === id));
  }, [id]);
}

const NoUsers = () => (
  <Empty
    title="No users found"
    text="Everybody who may sign in stands here."
    action={<LinkButton to={paths.signUp}>Add a User</LinkButton>}
  />
);

function Users(rows: Rows<User>) {
  useFocusOnUser();
  const ownId = useSession()?.user._id;
  const { block, blocking } = useBlockUser();
  const { remove, removing } = useRemoveUser();
  const [heirId, setHeirId] = useState('');
  const [askRemoval, removalQuestion] = useRemovalQuestion<User>({
    what: 'user',
    nameOf: ({ name, email }) => `${name} (${email})`,
    choice: ({ id }) => <HeirField userId={id} value={heirId} onChoose={setHeirId} />,
    onConfirm: ({ id }) => remove(id, heirId || null),
  });
  const [askRole, roleQuestion] = useRoleQuestion();
  const onRemove = (user: User) => {
    setHeirId('');
    askRemoval(user);
  };

  return (
    <>
      <UserTable
        {...rows}
        ownId={ownId}
        blocking={blocking}
        removing={removing}
        onBlock={({ id, isBlocked }) => void block(id, !isBlocked)}
        onChangeRole={askRole}
        onRemove={onRemove}
      />
      {roleQuestion}
      {removalQuestion}
    </>
  );
}
