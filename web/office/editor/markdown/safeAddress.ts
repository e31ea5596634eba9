const SCHEME = /^([a-z][a-z\d+.-]*):/i;
const schemes = ['http', 'https', 'mailto', 'tel'];

/** @returns whether an address leads to a page of ours or uses a scheme that the renderer lets through */
export function isSafeAddress(address: string): boolean {
  // Browsers leave these out before they read the scheme.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  const plain = address.replace(/[\u0000-\u0020\u00a0]+/g, '');
  const scheme = SCHEME.exec(plain)?.[1];
  return plain !== '' && (!scheme || schemes.includes(scheme.toLowerCase()));
}
