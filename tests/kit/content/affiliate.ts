import { eq } from 'drizzle-orm';
import { affiliates } from '#server/affiliate/table.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';

type Fields = Record<string, unknown>;
export type Affiliate = {
  id: string;
  name: string;
  companyName: string;
  email: string;
  phone: string;
  service: 'ADVERTISER' | 'PUBLISHER';
  createdAt: string;
};

export const affiliateFields = 'id name companyName email phone service createdAt';

/** What can be done with affiliates over GraphQL. */
export const affiliateOperations = {
  apply: `mutation ($input: ApplyInput!) { apply(input: $input) { ${affiliateFields} } }`,
  list: `query ($first: Int, $after: String) { affiliates(first: $first, after: $after) {
    nodes { ${affiliateFields} } edges { cursor node { id } } totalCount
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`,
  spam: 'mutation ($id: UUID!, $isSpam: Boolean) { markAffiliateSpam(id: $id, isSpam: $isSpam) { id isSpam } }',
  source: `mutation ($id: UUID!, $source: String) {
    setAffiliateSource(id: $id, source: $source) { id source { name found } } }`,
  remove: 'mutation ($id: UUID!) { removeAffiliate(id: $id) { id name } }',
};

let made = 0;

/** What a good application sends over REST; no two have the same name or address. */
export function application(fields: Fields = {}): Fields {
  made += 1;
  return {
    name: `Applicant ${made}`,
    companyName: `Company ${made}`,
    email: `applicant${made}@company.example`,
    phone: '+919876512345',
    service: 'advertiser',
    ...fields,
  };
}

/** Applies over GraphQL. */
export const sendApplication = (person: Person, fields: Fields = {}) =>
  person.gql(affiliateOperations.apply, { input: application({ service: 'ADVERTISER', ...fields }) });

/** Applies over GraphQL. @throws when it was refused */
export async function makeAffiliate(person: Person, fields: Fields = {}): Promise<Affiliate> {
  const { data, errors } = await sendApplication(person, fields);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.apply;
}

/** Takes every application away. */
export const emptyAffiliates = ({ services: { db } }: Product) => db.delete(affiliates);

/** Makes an application look as if it had come in at another moment. */
export const dateBackAffiliate = ({ services: { db } }: Product, { id }: Affiliate, moment: string) =>
  db
    .update(affiliates)
    .set({ createdAt: new Date(moment) })
    .where(eq(affiliates.id, id));
