import type { Person } from '#tests/kit/people/person.ts';

type Fields = Record<string, unknown>;

const fields = 'id slug name about imageUrl isOn';

export const authorOperations = {
  mine: `{ myAuthorProfile { ${fields} } }`,
  save: `mutation ($input: AuthorProfileInput!) { saveAuthorProfile(input: $input) { ${fields} } }`,
  bySlug: 'query ($slug: String!) { author(slug: $slug) { id slug name about imageUrl } }',
};

let made = 0;

/** A valid author page that is shown; each is different. */
export function authorProfile(input: Fields = {}): Fields {
  made += 1;
  return { slug: `author-${made}`, name: `Author ${made}`, about: 'Writes about search.', isOn: true, ...input };
}

export const saveProfile = (person: Person, input: Fields = {}) =>
  person.gql(authorOperations.save, { input: authorProfile(input) });
