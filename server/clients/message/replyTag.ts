import { randomBytes } from 'node:crypto';

/** Letters that survive a mail program that writes addresses in lowercase. */
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
/** 26 letters of 5 bits: 130 random bits. */
const LETTERS = 26;

/** @returns a new tag for the address that a message's answers come to */
export const makeReplyTag = (): string =>
  Array.from(randomBytes(LETTERS), (byte) => ALPHABET[byte % ALPHABET.length]).join('');

/** @returns the address with the tag in it: `office+abc@agency.example` */
export const tagged = (address: string, tag: string): string => address.replace(/(?=@[^@]*$)/, `+${tag}`);

/** @returns the tag in an address of the office; null when there is none */
export const tagIn = (address: string): string | null => /\+([a-z2-7]{26})@/i.exec(address)?.[1]?.toLowerCase() ?? null;
