/** Formats that a picture may have, and those that get a sentence of their own. */
export type PictureFormat = 'png' | 'jpeg' | 'gif' | 'webp' | 'avif' | 'heic' | 'svg';

/** File signatures of pictures of pixels, matched with the first bytes. Other files never reach a decoder. */
const signatures: [PictureFormat, RegExp][] = [
  ['png', /^\x89PNG\r\n.\n/s],
  // Stray bytes may stand before its first marker.
  ['jpeg', /^\xff\xd8/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF.{4}WEBP/s],
  ['avif', /^.{4}ftyp.{0,48}avi[fs]/s],
  ['heic', /^.{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/s],
];
const SIGNATURE_BYTES = 64;

/** The root element, behind a declaration and a document type. Comments are removed before. */
const SVG = /^\ufeff?\s*(?:<\?xml[^>]*>\s*)?(?:<!doctype\s[^[>]*(?:\[[^\]]*\]\s*)?>\s*)?<(?:\w+:)?svg[\s/>]/i;
const COMMENT = /<!--[\s\S]*?-->\s*/g;
const SVG_HEAD_BYTES = 8192;

/** @returns the format by the bytes, whatever name and type the file has; null for any other file */
export function formatOf(bytes: Buffer): PictureFormat | null {
  const head = bytes.toString('latin1', 0, SIGNATURE_BYTES);
  const format = signatures.find(([, signature]) => signature.test(head))?.[0];
  return format ?? (isSvg(bytes) ? 'svg' : null);
}

const isSvg = (bytes: Buffer) => SVG.test(bytes.toString('utf8', 0, SVG_HEAD_BYTES).replace(COMMENT, ''));
