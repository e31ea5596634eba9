import * as z from 'zod/mini';
import {
  byFirst,
  paged,
  paging,
  pagingDescriptions,
  type RequestData,
  searchRule,
  tool,
} from '#server/app/mcp/tool.ts';
import type { Kind } from '#server/content/kind/kind.ts';
import { fail } from '#server/platform/errors.ts';

type ContentTools = {
  kind: Pick<Kind, 'event' | 'strings'>;
  type: 'BlogPost' | 'PortfolioItem';
  changes: string;
  inputShape: Record<string, z.ZodMiniType>;
  newSlug: z.ZodMiniType;
  /** Fields of lists, and additional fields of a single entry. */
  fields: { list: string; full: string };
  isSearched: boolean;
  labels: {
    name: string;
    /** For descriptions: 'an', 'item of the portfolio'. */
    article: string;
    singular: string;
    plural: string;
    text: string;
    needs?: string;
  };
};

const savedFields = 'id slug title tags isPublished publishedAt createdAt updatedAt';

const slug = z.string().check(z.minLength(1, 'Please say which'), z.maxLength(200));
/** `updatedAt` of the version that the change is based on. */
const moment = z.iso.datetime({ offset: true, error: 'Please use a date and time of ISO 8601' });
const ifUpdatedAt = z.optional(moment);
export const publishedAt = z.optional(moment);

export const isPublished = z.optional(z.boolean());
const listDescriptions = {
  search: 'Only those with this in the title.',
  isPublished: 'Only those that are public, or only drafts. Left out, both.',
};
const changeDescriptions = {
  slug: 'The slug of the one to change.',
  newSlug: 'Another slug. The former address leads to it.',
  ifUpdatedAt: 'updatedAt as it was read: CONFLICT, and nothing is changed, when somebody has changed it since.',
};
const publishDescriptions = {
  slug: 'The slug of the one that is meant.',
  isPublished: 'True: it is public at once. False: it is a draft again.',
};

const publishScopeNote =
  'What is public, or planned to be, is changed only with the scope CONTENT_PUBLISH as well. Every save is kept as a version that can be brought back.';

const definedFields = (input: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));

const optional = (shape: Record<string, z.ZodMiniType>) =>
  Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, z.optional(field)]));

export function contentTools({ kind, type, changes, inputShape, newSlug, fields, isSearched, labels }: ContentTools) {
  const { event } = kind;
  const { name, article, singular, plural, text, needs = '' } = labels;
  const field = type.charAt(0).toLowerCase() + type.slice(1);
  const current = `query ($slug: String!) { ${field}(slug: $slug) { id updatedAt } }`;
  const [search, searchArgument] = isSearched ? [', $search: String', ', search: $search'] : ['', ''];

  /** @throws NOT_FOUND, also for one that the token may not see */
  const findEntry = async (request: RequestData, slug: string) => {
    const { [field]: row } = (await request(current, { slug })) as Record<string, Record<string, unknown> | null>;
    if (!row) throw fail('NOT_FOUND', kind.strings.notFound);
    return row;
  };

  return [
    tool({
      name: `list_${event}s`,
      title: `List or search ${name}s`,
      description: `Lists the ${plural}, newest first: those that are public, and drafts for a token that may read them.`,
      effect: 'read',
      input: z.strictObject({ ...paging, search: searchRule, isPublished }),
      page: byFirst,
      descriptions: { ...pagingDescriptions, ...listDescriptions },
      operation: `query ($first: Int, $after: String, $search: String, $isPublished: Boolean) {
        list: all${type}s(first: $first, after: $after, search: $search, isPublished: $isPublished)
        ${paged(`${fields.list} publishAt takeBackAt`)} }`,
      publicOperation: `query ($first: Int, $after: String${search}) {
        list: ${field}s(first: $first, after: $after${searchArgument}) ${paged(fields.list)} }`,
      run: async (request, input, operation) => (await request(operation, input)).list,
    }),
    tool({
      name: `get_${event}`,
      title: `Read a ${name}`,
      description: `Reads ${article} ${singular} with its ${text} in Markdown.`,
      effect: 'read',
      input: z.strictObject({ slug }),
      descriptions: { slug: `The ${event}'s slug.` },
      operation: `query ($slug: String!) { ${field}(slug: $slug) { ${fields.list} ${fields.full} } }`,
      run: async (request, input, operation) => (await request(operation, input))[field],
    }),
    tool({
      name: `create_${event}`,
      title: `Write a draft of a ${name}`,
      description: `Writes a new ${singular} as a draft. It is not public until somebody publishes it.${needs}`,
      effect: 'create',
      input: z.strictObject({ ...inputShape, slug: newSlug }),
      descriptions: {},
      inputType: `${type}Input`,
      operation: `mutation ($input: ${type}Input!) { create${type}(input: $input) { ${savedFields} } }`,
      run: async (request, input, operation) =>
        (await request(operation, { input: { ...definedFields(input), isPublished: false } }))[`create${type}`],
    }),
    tool({
      name: `update_${event}`,
      title: `Change a ${name}`,
      description: `Changes a draft of a ${name}: what is left out stays. ${publishScopeNote}`,
      effect: 'update',
      input: z.strictObject({ slug, newSlug, ...optional(inputShape), ifUpdatedAt }),
      descriptions: changeDescriptions,
      inputType: changes,
      operation: `mutation ($id: UUID!, $input: ${changes}!, $ifUpdatedAt: DateTimeISO) {
        update${type}(id: $id, input: $input, ifUpdatedAt: $ifUpdatedAt) { ${savedFields} } }`,
      run: async (request, { slug, newSlug, ifUpdatedAt, ...changes }, operation) => {
        const { id, updatedAt } = await findEntry(request, slug);
        const input = { ...definedFields(changes), slug: newSlug };
        return (await request(operation, { id, input, ifUpdatedAt: ifUpdatedAt ?? updatedAt }))[`update${type}`];
      },
    }),
    tool({
      name: `publish_${event}`,
      title: `Publish a ${name}, or take it back`,
      description: `Makes ${article} ${singular} public at once, or a draft again. Those who are told of new ${event}s are told.`,
      effect: 'publish',
      input: z.strictObject({ slug, isPublished: z.boolean() }),
      descriptions: publishDescriptions,
      operation: `mutation ($id: UUID!, $isPublished: Boolean) {
        publish${type}(id: $id, isPublished: $isPublished) { ${savedFields} } }`,
      run: async (request, { slug, isPublished }, operation) =>
        (await request(operation, { id: (await findEntry(request, slug)).id, isPublished }))[`publish${type}`],
    }),
  ];
}
