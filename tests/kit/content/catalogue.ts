import type { Gql, Person } from '#tests/kit/people/person.ts';

const FIELDS = `updatedAt choices choiceOrder otherChoice services {
  id title anchor choice cardTitle cardText isOnHome isRemoved text points picture { id } }`;

export const catalogueOperations = {
  read: `{ serviceCatalogue { ${FIELDS} } }`,
  save: `mutation ($input: ServiceCatalogueInput!, $ifUpdatedAt: DateTimeISO) {
    saveServiceCatalogue(input: $input, ifUpdatedAt: $ifUpdatedAt) { ${FIELDS} } }`,
};

export type SentService = {
  id?: string;
  title: string;
  anchor: string;
  choice?: string | null;
  cardTitle?: string;
  cardText?: string;
  isOnHome: boolean;
  isRemoved?: boolean;
  text?: string | null;
  points?: string | null;
  pictureId?: string | null;
};
export type ReadService = Omit<SentService, 'points'> & { id: string; points: string[] };

export async function readCatalogue(person: Pick<Person, 'gql'>) {
  const { serviceCatalogue } = (await person.gql(catalogueOperations.read)).data;
  return serviceCatalogue as {
    updatedAt: string;
    choices: string[];
    choiceOrder: string[];
    otherChoice: string | null;
    services: ReadService[];
  };
}

/** The services as they are, to be sent with changes: texts are left out. */
export const sentServices = async (person: Pick<Person, 'gql'>): Promise<SentService[]> =>
  (await readCatalogue(person)).services.map(
    ({ id, title, anchor, choice, cardTitle, cardText, isOnHome, isRemoved }) =>
      ({ id, title, anchor, choice, cardTitle, cardText, isOnHome, isRemoved }) as SentService,
  );

export const sendCatalogue = (
  person: Pick<Person, 'gql'>,
  input: { services: SentService[]; choiceOrder?: string[]; otherChoice?: string | null },
  ifUpdatedAt?: string,
): Promise<Gql> => person.gql(catalogueOperations.save, { input, ...(ifUpdatedAt && { ifUpdatedAt }) });

/** @throws when it was refused */
export async function saveCatalogue(
  person: Pick<Person, 'gql'>,
  input: { services: SentService[]; choiceOrder?: string[]; otherChoice?: string | null },
) {
  const { data, errors } = await sendCatalogue(person, input);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.saveServiceCatalogue as Awaited<ReturnType<typeof readCatalogue>>;
}
