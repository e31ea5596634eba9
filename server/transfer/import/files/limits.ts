import { ImportError } from '../importError.ts';

/** Size of a text that is read as a whole. */
export const MAX_TEXT_BYTES = 100 * 1024 * 1024;
/** Size of an export in XML, which is read as a stream. */
export const MAX_XML_BYTES = 400 * 1024 * 1024;
/** Limits of a table: rows, and characters per row or line. */
export const MAX_ROWS = 100_000;
export const MAX_LINE = 1_000_000;
export const MAX_FILES = 50_000;
/** Limits of an archive: total unpacked size, and compression ratio of a file beyond its first megabyte. */
export const MAX_UNPACKED_BYTES = 4 * 1024 ** 3;
export const MAX_RATIO = 200;

export function tooLarge(name: string, bytes: number, maxBytes: number): ImportError {
  const inMb = (value: number) => Math.ceil(value / 1024 / 1024);
  return new ImportError(`${name} has ${inMb(bytes)} MB: at most ${inMb(maxBytes)} MB are read.`);
}
