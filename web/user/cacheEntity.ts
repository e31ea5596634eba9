import type { Kind } from '#web/data/cacheLists.ts';

/** Users and invitations, as the cache knows them. */
export const userKind: Kind = { type: 'User', lists: ['users'] };
export const invitationKind: Kind = { type: 'Invitation', lists: ['invitations'] };
