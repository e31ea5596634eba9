import { useRef, useState } from 'react';
import { mediaStrings, UploadPictureInput } from '#schema/media.ts';
import { readFragment } from '#web/gql/index.ts';
import { MediaPictureFragment, UploadPictureDocument } from '#web/office/content/media/documents.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';

/** Uploads a picture for a text. @returns `upload`; `progress` from 0 to 1, null when nothing is uploading; `cancel` */
export function useUploadPicture() {
  const [progress, setProgress] = useState<number | null>(null);
  const abort = useRef<AbortController>(undefined);
  const [send] = useCommand(UploadPictureDocument, {});
  const upload = async (file: File | null, altText: string, isDecorative = false) => {
    const parsed = UploadPictureInput.safeParse({ file, altText, isDecorative });
    if (!parsed.success || !file) return { picture: null, fault: parsed.error?.issues[0]?.message };
    abort.current = new AbortController();
    const { signal } = abort.current;
    setProgress(0);
    const fetchOptions = { picture: { file, variable: 'input.file' }, onProgress: setProgress, signal };
    const { data, failure } = await send(
      { input: { file: null, altText, isDecorative } },
      { context: { fetchOptions } },
    );
    setProgress(null);
    // The user cancelled: no message.
    const fault = signal.aborted ? undefined : (failure?.message ?? mediaStrings.uploadFailed);
    return { picture: data ? readFragment(MediaPictureFragment, data.uploadPicture) : null, fault };
  };
  return { upload, progress, cancel: () => abort.current?.abort() };
}
