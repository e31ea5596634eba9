import { CSV, type CsvName } from '#schema/csvStrings.ts';
import { postForFile } from '#web/shared/data/postForFile.ts';

type CsvFile = { content: Blob; name: string };

/**
 * Fetches a list as CSV.
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
  const { response, body, name } = await postForFile(`${CSV}/${list}`, filter, signal);
  const counted = body.pipeThrough(countLines((lines) => onRows(lines - 1)));
  return { content: await new Response(counted, response).blob(), name };
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
