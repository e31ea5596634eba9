import * as z from 'zod/mini';

/** What is said of a value of the wrong kind where the rule has no sentence of its own. */
const kinds: Record<string, string> = {
  string: 'Please send a text',
  boolean: 'Please say true or false',
  number: 'Please send a number',
  array: 'Please send a list',
};
z.config({ customError: (issue) => kinds[String(issue.expected)] ?? 'Please check what was sent' });

/** Tells JSON Schema, which cannot trim, that blanks are not enough. */
const notBlank = z.meta({ pattern: '\\S' });

/** Line breaks as `\n`: browsers post those of a form as CRLF, programs send what their system has. */
export const newlines = z.overwrite((value: string) => value.replace(/\r\n?/g, '\n'));

/** A trimmed text of `min` to `max` characters; `sentence` is what a person reads when it is missing or too short. */
export const text = (min: number, max: number, sentence: string) =>
  z.string(sentence).check(newlines, z.trim(), z.minLength(min, sentence), z.maxLength(max, tooLong(max)), notBlank);

const oneLine = z.overwrite((value: string) => value.replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' '));

/**
 * As `text`, of one line: what would break it becomes a space, so that a name cannot write lines of its own into a mail or
 * a terminal.
 */
export const line = (min: number, max: number, sentence: string) =>
  z.string(sentence).check(oneLine, z.trim(), z.minLength(min, sentence), z.maxLength(max, tooLong(max)), notBlank);

/** A line that may be left out; null and blanks become null. */
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

/** A text that may be left out; null and blanks become null. */
export const optionalText = (max: number) =>
  z.nullish(
    z.pipe(
      z.string().check(newlines, z.trim(), z.maxLength(max, tooLong(max))),
      z.transform((value) => value || null),
    ),
  );

/** True or false, which may be left out. */
export const optionalTruth = z.nullish(z.boolean('Please say true or false'));

/** What is said of a text that is longer than it may be. */
export const tooLong = (max: number) => `Please use at most ${max} characters`;

/** A domain as DNS has it: every label at most 63 characters, none ending in a hyphen. */
const domain = /@(?:[^.@]{0,62}[^.@-]\.)+[^.@]{2,63}$/;

/** An e-mail address, trimmed and lowercase, at most 254 characters (RFC 5321). */
export const email = (sentence: string) =>
  z
    .string(sentence)
    .check(z.trim(), z.toLowerCase(), z.maxLength(254, sentence), z.regex(domain, sentence), z.email(sentence));

/** A 10-digit Indian mobile number, first digit 6 to 9 (spec section 5, Login). */
export const indianMobile = /^[6-9]\d{9}$/;

/** Lowercase letters and digits joined by single hyphens. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Words that are paths of the REST layer beside the slugs, so that no item may have them (contract, Content). */
const reservedSlugs = ['all', 'published', 'create'];

/** @returns whether a REST path already means something else by this slug. */
export const isReservedSlug = (slug: string) => reservedSlugs.includes(slug);

/** What is said of such a slug. */
export const reservedSlug = 'This slug is taken by an address of the site';

/**
 * The slug of a title (spec section 5, Portfolio creation): lowercase, trim, spaces to hyphens, everything but word
 * characters and hyphens dropped, hyphens collapsed and stripped at both ends. May be empty.
 */
export const slugFrom = (title: string) =>
  title
    .toLowerCase()
    .trim()
    .replace(/\s+/g, '-')
    .replace(/[^\w-]+/g, '')
    .replace(/-+/g, '-')
    .replace(/^-+|-+$/g, '');

/** The tags in a text or a list of texts: split on commas, trimmed, blanks and repetitions dropped. */
export const splitTags = (tags: string | string[]) => [
  ...new Set(
    [tags]
      .flat()
      .flatMap((tag) => tag.split(','))
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];

/** How many tags one thing may have. */
export const MAX_TAGS = 20;

/** A list of tags; `none` is what a person reads when there is not one. */
export const tagList = (none: string) =>
  z
    .array(z.string().check(z.maxLength(50, 'Please use at most 50 characters for a tag')))
    .check(z.minLength(1, none), z.maxLength(MAX_TAGS, `Please use at most ${MAX_TAGS} tags`));

/** The parts of a rule's refusal: the first sentence of each field, by the field's name. */
export function firstFaults(error: z.core.$ZodError): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? 'input');
    faults[field] ??= issue.message;
  }
  return faults;
}

/** An id in its written form. */
export const idForm = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** So many finds of a search in the back office are counted: to count on would cost more the more there are. */
export const MOST_FOUND = 1000;
/** So many messages of a folder are counted, for the same reason. */
export const MOST_COUNTED = 10_000;
/** The most items that one mutation changes at once. */
export const MOST_AT_ONCE = 200;

/** The orders in which a list may be asked for (ListSort of the schema). */
export type ListSort = 'NEWEST' | 'OLDEST' | 'RECENTLY_UPDATED' | 'LEAST_RECENTLY_UPDATED';
