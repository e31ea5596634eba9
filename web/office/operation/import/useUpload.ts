import { useEffect, useRef, useState } from 'react';
import { toast } from 'react-hot-toast';
import type * as z from 'zod/mini';
import { type CreateImportInput, importStrings } from '#schema/import.ts';
import { type Failure, silentFailure } from '#web/shared/data/errors.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { useLeaveWarning } from '#web/shared/forms/useLeaveWarning.ts';
import { CreateImportDocument, ImportsDocument, RemoveImportDocument } from './documents.ts';
import { sendFile } from './sendFile.ts';

export type Upload = { name: string; progress: number; cancel: () => void };

/**
 * Uploads an export file. A cancelled upload leaves nothing on the server.
 * @param onDone receives the id of the import
 * @returns the running `upload`, and `send`, which resolves to the failure
 */
export function useUpload(onDone: (id: string) => void) {
  const [upload, setUpload] = useState<Upload | null>(null);
  const controllerRef = useRef<AbortController | null>(null);
  const [create] = useCommand(CreateImportDocument, {});
  const [remove] = useCommand(RemoveImportDocument, { refetchQueries: [ImportsDocument] });
  useLeaveWarning(upload !== null, 'The upload is broken off.');
  useEffect(() => () => controllerRef.current?.abort(), []);

  const send = async (input: z.output<typeof CreateImportInput>, file: File): Promise<Failure | null> => {
    const controller = new AbortController();
    controllerRef.current = controller;
    const { signal } = controller;
    const started = { name: file.name, progress: 0, cancel: () => controller.abort() };
    setUpload(started);
    const { data, failure } = await create({ input });
    if (!data) {
      setUpload(null);
      return failure;
    }
    const { id } = data.createImport;
    try {
      await sendFile(id, file, { signal, onProgress: (progress) => setUpload({ ...started, progress }) });
      onDone(id);
      return null;
    } catch (error) {
      await remove({ id });
      if (!signal.aborted) return { ...silentFailure('UPLOAD'), message: (error as Error).message };
      toast(importStrings.cancelled);
      return null;
    } finally {
      setUpload(null);
    }
  };
  return { upload, send };
}
