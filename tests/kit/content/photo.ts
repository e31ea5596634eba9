import sharp, { type Sharp } from 'sharp';

type Point = [x: number, y: number];

/** A photo-like picture: smooth, with a different colour everywhere. @param pointAt maps a point of the file to one of the scene */
export function photo(
  width = 320,
  height = 240,
  pointAt = (x: number, y: number): Point => [x, y],
  edge = width,
): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const [x, y] = pointAt(column, row);
      const colour = [(x * 255) / edge, (y * 255) / edge, 128 + 100 * Math.sin((x + 2 * y) / 9)];
      pixels.set(colour, (row * width + column) * 3);
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** The point of an upright scene of this size that a camera stores at a point, by EXIF orientation. */
const points: Record<number, (x: number, y: number, width: number, height: number) => Point> = {
  1: (x, y) => [x, y],
  2: (x, y, width) => [width - 1 - x, y],
  3: (x, y, width, height) => [width - 1 - x, height - 1 - y],
  4: (x, y, _, height) => [x, height - 1 - y],
  5: (x, y) => [y, x],
  6: (x, y, width) => [width - 1 - y, x],
  7: (x, y, width, height) => [width - 1 - y, height - 1 - x],
  8: (x, y, _, height) => [y, height - 1 - x],
};

/** A JPEG of a scene of 80 × 40, as a camera stores it that was held this way. @param orientation of EXIF, 1 to 8 */
export function turnedPhoto(orientation: number): Promise<Buffer> {
  const [width, height] = orientation > 4 ? [40, 80] : [80, 40];
  const turned = photo(width, height, (x, y) => points[orientation]?.(x, y, 80, 40) ?? [x, y], 80);
  return turned.withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer();
}

/** The position of the first marker with this code, which no data before it contains. */
const markerAt = (jpeg: Buffer, code: number): number => jpeg.indexOf(Buffer.from([0xff, code]));

const spliced = (bytes: Buffer, at: number, ...parts: Uint8Array[]) =>
  Buffer.concat([bytes.subarray(0, at), ...parts, bytes.subarray(at)]);

/** As Samsung phones write it: the scan header has zeros for the spectral selection. */
export function withFaultyScanHeader(jpeg: Buffer): Buffer {
  const bytes = Buffer.from(jpeg);
  const at = markerAt(bytes, 0xda);
  bytes.fill(0, at + 5 + bytes.readUInt8(at + 4) * 2, at + 8 + bytes.readUInt8(at + 4) * 2);
  return bytes;
}

export const withStrayBytes = (jpeg: Buffer, code = 0xdb): Buffer =>
  spliced(jpeg, markerAt(jpeg, code), Buffer.from([1, 2, 3, 4]));

/** A segment behind the start. @param code 0xe1 for APP1 */
export function withSegment(jpeg: Buffer, code: number, content: Uint8Array): Buffer {
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return spliced(jpeg, 2, head, content);
}

/** A grey JPEG of 64 × 64 pixels, 8 × 8 blocks from mid grey to white, with a restart marker after each block. */
export function restartingJpeg(): Buffer {
  const segment = (code: number, ...content: number[]) => Buffer.from([0xff, code, 0, content.length + 2, ...content]);
  // One code of one bit: the difference of 7 bits, or the end of the block.
  const table = (kind: number, value: number) => segment(0xc4, kind, 1, ...Array(15).fill(0), value);
  const blocks = Array.from({ length: 64 }, (_, index) => {
    const bits = `0${(64 + index).toString(2)}0`.padEnd(16, '1');
    const marker = index < 63 ? [0xff, 0xd0 + (index % 8)] : [];
    return Buffer.from([Number.parseInt(bits.slice(0, 8), 2), Number.parseInt(bits.slice(8), 2), ...marker]);
  });
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, 0, ...Array(64).fill(8)),
    segment(0xc0, 8, 0, 64, 0, 64, 1, 1, 0x11, 0),
    ...[table(0, 7), table(0x10, 0), segment(0xdd, 0, 1), segment(0xda, 1, 1, 0, 0, 63, 0)],
    ...[...blocks, Buffer.from([0xff, 0xd9])],
  ]);
}

export function withWrongRestartMarker(restarting: Buffer): Buffer {
  const bytes = Buffer.from(restarting);
  bytes[markerAt(bytes, 0xd0) + 1] = 0xd5;
  return bytes;
}

export function withTwelveBits(jpeg: Buffer): Buffer {
  const bytes = Buffer.from(jpeg);
  bytes[markerAt(bytes, 0xc0) + 4] = 12;
  return bytes;
}

/** A photo of a phone that is followed by a film. */
export const withFilm = (jpeg: Buffer): Buffer =>
  Buffer.concat([
    jpeg,
    Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom'),
    Buffer.alloc(3000, 0xff),
    Buffer.alloc(3000),
  ]);

/** The head of a file in the format of iPhones, or in another of its family. */
export const heic = (brand = 'heic', compatible = brand): Buffer =>
  Buffer.concat([Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1${compatible}`), Buffer.alloc(500)]);
