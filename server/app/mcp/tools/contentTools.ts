import * as z from 'zod/mini';
import {
  byFirst,
  flag,
  idRule,
  isPublished,
  moment,
  paged,
  paging,
  pagingDescriptions,
  type RequestData,
  searchRule,
  tool,
} from '#server/app/mcp/tool.ts';
import type { Kind } from '#server/content/kind/kind.ts';
import { fail } from '#server/platform/errors.ts';
import { withoutDrafts } from './publicList.ts';

type ContentTools = {
  kind: Pick<Kind, 'event' | 'strings'>;
  type: 'BlogPost' | 'PortfolioItem' | 'Page';
  changes: string;
  /** Besides the language, which every kind has. */
  inputShape: Record<string, z.ZodMiniType>;
  newSlug: z.ZodMiniType;
  /**
   * Fields of lists, additional fields of a single entry, and of a saved one besides those of every kind. `public`
   * replaces `full` for tokens that may not read all of it.
   */
  fields: { list: string; full: string; saved?: string; public?: string };
  /** Argument of the list of all entries that searches as `search` of the public list. */
  searchArgument: string;
  labels: {
    /** For descriptions: 'an', 'portfolio item'. */
    article: string;
    name: string;
    search: string;
    needs?: string;
    /** What reading says of the text. */
    text?: string;
  };
  /** Descriptions of fields of this kind alone. */
  descriptions?: Record<string, string>;
  /** @returns the fields of the input as the mutation takes them */
  toInput?: (fields: Record<string, unknown>) => Record<string, unknown>;
};

const slug = z.string().check(z.minLength(1, 'Please say which'), z.maxLength(300));
/** `updatedAt` of the version that the change is based on. */
const ifUpdatedAt = z.optional(moment);
export const publishedAt = z.optional(moment);
/** A BCP 47 tag, which the operation checks. An empty one is that of the site. */
const language = z.optional(z.string());

const fieldDescriptions = {
  body: 'Markdown',
  pictureId: 'of list_pictures, instead of imageUrl',
  publishedAt: 'date to show',
  services: 'such as PPC',
};
const changeDescriptions = {
  ...fieldDescriptions,
  newSlug: 'the old one redirects',
  ifUpdatedAt: 'updatedAt as read',
};

const definedFields = (input: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));

const optional = (shape: Record<string, z.ZodMiniType>) =>
  Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, z.optional(field)]));

