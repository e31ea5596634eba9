import type { IncomingMessage } from 'node:http';
import { type OutgoingRequest, openRequest } from '#server/platform/outgoing/request.ts';

export { reasonOf } from '#server/platform/outgoing/reason.ts';

/** `text` is the beginning of the response. */
export type ReceiverResponse = { status: number; text: string | null };

const [READ_BYTES, MAX_CHARACTERS] = [4096, 200];

/** Posts JSON without following redirects. @throws when there is no response */
export async function post(
  url: string,
  headers: Record<string, string>,
  body: string,
  { allowPrivate, signal }: Pick<OutgoingRequest, 'allowPrivate' | 'signal'>,
): Promise<ReceiverResponse> {
  const response = await openRequest(url, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body },
    ...{ allowPrivate, signal },
  });
  return { status: response.statusCode ?? 0, text: await readStart(response) };
}

/** The status decides; an aborted or endless body does not matter. */
async function readStart(response: IncomingMessage): Promise<string | null> {
  let bytes = Buffer.alloc(0);
  try {
    for await (const chunk of response) {
      bytes = Buffer.concat([bytes, chunk]);
      // Leaving the loop closes the connection.
      if (bytes.length >= READ_BYTES) break;
    }
  } catch {}
  const line = bytes
    .subarray(0, READ_BYTES)
    .toString()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return line.slice(0, MAX_CHARACTERS).toWellFormed() || null;
}
