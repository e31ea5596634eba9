import type { Sharp, SharpOptions } from 'sharp';
import { loadSharp } from './sharp.ts';

const [START_OF_SCAN, END_OF_IMAGE] = [0xda, 0xd9];
const END = Buffer.from([0xff, END_OF_IMAGE]);
/** Rows into which the picture is scaled to find the first one without data. */
const [COLUMNS, ROWS] = [16, 64];
/** Difference of a sample, of 255, that no rounding explains. */
const VISIBLE = 4;
const NOISE = Buffer.from(Uint8Array.from({ length: 64 * 1024 }, (_, index) => (index * 89 + (index >> 7) * 57) % 251));

/**
 * Finds out how much of a damaged JPEG is there. What is missing at the end has no length of its own, so noise is put in
 * its place: the rows that then look different are the missing ones.
 * @param options for the decoder
 * @returns the share of the rows with data, from 0 to 1
 * @throws when nothing can be decoded
 */
export async function jpegShare(bytes: Buffer, options: SharpOptions, bound: (image: Sharp) => Sharp): Promise<number> {
  const scan = firstScan(bytes);
  if (!scan) return 0;
  // A complete first scan of several shows the whole picture, if less sharp.
  if (scan.isFollowed) return 1;
  const sharp = await loadSharp();
  const rows = (parts: Buffer[]) =>
    bound(sharp(Buffer.concat(parts), { ...options, failOn: 'none' }))
      .resize({ width: COLUMNS, height: ROWS, fit: 'fill' })
      .toColourspace('b-w')
      .raw()
      .toBuffer();
  const data = bytes.subarray(0, scan.end);
  const cut = await rows([data, END]);
  const filled = await rows([data, NOISE, END]);
  const different = cut.findIndex((sample, index) => Math.abs(sample - (filled[index] ?? 0)) > VISIBLE);
  return different < 0 ? 1 : Math.floor(different / (cut.length / ROWS)) / ROWS;
}

/** @returns the end of the data of the first scan, and whether another scan follows; null without a scan */
function firstScan(bytes: Buffer): { end: number; isFollowed: boolean } | null {
  const start = scanAfter(bytes, 2);
  if (start === null) return null;
  let end = start;
  // Within a scan 0xff stands before a zero, a restart marker or another 0xff.
  for (; end + 1 < bytes.length; end += 1) {
    const code = bytes.readUInt8(end + 1);
    const isData = bytes.readUInt8(end) !== 0xff || code === 0 || code === 0xff || (code >= 0xd0 && code <= 0xd7);
    if (!isData) return { end, isFollowed: scanAfter(bytes, end) !== null };
  }
  return { end: bytes.at(end) === 0xff ? end : bytes.length, isFollowed: false };
}

/** @returns the position behind the header of the next scan of this picture; null when there is none */
function scanAfter(bytes: Buffer, from: number): number | null {
  for (let at = from; at + 4 <= bytes.length; ) {
    const code = bytes.readUInt8(at + 1);
    // Stray and fill bytes before a marker.
    if (bytes.readUInt8(at) !== 0xff || code === 0 || code === 0xff) {
      at += 1;
      continue;
    }
    if (code === END_OF_IMAGE) return null;
    const next = at + 2 + bytes.readUInt16BE(at + 2);
    if (code === START_OF_SCAN) return next < bytes.length ? next : null;
    at = next;
  }
  return null;
}
