import { useEffect, useRef, useSyncExternalStore } from 'react';
import { toast } from 'react-hot-toast';
import { useSite } from '#web/shared/app/site.tsx';
import type { PastedPictures } from './paste/pastedPictures.ts';
import { readPicture } from './paste/pictureSource.ts';
import { textAddress } from './textAddress.ts';
import { useUploadPicture } from './useUploadPicture.ts';

const CANCELLED = 'You have stopped its upload.';

/** Uploads the pictures of pasted text one after the other. */
export function usePastedPictures(pictures: PastedPictures) {
  const waiting = useSyncExternalStore(pictures.subscribe, pictures.waiting);
  const missing = useSyncExternalStore(pictures.subscribe, pictures.missing);
  const { publicUrl } = useSite();
  const { upload, progress, cancel } = useUploadPicture();
  const latest = useRef({ upload, cancel });
  latest.current = { upload, cancel };
  const isStopped = useRef(false);
  const [current] = waiting;

  useEffect(() => {
    const source = current && pictures.sourceOf(current);
    if (!current || !source) return;
    const take = async () => {
      const read = await readPicture(source);
      if (isStopped.current || !pictures.waiting().includes(current)) return;
      if ('reason' in read) return pictures.finish(current, read);
      const { picture, fault } = await latest.current.upload(read.file, source.alt.slice(0, 300));
      if (picture) pictures.finish(current, { src: textAddress(picture.url, publicUrl) });
      else pictures.finish(current, { reason: fault ?? CANCELLED });
    };
    void take();
  }, [current, pictures, publicUrl]);

  useEffect(() => {
    isStopped.current = false;
    return () => {
      isStopped.current = true;
      const { length } = pictures.waiting();
      latest.current.cancel();
      if (length > 0)
        toast.error(
          `${length === 1 ? 'A picture' : `${length} pictures`} of the pasted text ${length === 1 ? 'was' : 'were'} not uploaded.`,
        );
    };
  }, [pictures]);

  const stop = () => {
    for (const id of pictures.waiting().slice(progress === null ? 0 : 1)) pictures.finish(id, { reason: CANCELLED });
    cancel();
  };
  return { count: waiting.length, progress, missing, stop };
}
