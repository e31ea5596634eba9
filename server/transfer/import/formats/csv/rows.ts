import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import { MAX_LINE, MAX_ROWS } from '../../files/limits.ts';
import { decodeText, wideEncoding } from '../../files/text.ts';
import { ImportError } from '../../importError.ts';
import type { CsvMapping } from './mapping.ts';

/**
 * A row with its number in the file.
 * @property isRepaired a quote in it is not written by the rules of CSV, and was read as a sign of the text
 */
export type Row = { number: number; cells: string[]; isRepaired?: boolean };
export type CsvFormat = { encoding: string; delimiter: string };

/** Quotes that open a cell and never close; each is looked for from its row to the end. */
const MAX_OPEN_QUOTES = 50;
const CHUNK = 64 * 1024;
const lineEnd = /\r\n?|\n/;
/** Excel names the delimiter in a line before the table. */
const DELIMITER_LINE = /^\ufeff?"?sep=[^\r\n"]"?[,;\t]*(?:\r\n?|\n)/i;

export function encodingOf(bytes: Buffer, mappedEncoding: CsvMapping['encoding']): string {
  return wideEncoding(bytes) ?? mappedEncoding;
}

/**
 * Reads a CSV file (RFC 4180) with any line ends. A quote that does not follow the rules is read as a sign of the text.
 * @throws ImportError for another encoding, or a file over the limits
 */
export async function* readRows(bytes: Buffer, csvFormat: CsvFormat, maxRows = MAX_ROWS + 2): AsyncGenerator<Row> {
  const hasRules = rulesOf(csvFormat.delimiter);
  let [number, at, openQuotes, rowsBefore] = [0, 0, 0, 0];
  for (;;) {
    const start = at;
    let hasOpenQuote = rowsBefore > 0;
    let seen = 0;
    try {
      for await (const { record: cells, raw, info } of parsed(bytes, csvFormat, start, rowsBefore)) {
        seen += 1;
        const isRepaired = raw.includes('"') && !hasRules.test(raw);
        if (isRepaired && lineEnd.test(raw.trim())) {
          hasOpenQuote = true;
          break;
        }
        at = start + info.bytes;
        number += 1;
        if (number > MAX_ROWS + 1) throw new ImportError(`The file has more than ${MAX_ROWS} rows: divide it.`);
        yield { number, cells, ...(isRepaired && { isRepaired }) };
        if (number === maxRows) return;
      }
    } catch (error) {
      if (!isOpenQuote(error)) throw refusalOf(error);
      // The parser drops the rows that nobody has read yet: they are read again.
      rowsBefore = error.records - seen;
      if (rowsBefore > 0) continue;
      hasOpenQuote = true;
    }
    rowsBefore = 0;
    if (!hasOpenQuote) return;
    openQuotes += 1;
    number += 1;
    if (openQuotes > MAX_OPEN_QUOTES)
      throw new ImportError(
        `The file is no whole CSV: a quote in row ${number} is not closed, as in many rows before.`,
      );
    const line = await lineAt(bytes, csvFormat.encoding, at);
    at += Buffer.byteLength(line);
    yield { number, cells: line.replace(/[\r\n]+$/, '').split(csvFormat.delimiter), isRepaired: true };
    if (number === maxRows) return;
  }
}

/**
 * The rows from a position in the decoded text, in bytes of UTF-8.
 * @param count number of rows; 0: all
 */
function parsed(bytes: Buffer, { encoding, delimiter }: CsvFormat, from: number, count: number) {
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    ...{ raw: true, info: true },
    max_record_size: MAX_LINE,
    ...(count > 0 && { to: count }),
  });
  // The parser emits the error, so it is ignored here.
  pipeline(Readable.from(textFrom(bytes, encoding, from)), parser).catch(() => {});
  return parser as AsyncIterable<{ record: string[]; raw: string; info: { bytes: number } }>;
}

/** Whether a row is written by the rules. */
function rulesOf(delimiter: string): RegExp {
  const cell = `(?:"[^"]*(?:""[^"]*)*"|[^"${delimiter}\\r\\n]*)`;
  return new RegExp(`^${cell}(?:${delimiter}${cell})*[\\r\\n]*$`);
}

async function* textFrom(bytes: Buffer, encoding: string, from: number): AsyncGenerator<Buffer> {
  let before = from;
  for await (const text of decoded(bytes, encoding)) {
    const part = Buffer.from(text);
    if (before < part.length) yield part.subarray(before);
    before = Math.max(0, before - part.length);
  }
}

/** One line with its end. */
async function lineAt(bytes: Buffer, encoding: string, from: number): Promise<string> {
  let text = '';
  for await (const part of textFrom(bytes, encoding, from)) {
    text += part.toString();
    const end = /\r\n|\n|\r(?=.)/s.exec(text);
    if (end) return text.slice(0, end.index + end[0].length);
  }
  return text;
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

const isOpenQuote = (error: unknown): error is CsvError & { records: number } =>
  error instanceof CsvError && ['CSV_QUOTE_NOT_CLOSED', 'CSV_MAX_RECORD_SIZE'].includes(error.code);

function refusalOf(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error;
  const line = `line ${String((error as CsvError & { lines?: number }).lines ?? '?')}`;
  return new ImportError(`The file is no whole CSV, as ${line} shows.`);
}
