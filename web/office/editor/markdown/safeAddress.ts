const SCHEME = /^([a-z][a-z\d+.-]*):/i;
const schemes = ['http', 'https', 'mailto', 'tel'];

/** @returns whether an address is relative or has a scheme that the renderer allows */
export function isSafeAddress(address: string): boolean {
  // Browsers remove these characters before they parse the scheme.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it removes control characters
  const plain = address.replace(/[\u0000-\u0020\u00a0]+/g, '');
  const scheme = SCHEME.exec(plain)?.[1];
  return plain !== '' && (!scheme || schemes.includes(scheme.toLowerCase()));
}
