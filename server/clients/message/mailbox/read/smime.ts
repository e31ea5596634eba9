/** RFC 5652: data that is signed, and data that only a key opens. */
const SIGNED = '1.2.840.113549.1.7.2';
const ENVELOPED = ['1.2.840.113549.1.7.3', '1.2.840.113549.1.9.16.1.23'];

export type Opened = { kind: 'signed'; content: Uint8Array } | { kind: 'encrypted' } | { kind: 'unknown' };

/** Reads the content of an opaque S/MIME part (RFC 8551): a signature hides no word. The signature is not checked. */
export async function openSmime(content: Uint8Array): Promise<Opened> {
  // Large libraries, for few mails.
  const { ContentInfo, SignedData } = await import('pkijs');
  try {
    const info = ContentInfo.fromBER(new Uint8Array(content));
    if (ENVELOPED.includes(info.contentType)) return { kind: 'encrypted' };
    if (info.contentType !== SIGNED) return { kind: 'unknown' };
    const { encapContentInfo } = new SignedData({ schema: info.content });
    if (!encapContentInfo.eContent) return { kind: 'unknown' };
    return { kind: 'signed', content: new Uint8Array(encapContentInfo.eContent.getValue()) };
  } catch {
    return { kind: 'unknown' };
  }
}
