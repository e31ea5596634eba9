import { mediaStrings } from '#schema/media.ts';
import type { MediaPictureOrder } from '#web/gql/graphql.ts';
import { readFragment } from '#web/gql/index.ts';
import { useOfficeList } from '#web/shared/lists/useOfficeList.ts';
import { MediaPictureFragment, MediaPicturesDocument } from './documents.ts';

/** The pictures of the library, page by page. @param search text in the name or the alt text */
export const useMedia = (search: string, orderBy: MediaPictureOrder | null = null) =>
  useOfficeList({
    document: MediaPicturesDocument,
    variables: { search, orderBy },
    pick: ({ mediaPictures: list }) => ({ ...list, nodes: readFragment(MediaPictureFragment, list.nodes) }),
    sentence: mediaStrings.listFailed,
  });
