import type { IncomingMessage } from 'node:http';
import { type OutgoingRequest, openRequest } from '#server/platform/outgoing/request.ts';

export { reasonOf } from '#server/platform/outgoing/reason.ts';

/** What a receiver answered: its status, and how the answer began. */
export type ReceiverResponse = { status: number; text: string | null };

/** How much of an answer is read, and how much of that is kept. */
const [READ_BYTES, KEPT_CHARACTERS] = [4096, 200];

/**
 * Posts JSON. Redirects are not followed.
 * @throws when nothing was answered
 */
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
  return { status: response.statusCode ?? 0, text: await beginningOf(response) };
}

/** The status is the answer: a text that breaks off, or never ends, takes nothing from it. */
async function beginningOf(response: IncomingMessage): Promise<string | null> {
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
  return line.slice(0, KEPT_CHARACTERS).toWellFormed() || null;
}
