import type { Site, SiteChanges } from '#schema/site.ts';
import { sitePictures, siteSettings } from '#server/content/site/table.ts';
import type { Gql, Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';

const FIELDS = `name tagline description email phone whatsapp address city
  social { instagram facebook linkedin youtube } colours { signal depth }
  openingHours { days opens closes } logo { id url width height } icon { id url width height }`;

export const siteOperations = {
  read: `{ site { ${FIELDS} } }`,
  readOriginal: `{ site { original { ${FIELDS} } } }`,
  save: `mutation ($input: SiteInput!) { saveSite(input: $input) { ${FIELDS} } }`,
};

export const sendSite = (person: Person, input: Partial<SiteChanges> | Record<string, unknown>): Promise<Gql> =>
  person.gql(siteOperations.save, { input });

/** Changes settings of the site. @throws when it was refused */
export async function changeSite(person: Person, input: Partial<SiteChanges>): Promise<Site> {
  const { data, errors } = await sendSite(person, input);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.saveSite;
}

/** Resets the site settings to those of its file. */
export async function forgetSite({ services }: Product): Promise<void> {
  await services.db.delete(siteSettings);
  await services.db.delete(sitePictures);
}
