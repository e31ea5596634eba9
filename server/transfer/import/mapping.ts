import * as z from 'zod/mini';
import { CsvMapping } from './formats/csv/mapping.ts';
import { ImportError } from './importError.ts';

const field = z.string().check(z.minLength(1), z.maxLength(200));

const PostType = z.union([
  z.literal('post'),
  z.literal('skip'),
  z.strictObject({
    as: z.literal('item'),
    /** Taxonomies or custom fields (`meta:name`) with these values. */
    category: z.optional(field),
    tags: z.optional(field),
    client: z.optional(field),
    year: z.optional(field),
  }),
]);

const Mapping = z.strictObject({
  postTypes: z.optional(z.record(z.string(), PostType)),
  csv: z.optional(CsvMapping),
});
export type Mapping = z.output<typeof Mapping>;
export type ItemMapping = Extract<z.output<typeof PostType>, object>;

/** @throws ImportError with the reason */
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
