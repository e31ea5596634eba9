/** The forms that stand within plain text (RFC 9580, 6 and 7). */
export const isEncryptedPgp = (text: string): boolean => text.trimStart().startsWith('-----BEGIN PGP MESSAGE-----');

const begin = '-----BEGIN PGP SIGNED MESSAGE-----\n';
const signature = '\n-----BEGIN PGP SIGNATURE-----\n';
const end = '-----END PGP SIGNATURE-----';

/** @returns the text without the frame of a signature, which is not checked */
export function withoutPgpSignature(text: string): string {
  const start = text.indexOf(begin);
  const blank = text.indexOf('\n\n', start);
  const signatureAt = text.indexOf(signature, blank);
  const endAt = text.indexOf(end, signatureAt);
  if ([start, blank, signatureAt, endAt].includes(-1)) return text;
  const signed = text.slice(blank + 2, signatureAt).replace(/^- /gm, '');
  return `${text.slice(0, start)}${signed}${text.slice(endAt + end.length)}`;
}
