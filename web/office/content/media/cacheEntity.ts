import type { MediaGrid_PictureFragment } from '#web/gql/graphql.ts';
import type { CacheEntity } from '#web/shared/data/cacheLists.ts';

/** A picture as the library knows it. */
export type MediaPicture = MediaGrid_PictureFragment;

/** Pictures as the cache knows them. */
export const mediaPictureEntity: CacheEntity = { type: 'MediaPicture', lists: ['mediaPictures'] };
