import { IMPORT_CHUNK_BYTES, importFilePath, importStrings } from '#schema/import.ts';
import { readSession } from '#web/shared/session/session.ts';

/**
 * Uploads a file in parts.
 * @param onProgress receives the uploaded share, from 0 to 1
 * @throws Error with the message to display
 */
export async function sendFile(
  id: string,
  file: File,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (part: number) => void },
): Promise<void> {
  for (let offset = 0; offset < file.size; ) {
    const part = file.slice(offset, offset + IMPORT_CHUNK_BYTES);
    await sendPart(importFilePath(id, offset), part, signal);
    offset += part.size;
    onProgress(offset / file.size);
  }
}

async function sendPart(path: string, part: Blob, signal: AbortSignal): Promise<void> {
  const headers = {
    authorization: `Bearer ${readSession()?.token ?? ''}`,
    'content-type': 'application/octet-stream',
  };
  const response = await fetch(path, { method: 'PUT', headers, body: part, signal }).catch(() => null);
  if (response?.ok) return;
  const answer: { message?: unknown } | undefined = await response?.json().catch(() => undefined);
  throw new Error(typeof answer?.message === 'string' ? answer.message : importStrings.uploadFailed);
}
