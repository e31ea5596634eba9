import type { Navigation } from '#schema/navigation.ts';
import type { Gql, Person } from '#tests/kit/people/person.ts';

const FIELDS =
  'updatedAt hasBlog hasAffiliateProgramme main { label to } footer { label to } networks { icon label url }';

export const navigationOperations = {
  read: `{ siteNavigation { ${FIELDS} } }`,
  save: `mutation ($input: SiteNavigationInput!, $ifUpdatedAt: DateTimeISO) {
    saveSiteNavigation(input: $input, ifUpdatedAt: $ifUpdatedAt) { ${FIELDS} } }`,
};

type Sender = Pick<Person, 'gql'>;
export type SentNavigation = Omit<Navigation, 'updatedAt'>;

export const readNavigation = async (person: Sender): Promise<Navigation> =>
  (await person.gql(navigationOperations.read)).data.siteNavigation;

/** The navigation as it is, to be sent with changes. */
export async function sentNavigation(person: Sender): Promise<SentNavigation> {
  const { updatedAt: _, ...navigation } = await readNavigation(person);
  return navigation;
}

export const sendNavigation = (person: Sender, input: object, ifUpdatedAt?: string): Promise<Gql> =>
  person.gql(navigationOperations.save, { input, ...(ifUpdatedAt && { ifUpdatedAt }) });

/** @throws when it was refused */
export async function changeNavigation(person: Sender, change: Partial<SentNavigation>): Promise<Navigation> {
  const { data, errors } = await sendNavigation(person, { ...(await sentNavigation(person)), ...change });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.saveSiteNavigation;
}
