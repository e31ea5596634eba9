import type { Part } from './mime.ts';

/** Of Outlook's own format (MS-OXTNEF), little-endian. */
const SIGNATURE = 0x223e9f78;
/** Attributes of attached files have this level, those of the message 1. */
const ATTACHMENT_LEVEL = 2;
/** Signature and key. */
const HEAD_BYTES = 6;
/** Level, id and length of an attribute, and the checksum below its data. */
const FRAME_BYTES = 11;

const isSigned = (content: Uint8Array): boolean =>
  content.length >= HEAD_BYTES && viewOf(content).getUint32(0, true) === SIGNATURE;

/** Gateways change the type of winmail.dat. */
export const isTnef = ({ type, content }: Part): boolean =>
  /^application\/(vnd\.)?ms-tnef$/.test(type) || isSigned(content);

/** @returns whether it holds files, or may do so, because it is damaged */
export function holdsFiles({ content }: Part): boolean {
  if (!isSigned(content)) return true;
  const view = viewOf(content);
  let at = HEAD_BYTES;
  while (at + FRAME_BYTES <= content.length) {
    if (view.getUint8(at) === ATTACHMENT_LEVEL) return true;
    at += FRAME_BYTES + view.getUint32(at + 5, true);
  }
  return at !== content.length;
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);
