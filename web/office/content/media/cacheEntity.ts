import type { MediaGrid_PictureFragment } from '#web/gql/graphql.ts';
import type { CacheEntity } from '#web/shared/data/cacheLists.ts';

export type MediaPicture = MediaGrid_PictureFragment;

export const mediaPictureEntity: CacheEntity = { type: 'MediaPicture', lists: ['mediaPictures'] };
