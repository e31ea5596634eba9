import { mediaStrings } from '#schema/media.ts';
import { readFragment } from '#web/gql/index.ts';
import { useOfficeList } from '#web/shared/lists/useOfficeList.ts';
import { MediaPictureFragment, MediaPicturesDocument } from './documents.ts';

/** The pictures of the library, page by page. @param search text in the name or the alt text */
export const useMedia = (search: string) =>
  useOfficeList({
    document: MediaPicturesDocument,
    variables: { search },
    pick: ({ mediaPictures: list }) => ({ ...list, nodes: readFragment(MediaPictureFragment, list.nodes) }),
    sentence: mediaStrings.listFailed,
  });
