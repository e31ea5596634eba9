import { idOfUpload } from './idOfUpload.ts';
import { type ChosenPicture, useChosenPictures } from './useChosenPictures.ts';

/** @param url the address of a shown picture @returns the picture of the library with this address, if it is one */
export function useLibraryPicture(url: string | null | undefined): ChosenPicture | null {
  const id = idOfUpload(url);
  const [picture] = useChosenPictures(id ? [id] : []);
  return picture ?? null;
}
