import type { Gql, Person } from '#tests/kit/people/person.ts';

type Fields = Record<string, unknown>;
export type MadeTemplate = { id: string; name: string; text: string; createdAt: string };

const fields = 'id name text createdAt';

export const templateOperations = {
  list: `query ($first: Int, $after: String) { replyTemplates(first: $first, after: $after) {
    nodes { ${fields} } totalCount pageInfo { hasNextPage endCursor } } }`,
  create: `mutation ($input: ReplyTemplateInput!) { createReplyTemplate(input: $input) { ${fields} } }`,
  update: `mutation ($id: UUID!, $input: ReplyTemplateInput!) { updateReplyTemplate(id: $id, input: $input) { ${fields} } }`,
  remove: `mutation ($id: UUID!) { removeReplyTemplate(id: $id) { ${fields} } }`,
};

let made = 0;

/** A valid template; each has its own name. */
export function replyTemplate(input: Fields = {}): Fields {
  made += 1;
  return { name: `Template ${made}`, text: 'Hello {name},\n\nthank you for asking about {service}.', ...input };
}

export const sendTemplate = (person: Person, input: Fields = {}): Promise<Gql> =>
  person.gql(templateOperations.create, { input: replyTemplate(input) });

/** Creates a template. @throws when it was refused */
export async function makeTemplate(person: Person, input: Fields = {}): Promise<MadeTemplate> {
  const { data, errors } = await sendTemplate(person, input);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.createReplyTemplate;
}
