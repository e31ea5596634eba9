import type { IncomingMessage } from 'node:http';
import { type OutgoingRequest, openRequest } from '#server/platform/outgoing/request.ts';

export { reasonOf } from '#server/platform/outgoing/reason.ts';

/** `body` is the beginning of the response, `line` its first characters in one line. */
export type ReceiverResponse = {
  status: number;
  headers: Record<string, string>;
  body: string | null;
  line: string | null;
};

const [READ_BYTES, MAX_CHARACTERS, MAX_HEADERS] = [4096, 200, 40];

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
  const text = await readStart(response);
  const line = text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MAX_CHARACTERS)
    .toWellFormed();
  return { status: response.statusCode ?? 0, headers: headersOf(response), body: text || null, line: line || null };
}

/** Long values are cut, because the log is stored for 30 days. */
const headersOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .slice(0, MAX_HEADERS)
      .map(([name, value]) => [name, visible(String(value)).slice(0, MAX_CHARACTERS).toWellFormed()]),
  );

/** PostgreSQL does not store NUL. */
const visible = (text: string) => text.replaceAll('\0', '');

/** The status decides; an aborted or endless body does not matter. */
async function readStart(response: IncomingMessage): Promise<string> {
  let bytes = Buffer.alloc(0);
  try {
    for await (const chunk of response) {
      bytes = Buffer.concat([bytes, chunk]);
      // Leaving the loop closes the connection.
      if (bytes.length >= READ_BYTES) break;
    }
  } catch {}
  return visible(bytes.subarray(0, READ_BYTES).toString());
}
