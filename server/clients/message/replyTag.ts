import { randomBytes } from 'node:crypto';

/** Lowercase only: mail programs may change the case of addresses. */
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
/** 26 letters of 5 bits: 130 bits. */
const LETTERS = 26;

export const makeReplyTag = (): string =>
  Array.from(randomBytes(LETTERS), (byte) => ALPHABET[byte % ALPHABET.length]).join('');

/** For example `office+abc@agency.example`. */
export const tagged = (address: string, tag: string): string => address.replace(/(?=@[^@]*$)/, `+${tag}`);

export const tagIn = (address: string): string | null => /\+([a-z2-7]{26})@/i.exec(address)?.[1]?.toLowerCase() ?? null;
