import * as z from 'zod/mini';
import { oneForm } from './emailAddress.ts';
import { isVisible, visibleText } from './visibleText.ts';

/** Messages for values of the wrong type where the rule has no message of its own. */
const kinds: Record<string, string> = {
  string: 'Please send a text',
  boolean: 'Please say true or false',
  number: 'Please send a number',
  array: 'Please send a list',
};
z.config({ customError: (issue) => kinds[String(issue.expected)] ?? 'Please check what was sent' });

/** JSON Schema cannot trim; the pattern refuses blank texts. */
const notBlank = z.meta({ pattern: '\\S' });

/** Converts line breaks to `\n`: browsers post CRLF, programs send those of their system. */
export const newlines = z.overwrite((value: string) => value.replace(/\r\n?/g, '\n'));

/** A trimmed text of `min` to `max` characters. `sentence` is the message when it is missing or too short. */
export const text = (min: number, max: number, sentence: string) =>
  z.string(sentence).check(newlines, z.trim(), z.minLength(min, sentence), z.maxLength(max, tooLong(max)), notBlank);

const oneLine = z.overwrite((value: string) => value.replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' '));

/**
 * Like `text`, for one line: line breaks and control characters become spaces, so that a value cannot inject lines into
 * a mail or a terminal.
 */
export const line = (min: number, max: number, sentence: string) =>
  z.string(sentence).check(oneLine, z.trim(), z.minLength(min, sentence), z.maxLength(max, tooLong(max)), notBlank);

export const invisibleName = 'Please use letters that can be seen';
const visible = [
  z.refine<string>((value) => !value.trim() || isVisible(value), invisibleName),
  z.overwrite(visibleText),
] as const;

/** Like `line`, for the name of a person or a company: in NFC and without invisible characters. */
export const nameLine = (min: number, max: number, sentence: string) =>
  z
    .string(sentence)
    .check(oneLine, ...visible, z.trim(), z.minLength(min, sentence), z.maxLength(max, tooLong(max)), notBlank);

/** An optional name; null and blank become null. */
export const optionalNameLine = (min: number, max: number, sentence: string) =>
  z.nullish(
    z.pipe(
      z.pipe(
        z.string(sentence).check(oneLine, ...visible, z.trim()),
        z.transform((value) => value || null),
      ),
      z.nullable(z.string().check(z.minLength(min, sentence), z.maxLength(max, tooLong(max)))),
    ),
  );

/** An optional line; null and blank become null. */
export const optionalLine = (min: number, max: number, sentence: string) =>
  z.nullish(
    z.pipe(
      z.pipe(
        z.string(sentence).check(oneLine, z.trim()),
        z.transform((value) => value || null),
      ),
      z.nullable(z.string().check(z.minLength(min, sentence), z.maxLength(max, tooLong(max)))),
    ),
  );

/** An optional text; null and blank become null. */
export const optionalText = (max: number) =>
  z.nullish(
    z.pipe(
      z.string().check(newlines, z.trim(), z.maxLength(max, tooLong(max))),
      z.transform((value) => value || null),
    ),
  );

export const optionalTruth = z.nullish(z.boolean('Please say true or false'));

export const tooLong = (max: number) => `Please use at most ${max} characters`;

/** Characters of a local part: those of RFC 5322, and letters, digits and signs of every script (RFC 6531). */
const localCharacter = String.raw`(?:[A-Za-z0-9!#$%&'*+/=?^_\x60{|}~-]|(?![\0-\x7f])[\p{L}\p{M}\p{N}\p{S}])`;
const letter = String.raw`[\p{L}\p{M}\p{N}]`;
/** A label of a domain has at most 63 characters and neither begins nor ends with a hyphen. */
const label = String.raw`${letter}(?:[\p{L}\p{M}\p{N}-]{0,61}${letter})?`;
const topLabel = String.raw`(?:[\p{L}\p{M}]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])`;

/** A normalised e-mail address, also with a domain or a local part in letters of other scripts. */
export const emailPattern = new RegExp(
  String.raw`^${localCharacter}+(?:\.${localCharacter}+)*@(?:${label}\.)+${topLabel}$`,
  'u',
);

/** Invisible characters come from pasted text. Joiners are letters' parts, so that they stay and are refused. */
export const normalized = z.overwrite((value: string) =>
  value.normalize('NFC').replace(/(?![\u200c\u200d])\p{Cf}/gu, ''),
);

/** An e-mail address, trimmed, in its stored form (`oneForm`), at most 254 characters (RFC 5321). */
export const email = (sentence: string) =>
  z.string(sentence).check(
    normalized,
    z.trim(),
    z.toLowerCase(),
    z.overwrite(oneForm),
    z.maxLength(254, sentence),
    z.refine((value) => value.length <= 254 && emailPattern.test(value), sentence),
    z.meta({ format: 'email' }),
  );

/** First digit 6 to 9 (spec section 5, Login). */
export const indianMobile = /^[6-9]\d{9}$/;

export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** These words are REST paths beside the slugs, so that no content may use them (contract, Content). */
const reservedSlugs = ['all', 'published', 'create'];

export const isReservedSlug = (slug: string) => reservedSlugs.includes(slug);

export const reservedSlug = 'This slug is taken by an address of the site';

/**
 * Makes a slug from a title (spec section 5, Portfolio creation): lowercase, trimmed, spaces to hyphens, everything but
 * word characters and hyphens removed, hyphens collapsed and removed at both ends. May be empty.
 */
export const slugFrom = (title: string) =>
  title
    .toLowerCase()
    .trim()
    .replace(/\s+/g, '-')
    .replace(/[^\w-]+/g, '')
    .replace(/-+/g, '-')
    .replace(/^-+|-+$/g, '');

/** @returns the tags of a text or list: split at commas, trimmed, without blanks and duplicates */
export const splitTags = (tags: string | string[]) => [
  ...new Set(
    [tags]
      .flat()
      .flatMap((tag) => tag.split(','))
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];

/** Number of tags of a post or item. */
export const MAX_TAGS = 20;

/** A list of tags; `none` is the message for an empty list. */
export const tagList = (none: string) =>
  z
    .array(z.string().check(z.maxLength(50, 'Please use at most 50 characters for a tag')))
    .check(z.minLength(1, none), z.maxLength(MAX_TAGS, `Please use at most ${MAX_TAGS} tags`));

/** @returns the first message for each field by name */
export function firstFaults(error: z.core.$ZodError): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? 'input');
    faults[field] ??= issue.message;
  }
  return faults;
}

/** A UUID in text form. */
export const idForm = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
export const isId = (value: unknown): value is string => typeof value === 'string' && idForm.test(value);

/** Counting search results in the office stops here, because the cost grows with the count. */
export const MOST_FOUND = 1000;
/** Counting the messages of a folder stops here, for the same reason. */
export const MOST_COUNTED = 10_000;
/** Objects in one bulk mutation. */
export const MOST_AT_ONCE = 200;

/** ListSort of the GraphQL schema. */
export type ListSort = 'NEWEST' | 'OLDEST' | 'RECENTLY_UPDATED' | 'LEAST_RECENTLY_UPDATED';
