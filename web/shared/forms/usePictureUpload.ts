import { useState } from 'react';
import type { Upload } from '#web/shared/data/uploadingFetch.ts';
import type { CommandOutcome } from '#web/shared/data/useCommand.ts';

/**
 * Stores the input with an optional picture, and closes the autosaved draft.
 * @param changes the part of the input that differs from what is stored
 * @returns the slug of its page
 */
export type Send<Input> = (
  input: Input,
  upload: Upload,
  draftId?: string,
  changes?: Input,
) => Promise<CommandOutcome<{ slug: string }>>;

/**
 * @returns `upload`, which sends the input and the picture; and `progress` from 0 to 1, or null when nothing is
 *   uploading
 */
export function usePictureUpload<Input>(send: Send<Input>) {
  const [progress, setProgress] = useState<number | null>(null);
  const upload = async (input: Input, picture: unknown, draftId?: string, changes?: Input) => {
    const file = picture instanceof File ? picture : null;
    const sent = await send(
      input,
      file ? { picture: { file, variable: 'input.imageFile' }, onProgress: setProgress } : {},
      draftId,
      changes,
    );
    setProgress(null);
    return sent;
  };
  return { upload, progress };
}
