import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import { MAX_LINE, MAX_ROWS } from '../../files/limits.ts';
import { decodeText, encodingOfMark } from '../../files/text.ts';
import { ImportError } from '../../importError.ts';
import type { CsvMapping } from './mapping.ts';

/** A row; the head is number 1. */
export type Row = { number: number; cells: string[] };
export type CsvFormat = { encoding: string; delimiter: string };

const CHUNK = 64 * 1024;
const lineEnd = /\r\n?|\n/;
/** Excel names the delimiter in a line before the table. */
const DELIMITER_LINE = /^\ufeff?"?sep=[^\r\n"]"?[,;\t]*(?:\r\n?|\n)/i;

export function encodingOf(bytes: Buffer, mappedEncoding: CsvMapping['encoding']): string {
  return encodingOfMark(bytes) ?? mappedEncoding;
}

/**
 * Reads a CSV file (RFC 4180) with any line ends.
 * @throws ImportError for invalid CSV, another encoding, or a file over the limits
 */
export async function* readRows(
  bytes: Buffer,
  { encoding, delimiter }: CsvFormat,
  maxRows?: number,
): AsyncGenerator<Row> {
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    max_record_size: MAX_LINE,
    ...(maxRows && { to: maxRows }),
  });
  // The parser emits the error, so it is ignored here.
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

/** @throws ImportError for bytes that are invalid in this encoding, and for a line that is too long */
async function* decoded(bytes: Buffer, encoding: string): AsyncGenerator<string> {
  let line = 1;
  let length = 0;
  let isBegun = false;
  for await (const part of decodeText(chunksOf(bytes), encoding, 'save it as UTF-8, or say "encoding"')) {
    const text = isBegun ? part : part.replace(DELIMITER_LINE, '');
    if (text.length < part.length) line += 1;
    isBegun ||= part !== '';
    for (const [index, written] of text.split(lineEnd).entries()) {
      if (index) line += 1;
      length = index ? written.length : length + written.length;
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
