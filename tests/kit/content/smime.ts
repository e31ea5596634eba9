import { OctetString } from 'asn1js';
import { ContentInfo, EncapsulatedContentInfo, SignedData } from 'pkijs';

const DATA = '1.2.840.113549.1.7.1';
const SIGNED = '1.2.840.113549.1.7.2';
const ENVELOPED = '1.2.840.113549.1.7.3';

/** Opaque S/MIME without a signer: the mail is inside. @param pieces an octet string may be cut into pieces */
export function signedOpaque(mail: Buffer, pieces = 1): Buffer {
  const size = Math.ceil(mail.length / pieces);
  const octets = Array.from(
    { length: pieces },
    (_, at) => new OctetString({ valueHex: new Uint8Array(mail.subarray(at * size, (at + 1) * size)).buffer }),
  );
  const eContent =
    pieces === 1
      ? octets[0]
      : new OctetString({ idBlock: { isConstructed: true }, isConstructed: true, value: octets });
  const signed = new SignedData({ encapContentInfo: new EncapsulatedContentInfo({ eContentType: DATA, eContent }) });
  const info = new ContentInfo({ contentType: SIGNED, content: signed.toSchema(true) });
  return Buffer.from(info.toSchema().toBER());
}

/** The frame of an encrypted mail. */
export function enveloped(): Buffer {
  const content = new OctetString({ valueHex: new Uint8Array([1, 2, 3]).buffer });
  return Buffer.from(new ContentInfo({ contentType: ENVELOPED, content }).toSchema().toBER());
}
