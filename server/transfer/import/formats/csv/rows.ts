import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import { MAX_LINE, MAX_ROWS } from '../../files/limits.ts';
import { decodeText, markedEncoding } from '../../files/text.ts';
import { ImportError } from '../../importError.ts';
import type { CsvMapping } from './mapping.ts';

/** A row of a file; the head is the first. */
export type Row = { number: number; cells: string[] };
/** How a file is written. */
export type Written = { encoding: string; delimiter: string };

/** How much is decoded at once, in bytes. */
const CHUNK = 64 * 1024;
const lineEnd = /\r\n?|\n/;

/** @returns how the text of a file is encoded: what its own mark says, else what the mapping says */
export function encodingOf(bytes: Buffer, said: CsvMapping['encoding']): string {
  return markedEncoding(bytes) ?? said;
}

/**
 * Reads the rows of a CSV file (RFC 4180), one after the other; their line ends may be of any system.
 * @param most how many are read; left out, all of them
 * @throws ImportError for what is no CSV, is encoded in another way, or is larger than may be
 */
export async function* readRows(bytes: Buffer, { encoding, delimiter }: Written, most?: number): AsyncGenerator<Row> {
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    max_record_size: MAX_LINE,
    ...(most && { to: most }),
  });
  // Its errors come out of the parser, which ends with it.
  pipeline(Readable.from(decoded(bytes, encoding)), parser).catch(() => {});
  let number = 0;
  try {
    for await (const cells of parser) {
      number += 1;
      if (number > MAX_ROWS + 1) throw new ImportError(`The file has more than ${MAX_ROWS} rows: divide it.`);
      yield { number, cells };
    }
  } catch (error) {
    throw refusalOf(error);
  }
}

/** The text of a file, part by part. @throws ImportError for what is no text in this encoding, and for a line without an end */
async function* decoded(bytes: Buffer, encoding: string): AsyncGenerator<string> {
  let line = 1;
  let length = 0;
  for await (const text of decodeText(chunksOf(bytes), encoding, 'save it as UTF-8, or say "encoding"')) {
    for (const [index, part] of text.split(lineEnd).entries()) {
      if (index) line += 1;
      length = index ? part.length : length + part.length;
      if (length > MAX_LINE) throw new ImportError(`Line ${line} has more than ${MAX_LINE} characters: it is refused.`);
    }
    yield text;
  }
}

function* chunksOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += CHUNK) yield bytes.subarray(at, at + CHUNK);
}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error;
  const line = `line ${String((error as CsvError & { lines?: number }).lines ?? '?')}`;
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return new ImportError('The file is no whole CSV: a quote is not closed.');
  if (error.code === 'CSV_MAX_RECORD_SIZE')
    return new ImportError(`A row has more than ${MAX_LINE} characters, at ${line}: is a quote not closed?`);
  return new ImportError(`The file is no whole CSV: ${line} has a quote within a cell that does not stand twice.`);
}
