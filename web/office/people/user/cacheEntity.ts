import type { CacheEntity } from '#web/shared/data/cacheLists.ts';

export const userEntity: CacheEntity = { type: 'User', lists: ['users'] };
export const invitationEntity: CacheEntity = { type: 'Invitation', lists: ['invitations'] };
