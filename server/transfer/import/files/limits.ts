import { ImportError } from '../importError.ts';

/** How large a text may be that is read: an export in XML, JSON or CSV. */
export const MAX_TEXT_BYTES = 100 * 1024 * 1024;
/** How many rows a table may have, and how long a row or a line of it may be, in characters. */
export const MAX_ROWS = 100_000;
export const MAX_LINE = 1_000_000;
/** How many files an export may have. */
export const MAX_FILES = 50_000;
/** How much an archive may unpack to in all, and how many times its size a file in it, beyond a first megabyte. */
export const MAX_UNPACKED_BYTES = 4 * 1024 ** 3;
export const MAX_RATIO = 200;

/** What is said of a file that is larger than can be read. */
export function tooLarge(name: string, bytes: number, maxBytes: number): ImportError {
  const inMb = (value: number) => Math.ceil(value / 1024 / 1024);
  return new ImportError(`${name} has ${inMb(bytes)} MB: at most ${inMb(maxBytes)} MB are read.`);
}
