import { type ChosenPicture, useChosenPictures } from './useChosenPictures.ts';

const UPLOAD = /\/uploads\/([0-9a-f-]{36})\.webp$/;

/** @param url the address of a shown picture @returns the picture of the library with this address, if it is one */
export function useLibraryPicture(url: string | null | undefined): ChosenPicture | null {
  const [, id] = UPLOAD.exec(url ?? '') ?? [];
  const [picture] = useChosenPictures(id ? [id] : []);
  return picture ?? null;
}
