import { useQuestion } from '#web/shared/ui/useQuestion.tsx';
import type { User } from './documents.ts';
import { useChangeRole } from './useChangeRole.ts';

/** Asks for confirmation before a user's role changes; stays open until the server's response. */
export function useRoleQuestion() {
  const changeRole = useChangeRole();
  return useQuestion<User>({
    title: 'Change Role',
    confirmLabel: ({ role }) => (role === 'ADMIN' ? 'Make Employee' : 'Make Admin'),
    busyLabel: 'Changing...',
    text: ({ name, role }) =>
      `Are you sure you want to make ${name} ${role === 'ADMIN' ? 'an employee' : 'an admin'}? They are signed out everywhere, and sign in again with the new role.${role === 'ADMIN' ? ' Their API tokens and open invitations end for good.' : ''}`,
    onConfirm: ({ id, role }) => changeRole(id, role === 'ADMIN' ? 'EMPLOYEE' : 'ADMIN'),
  });
}
