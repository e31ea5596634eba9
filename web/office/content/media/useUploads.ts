import { useLayoutEffect, useRef, useState } from 'react';
import { mediaStrings, UploadPictureInput } from '#schema/media.ts';
import { readFragment } from '#web/gql/index.ts';
import { addToList } from '#web/shared/data/cacheLists.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import type { MediaPicture } from './cacheEntity.ts';
import { MediaPictureFragment, UploadPictureDocument } from './documents.ts';

/** An upload; a refused one stays with its reason until dismissed. */
export type UploadRow = { key: number; name: string; progress: number; refusal: string | null };

type Waiting = { key: number; file: File; controller: AbortController };

/** @returns why a file cannot be sent; null when it can */
function faultOf(file: File): string | null {
  const { error } = UploadPictureInput.safeParse({ file });
  return error?.issues[0]?.message ?? null;
}

/**
 * Uploads pictures one after the other, so that on a slow line each is completed sooner.
 * @param onUploaded gets each stored picture
 * @returns `rows` of running and refused uploads; `add`; `drop`, which cancels or dismisses one; and `done`, the number
 *   of uploads since the list was last empty
 */
export function useUploads(onUploaded?: (picture: MediaPicture) => void) {
  const [rows, setRows] = useState<readonly UploadRow[]>([]);
  const [done, setDone] = useState(0);
  const waiting = useRef<Waiting[]>([]);
  const isSending = useRef(false);
  const keys = useRef(0);
  // A later upload ends in a function of an earlier render.
  const latestOnUploaded = useRef(onUploaded);
  useLayoutEffect(() => {
    latestOnUploaded.current = onUploaded;
    // After the choice was made, an upload that ends only joins the library.
    return () => {
      latestOnUploaded.current = undefined;
    };
  });
  const [upload] = useCommand(UploadPictureDocument, {
    update: (cache, { uploadPicture }) => {
      const id = cache.identify({ ...uploadPicture });
      if (id) addToList(cache, 'mediaPictures', id, (nodes, item) => [item, ...nodes]);
    },
  });

  const change = (key: number, changes: Partial<UploadRow>) =>
    setRows((previous) => previous.map((row) => (row.key === key ? { ...row, ...changes } : row)));
  const removeRow = (key: number) => setRows((previous) => previous.filter((row) => row.key !== key));

  async function send({ key, file, controller }: Waiting): Promise<void> {
    const onProgress = (progress: number) => change(key, { progress });
    const fetchOptions = { picture: { file, variable: 'input.file' }, onProgress, signal: controller.signal };
    // uploadingFetch inserts the file (web/shared/data/uploadingFetch.ts).
    const { data, failure } = await upload({ input: { file: null } }, { context: { fetchOptions } });
    if (controller.signal.aborted) return;
    if (failure) return change(key, { refusal: failure.message ?? mediaStrings.uploadFailed });
    removeRow(key);
    setDone((count) => count + 1);
    latestOnUploaded.current?.(readFragment(MediaPictureFragment, data.uploadPicture));
  }

  async function sendWaiting(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    for (let next = waiting.current[0]; next; next = waiting.current[0]) {
      await send(next);
      const finished = next;
      waiting.current = waiting.current.filter((upload) => upload !== finished);
    }
    isSending.current = false;
  }

  return {
    rows,
    done,
    add: (files: readonly File[]) => {
      const added = files.map((file) => ({ key: keys.current++, file, refusal: faultOf(file) }));
      if (!waiting.current.length) setDone(0);
      setRows((previous) => [
        ...previous,
        ...added.map(({ key, file, refusal }) => ({ key, name: file.name, progress: 0, refusal })),
      ]);
      for (const { key, file, refusal } of added) {
        if (!refusal) waiting.current.push({ key, file, controller: new AbortController() });
      }
      void sendWaiting();
    },
    drop: (key: number) => {
      removeRow(key);
      const [sending] = waiting.current;
      if (sending?.key === key) sending.controller.abort();
      else waiting.current = waiting.current.filter((upload) => upload.key !== key);
    },
  };
}
