import { Ban } from 'lucide-react';
import { roles } from '#schema/roles.ts';
import { roleWords } from '#schema/user.ts';
import { userOrders } from '#web/shared/lists/listOrder.ts';
import { Badge } from '#web/shared/ui/Badge.tsx';
import { Email } from '#web/shared/ui/Email.tsx';
import { actionsColumn, type Column, type Rows, Table } from '#web/shared/ui/Table.tsx';
import type { User } from './documents.ts';
import { UserActions } from './UserActions.tsx';

type Props = Rows<User> & {
  /** Id of the viewer, who may not change themselves. */
  ownId: string | undefined;
  blocking: ReadonlySet<string>;
  removing: ReadonlySet<string>;
  onBlock: (user: User) => void;
  onChangeRole: (user: User) => void;
  onRemove: (user: User) => void;
};

export function UserTable({ ownId, blocking, removing, onBlock, onChangeRole, onRemove, ...rows }: Props) {
  const columns: Column<User>[] = [
    {
      head: 'Name',
      order: 'NAME',
      title: true,
      className: 'wrap-anywhere md:min-w-32',
      cell: (user) => <Name user={user} />,
    },
    {
      head: 'Email',
      order: 'EMAIL',
      className: 'wrap-anywhere md:min-w-36',
      cell: ({ email }) => <Email address={email} />,
    },
    { head: 'Mobile', cell: ({ mobile }) => mobile },
    { head: 'Role', order: 'ROLE', cell: ({ role }) => roles.find(({ word }) => word === roleWords[role])?.name },
    actionsColumn((user) => (
      <UserActions
        user={user}
        isOneself={user.id === ownId}
        isBlocking={blocking.has(user.id)}
        isRemoving={removing.has(user.id)}
        onBlock={() => onBlock(user)}
        onChangeRole={() => onChangeRole(user)}
        onRemove={() => onRemove(user)}
      />
    )),
  ];
  return <Table caption="Users" columns={columns} columnList="users" orders={userOrders} {...rows} />;
}

function Name({ user: { name, isBlocked } }: { user: User }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <bdi>{name}</bdi>
      {isBlocked && (
        <Badge tone="danger">
          <Ban aria-hidden="true" className="size-3.5" /> Blocked
        </Badge>
      )}
    </span>
  );
}
