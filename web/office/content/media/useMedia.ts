import { mediaStrings } from '#schema/media.ts';
import { sentenceOf } from '#web/shared/data/errors.ts';
import { useOfficeList } from '#web/shared/lists/useOfficeList.ts';
import { MediaPicturesDocument } from './documents.ts';

/** The pictures of the library, page by page. @param search what their name or alt text has to hold */
export const useMedia = (search: string) =>
  useOfficeList({
    document: MediaPicturesDocument,
    variables: { search },
    pick: ({ mediaPictures }) => mediaPictures,
    sentence: (error) => sentenceOf(error, mediaStrings.listFailed),
  });
