import { CSV, type CsvName } from '#schema/csvStrings.ts';
import { QueryError, silentFailure } from '#web/shared/data/errors.ts';
import { endSession, readSession } from '#web/shared/session/session.ts';

type CsvFile = { content: Blob; name: string };

/**
 * Fetches a list as CSV. A link could not send the session token.
 * @param filter the arguments of the list
 * @param onRows receives the number of rows read so far
 * @throws QueryError on refusal; the error of `fetch` when the response breaks off
 */
export async function fetchCsv(
  list: CsvName,
  filter: Record<string, unknown>,
  signal: AbortSignal,
  onRows: (count: number) => void,
): Promise<CsvFile> {
  const token = readSession()?.token;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify(filter);
  const response = await fetch(`${CSV}/${list}`, { method: 'POST', headers, body, signal });
  if (!response.ok || !response.body) throw await refusalOf(response, token);
  const [, name = ''] = /filename="(.*)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  const counted = response.body.pipeThrough(countLines((lines) => onRows(lines - 1)));
  return { content: await new Response(counted, response).blob(), name };
}

async function refusalOf(response: Response, token: string | undefined): Promise<QueryError> {
  const { status } = response;
  // The refusal of a replaced token says nothing about the current session.
  if (status === 401 && token === readSession()?.token) endSession();
  const answer: { message?: unknown } | null = await response.json().catch(() => null);
  const message = typeof answer?.message === 'string' ? answer.message : null;
  return new QueryError({ ...silentFailure(status === 401 ? 'UNAUTHENTICATED' : `HTTP_${status}`, status), message });
}

const [QUOTE, LINE_FEED] = [0x22, 0x0a];

/** Passes CSV through and counts its lines; a line feed within quotes belongs to a cell. */
function countLines(
  onLines: (count: number) => void,
): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let isQuoted = false;
  let lines = 0;
  return new TransformStream({
    transform(chunk, controller) {
      for (const byte of chunk) {
        if (byte === QUOTE) isQuoted = !isQuoted;
        else if (byte === LINE_FEED && !isQuoted) lines += 1;
      }
      onLines(lines);
      controller.enqueue(chunk);
    },
  });
}
