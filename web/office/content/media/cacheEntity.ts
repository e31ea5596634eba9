import type { MediaPicturesQuery } from '#web/gql/graphql.ts';
import type { CacheEntity } from '#web/shared/data/cacheLists.ts';

/** A picture as the library knows it. */
export type MediaPicture = MediaPicturesQuery['mediaPictures']['nodes'][number];

/** Pictures as the cache knows them. */
export const mediaPictureEntity: CacheEntity = { type: 'MediaPicture', lists: ['mediaPictures'] };
