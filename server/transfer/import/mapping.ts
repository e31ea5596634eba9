import * as z from 'zod/mini';
import { CsvMapping } from './formats/csv/mapping.ts';
import { ImportError } from './importError.ts';

const field = z.string().check(z.minLength(1), z.maxLength(200));

/** What becomes of a kind of content of WordPress that an agency has made itself. */
const PostType = z.union([
  z.literal('post'),
  z.literal('skip'),
  z.strictObject({
    as: z.literal('item'),
    /** The taxonomies or custom fields (`meta:name`) that say these. */
    category: z.optional(field),
    tags: z.optional(field),
    client: z.optional(field),
    year: z.optional(field),
  }),
]);

/** A mapping file: what the names of an export mean here. */
const Mapping = z.strictObject({
  postTypes: z.optional(z.record(z.string(), PostType)),
  /** What the columns of a CSV file are. */
  csv: z.optional(CsvMapping),
});
export type Mapping = z.output<typeof Mapping>;
export type ItemMapping = Extract<z.output<typeof PostType>, object>;

/** Reads a mapping file. @throws ImportError, which says what is wrong with it */
export function readMapping(text: string): Mapping {
  const { data, error } = Mapping.safeParse(parseJson(text));
  if (data) return data;
  const [issue] = error?.issues ?? [];
  throw new ImportError(`The mapping file cannot be used: ${issue?.path.join('.') || 'it'}: ${issue?.message}.`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ImportError('The mapping file is no JSON.');
  }
}
