import { eq } from 'drizzle-orm';
import { affiliates } from '#server/clients/affiliate/table.ts';
import { hashToken } from '#server/platform/crypto/randomToken.ts';
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

export const affiliateOperations = {
  apply: `mutation ($input: ApplyInput!) { apply(input: $input) { ${affiliateFields} } }`,
  list: `query ($first: Int, $after: String) { affiliates(first: $first, after: $after) {
    nodes { ${affiliateFields} } edges { cursor node { id } } totalCount
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`,
  spam: 'mutation ($id: UUID!, $isSpam: Boolean) { markAffiliateSpam(id: $id, isSpam: $isSpam) { id isSpam } }',
  source: `mutation ($id: UUID!, $source: String) {
    setAffiliateSource(id: $id, source: $source) { id source { name found } } }`,
  accept: `mutation ($id: UUID!, $ifState: AffiliateState! = NEW) {
    acceptAffiliate(id: $id, ifState: $ifState) { id state decidedAt reason referralLink hasPage } }`,
  decline: `mutation ($id: UUID!, $reason: String!, $ifState: AffiliateState! = NEW) {
    declineAffiliate(id: $id, reason: $reason, ifState: $ifState) { id state decidedAt reason referralLink hasPage } }`,
  renew: 'mutation ($id: UUID!) { renewAffiliatePage(id: $id) { id link affiliate { hasPage } } }',
  revoke: 'mutation ($id: UUID!) { revokeAffiliatePage(id: $id) { id hasPage } }',
  page: `query ($token: String!) { affiliatePage(token: $token) { id name referralLink
    figures { visits enquiries won wonValue } months { month figures { visits enquiries won wonValue } } } }`,
  remove: 'mutation ($id: UUID!) { removeAffiliate(id: $id) { id name } }',
};

let made = 0;

/** A valid application for REST; each has its own name and address. */
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

export const sendApplication = (person: Person, fields: Fields = {}) =>
  person.gql(affiliateOperations.apply, { input: application({ service: 'ADVERTISER', ...fields }) });

/** Sends an application over GraphQL. @throws when it was refused */
export async function makeAffiliate(person: Person, fields: Fields = {}): Promise<Affiliate> {
  const { data, errors } = await sendApplication(person, fields);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.apply;
}

export type Accepted = Affiliate & { link: string; code: string; token: string };

/**
 * Sends an application, which a member of the staff accepts and gives a private page. @throws when something was
 * refused
 */
export async function makeAccepted({ nobody }: Product, staff: Person, fields: Fields = {}): Promise<Accepted> {
  const affiliate = await makeAffiliate(nobody, fields);
  const { id } = affiliate;
  const accepted = await staff.gql(affiliateOperations.accept, { id });
  if (accepted.errors) throw new Error(JSON.stringify(accepted.errors));
  const renewed = await staff.gql(affiliateOperations.renew, { id });
  const link: string = accepted.data.acceptAffiliate.referralLink;
  const token = (renewed.data.renewAffiliatePage.link as string).split('/').at(-1) as string;
  return { ...affiliate, link, code: new URL(link).searchParams.get('ref') as string, token };
}

/** Gives an accepted application a private page with a known token. */
export async function keepAffiliatePage({ nobody, services: { db } }: Product, token: string): Promise<void> {
  const { id } = await makeAffiliate(nobody, { name: 'Neha Kulkarni' });
  const set = { state: 'ACCEPTED' as const, code: 'abcdefgh', pageHash: hashToken(token) };
  await db.update(affiliates).set(set).where(eq(affiliates.id, id));
}

export const emptyAffiliates = ({ services: { db } }: Product) => db.delete(affiliates);

export const dateBackAffiliate = ({ services: { db } }: Product, { id }: Affiliate, moment: string) =>
  db
    .update(affiliates)
    .set({ createdAt: new Date(moment) })
    .where(eq(affiliates.id, id));
