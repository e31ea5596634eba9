import { IMPORT_CHUNK_BYTES, importFilePath, importStrings } from '#schema/import.ts';
import { readSession } from '#web/shared/session/session.ts';

/** How long a failed part waits before it is sent again, in milliseconds. */
const PAUSES = [1000, 3000, 6000];

/**
 * Uploads a file in parts. A part that fails is sent again, because an export may take an hour.
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
    await sendPartAgain(importFilePath(id, offset), part, signal);
    offset += part.size;
    onProgress(offset / file.size);
  }
}

async function sendPartAgain(path: string, part: Blob, signal: AbortSignal): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const refusal = await sendPart(path, part, signal);
    // An answer may be lost after the part has come: then the server refuses the second one.
    if (!refusal || (tries > 0 && isHere(refusal))) return;
    const pause = PAUSES[tries];
    if (pause === undefined || !refusal.isPassing || signal.aborted) throw new Error(refusal.message);
    await waited(pause, signal);
  }
}

type Refusal = { message: string; isPassing: boolean };

const isHere = ({ message }: Refusal) => message === importStrings.outOfOrder || message === importStrings.notUploading;

const waited = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** @returns null when the part has come */
async function sendPart(path: string, part: Blob, signal: AbortSignal): Promise<Refusal | null> {
  const headers = {
    authorization: `Bearer ${readSession()?.token ?? ''}`,
    'content-type': 'application/octet-stream',
  };
  const response = await fetch(path, { method: 'PUT', headers, body: part, signal }).catch(() => null);
  if (response?.ok) return null;
  const answer: { message?: unknown } | undefined = await response?.json().catch(() => undefined);
  return {
    message: typeof answer?.message === 'string' ? answer.message : importStrings.uploadFailed,
    isPassing: !response || response.status >= 500 || [408, 425, 429].includes(response.status),
  };
}
