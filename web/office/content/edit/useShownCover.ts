import type { FragmentType } from '#web/gql/index.ts';
import { useChosenPictures } from '#web/office/content/media/useChosenPictures.ts';
import { useLibraryPicture } from '#web/office/content/media/useLibraryPicture.ts';
import type { PictureFragment } from '#web/shared/ui/publicDocuments.ts';
import { useObjectUrl } from '#web/shared/ui/useObjectUrl.ts';

/** What a form has chosen as its cover; the first that is there is shown. */
type CoverChoice = { pictureId?: string | null | undefined; file: unknown; address: string; current: string | null };
type ShownCover = { imageUrl: string | null; image: FragmentType<typeof PictureFragment> | null };

/** @returns the cover as its page will show it; a file is shown before it is uploaded */
export function useShownCover({ pictureId, file, address, current }: CoverChoice): ShownCover {
  const [chosen] = useChosenPictures(pictureId ? [pictureId] : []);
  const fileUrl = useObjectUrl(file instanceof File ? file : null);
  const entered = /^https?:\/\/./.test(address) ? address : null;
  const imageUrl = chosen?.url ?? fileUrl ?? entered ?? current;
  const stored = useLibraryPicture(imageUrl);
  return { imageUrl, image: (chosen ?? stored)?.image ?? null };
}
