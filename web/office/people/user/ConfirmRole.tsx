import { useState } from 'react';
import { Confirm } from '#web/shared/ui/Confirm.tsx';
import type { User } from './documents.ts';
import { useChangeRole } from './useChangeRole.ts';

/** Asks before a user gets the other role, until the server has answered. @param user null while nothing is asked */
export function ConfirmRole({ user, onClose }: { user: User | null; onClose: () => void }) {
  const changeRole = useChangeRole();
  const [isBusy, setBusy] = useState(false);
  const isAdmin = user?.role === 'ADMIN';
  const onConfirm = async () => {
    if (!user) return;
    setBusy(true);
    await changeRole(user.id, isAdmin ? 'EMPLOYEE' : 'ADMIN');
    setBusy(false);
    onClose();
  };
  return (
    <Confirm
      open={user !== null}
      onOpenChange={(open) => !open && onClose()}
      title="Change Role"
      confirmLabel={isBusy ? 'Changing...' : isAdmin ? 'Make Employee' : 'Make Admin'}
      busy={isBusy}
      onConfirm={() => void onConfirm()}
    >
      {`Are you sure you want to make ${user?.name} ${isAdmin ? 'an employee' : 'an admin'}? They are signed out everywhere, and sign in again with the new role.`}
      {isAdmin && ' Their API tokens and open invitations end for good.'}
    </Confirm>
  );
}
