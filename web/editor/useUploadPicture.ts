import { useRef, useState } from 'react';
import { mediaStrings, UploadPictureInput } from '#schema/media.ts';
import { useCommand } from '#web/data/useCommand.ts';
import { UploadTextPictureDocument } from './documents.ts';

/** Uploads a picture for a text. @returns `upload`; its `progress`, from 0 to 1, null while there is none; and `cancel` */
export function useUploadPicture() {
  const [progress, setProgress] = useState<number | null>(null);
  const abort = useRef<AbortController>(undefined);
  const [send] = useCommand(UploadTextPictureDocument, {});
  const upload = async (file: File, altText: string) => {
    const judged = UploadPictureInput.safeParse({ file, altText });
    if (!judged.success) return { picture: null, fault: judged.error.issues[0]?.message };
    abort.current = new AbortController();
    const { signal } = abort.current;
    setProgress(0);
    const fetchOptions = { picture: { file, variable: 'input.file' }, onProgress: setProgress, signal };
    const { data, failure } = await send({ input: { file, altText } }, { context: { fetchOptions } });
    setProgress(null);
    // Who has cancelled knows.
    const fault = signal.aborted ? undefined : (failure?.message ?? mediaStrings.uploadFailed);
    return { picture: data?.uploadPicture ?? null, fault };
  };
  return { upload, progress, cancel: () => abort.current?.abort() };
}