export function contentTools({
  kind,
  type,
  changes,
  inputShape: ownShape,
  newSlug,
  fields: ownFields,
  searchArgument,
  labels,
  descriptions: ownDescriptions,
  toInput = (fields) => fields,
}: ContentTools) {
  const { event } = kind;
  const inputShape = { ...ownShape, language };
  const fields = { ...ownFields, list: `${ownFields.list} language` };
  const { article, name, search, needs = '', text = 'With its Markdown.' } = labels;
  const savedFields = `id slug title ${fields.saved ?? 'tags'} isPublished publishedAt createdAt updatedAt`;
  const field = type.charAt(0).toLowerCase() + type.slice(1);
  const current = `query ($slug: String!) { ${field}(slug: $slug) { id updatedAt } }`;

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
      description: 'Newest first.',
      effect: 'read',
      input: z.strictObject({ ...paging, search: searchRule, isPublished }),
      page: byFirst,
      descriptions: { ...pagingDescriptions, search },
      operation: `query ($first: Int, $after: String, $search: String, $isPublished: Boolean) {
        list: all${type}s(first: $first, after: $after, ${searchArgument}: $search, isPublished: $isPublished)
        ${paged(`${fields.list} publishAt takeBackAt`)} }`,
      publicOperation: `query ($first: Int, $after: String, $search: String) {
        list: ${field}s(first: $first, after: $after, search: $search) ${paged(fields.list)} }`,
      run: withoutDrafts,
    }),
    tool({
      name: `get_${event}`,
      title: `Read ${article} ${name}`,
      description: text,
      effect: 'read',
      hasLongText: true,
      input: z.strictObject({ slug }),
      operation: `query ($slug: String!) { ${field}(slug: $slug) { ${fields.list} ${fields.full} } }`,
      ...(fields.public && {
        publicOperation: `query ($slug: String!) { ${field}(slug: $slug) { ${fields.list} ${fields.public} } }`,
      }),
    }),
    tool({
      name: `create_${event}`,
      title: `Write a draft of ${article} ${name}`,
      description: needs,
      effect: 'create',
      input: z.strictObject({ ...inputShape, slug: newSlug }),
      descriptions: { ...fieldDescriptions, ...ownDescriptions },
      operation: `mutation ($input: ${type}Input!) { create${type}(input: $input) { ${savedFields} } }`,
      run: async (request, input, operation) =>
        (await request(operation, { input: { ...toInput(definedFields(input)), isPublished: false } }))[
          `create${type}`
        ],
    }),
    tool({
      name: `update_${event}`,
      title: `Change ${article} ${name}`,
      description: 'Public content needs CONTENT_PUBLISH.',
      effect: 'update',
      input: z.strictObject({ slug, newSlug, ...optional(inputShape), ifUpdatedAt }),
      descriptions: changeDescriptions,
      operation: `mutation ($id: UUID!, $input: ${changes}!, $ifUpdatedAt: DateTimeISO) {
        update${type}(id: $id, input: $input, ifUpdatedAt: $ifUpdatedAt) { ${savedFields} } }`,
      run: async (request, { slug, newSlug, ifUpdatedAt, ...changes }, operation) => {
        const { id, updatedAt } = await findEntry(request, slug);
        const fields = definedFields(changes);
        // Agents send null for what they leave out: no text is lost by it.
        for (const name of ['body', 'sections']) if (fields[name] === null) delete fields[name];
        const input = { ...toInput(fields), slug: newSlug };
        return (await request(operation, { id, input, ifUpdatedAt: ifUpdatedAt ?? updatedAt }))[`update${type}`];
      },
    }),
    tool({
      name: `publish_${event}`,
      title: `Publish ${article} ${name}, or take it back`,
      description: 'At once. Subscribers are told.',
      effect: 'publish',
      input: z.strictObject({ slug, isPublished: flag }),
      operation: `mutation ($id: UUID!, $isPublished: Boolean) {
        publish${type}(id: $id, isPublished: $isPublished) { ${savedFields} } }`,
      run: async (request, { slug, isPublished }, operation) =>
        (await request(operation, { id: (await findEntry(request, slug)).id, isPublished }))[`publish${type}`],
    }),
  ];
}

const kinds = z.enum(['BLOG_POST', 'PORTFOLIO_ITEM', 'PAGE']);

export const sharedContentTools = [
  tool({
    name: 'create_preview_link',
    title: 'Make a link that shows a draft to somebody',
    description: 'Who has it reads the draft until it expires.',
    effect: 'create',
    input: z.strictObject({
      kind: kinds,
      itemId: idRule,
      label: z.optional(z.string().check(z.maxLength(100))),
      days: z._default(z.literal([1, 7, 30]), 7),
    }),
    operation: `mutation ($input: PreviewLinkInput!) {
      createPreviewLink(input: $input) { id link previewLink { expiresAt } } }`,
    run: async (request, input, operation) => (await request(operation, { input })).createPreviewLink,
  }),
  tool({
    name: 'list_revisions',
    title: 'List the versions of a post, item or page',
    description: 'Newest first.',
    effect: 'read',
    input: z.strictObject({ ...paging, kind: kinds, id: idRule }),
    page: byFirst,
    descriptions: pagingDescriptions,
    operation: `query ($first: Int, $after: String, $kind: RevisionKind!, $id: UUID!) {
      revisions(first: $first, after: $after, kind: $kind, id: $id)
      ${paged('id number reason createdAt author { name }')} }`,
  }),
  tool({
    name: 'restore_revision',
    title: 'Bring a version back',
    description: 'As a new version.',
    effect: 'update',
    input: z.strictObject({ id: idRule, ifUpdatedAt }),
    descriptions: { ifUpdatedAt: changeDescriptions.ifUpdatedAt },
    operation: `mutation ($id: UUID!, $ifUpdatedAt: DateTimeISO) {
      restoreRevision(id: $id, ifUpdatedAt: $ifUpdatedAt) { id slug updatedAt isPictureGone } }`,
  }),
];
