import { useState } from 'react';
import type { Upload } from '#web/shared/data/uploadingFetch.ts';
import type { CommandOutcome } from '#web/shared/data/useCommand.ts';

/**
 * Stores what a form holds, with a picture if there is one, and resolves to the slug of the page that shows it. The draft that
 * the form was kept in, if it was, ends by that.
 */
export type Send<Input> = (input: Input, upload: Upload, draftId?: string) => Promise<CommandOutcome<{ slug: string }>>;

/**
 * Sends a form with the picture that was chosen in it.
 * @returns `upload`, which takes the input and the picture; and its `progress`, from 0 to 1, or null while none is on its way
 */
export function usePictureUpload<Input>(send: Send<Input>) {
  const [progress, setProgress] = useState<number | null>(null);
  const upload = async (input: Input, picture: unknown, draftId?: string) => {
    const file = picture instanceof File ? picture : null;
    const sent = await send(
      input,
      file ? { picture: { file, variable: 'input.imageFile' }, onProgress: setProgress } : {},
      draftId,
    );
    setProgress(null);
    return sent;
  };
  return { upload, progress };
}
