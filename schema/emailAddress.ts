/** Converters of domains (UTS 46). Only the server has them: browsers leave a domain as it is, and the server converts. */
const converters = globalThis.process?.getBuiltinModule?.('node:url');

const DELIMITERS = /[\s/?#\\:@%[\]]/;
const isAscii = (text: string) => /^[\0-\x7f]*$/.test(text);

/** @returns the Unicode form of a domain (RFC 5890); one that has none, or is invalid, as it is */
export function unicodeDomain(domain: string): string {
  if (!converters || DELIMITERS.test(domain) || (isAscii(domain) && !/(^|\.)xn--/i.test(domain))) return domain;
  return converters.domainToUnicode(converters.domainToASCII(domain)) || domain;
}

const withDomain = (email: string, convert: (domain: string) => string): string => {
  const at = email.lastIndexOf('@') + 1;
  return at ? email.slice(0, at) + convert(email.slice(at)) : email;
};

/** The form in which addresses are stored and compared: NFC, lower case, the domain in Unicode (decision 058). */
export const oneForm = (email: string): string => withDomain(email.normalize('NFC').toLowerCase(), unicodeDomain);

/** @returns the stored form of an address, and that with the ASCII form of its domain where it differs */
export function formsOf(email: string): string[] {
  const stored = oneForm(email);
  const ascii = withDomain(stored, (domain) => (!isAscii(domain) && converters?.domainToASCII(domain)) || domain);
  return [...new Set([stored, ascii])];
}

/** Replaces ASCII forms of labels in a text that is searched for: `xn--mller-kva` becomes `müller`. */
export const inUnicode = (text: string): string => text.replace(/\bxn--[a-z0-9-]+/gi, (label) => unicodeDomain(label));
