import type * as z from 'zod/mini';
import { type LanguageCode, languageCodes } from '#schema/languages.ts';
import type { Site, SiteInput } from '#schema/site.ts';
import type { SiteFieldsFragment } from '#web/gql/graphql.ts';

export type SiteFields = SiteFieldsFragment;
export type SiteValues = z.input<typeof SiteInput>;

const wordsOf = (translation: SiteFields['translations'][number] | undefined) =>
  translation && { tagline: translation.tagline, description: translation.description };
const rulesOf = ({ __typename: _, ...rules }: SiteFields['booking']) => rules;

/** @returns the form's initial values; pictures are omitted and stay unless another is chosen */
export const valuesOf = ({
  name,
  tagline,
  description,
  email,
  phone,
  whatsapp,
  address,
  city,
  ...site
}: SiteFields) => ({
  ...{ name, tagline, description, email, phone, whatsapp, address, city: city ?? '' },
  colours: { signal: site.colours.signal, depth: site.colours.depth, paper: site.colours.paper },
  typefaces: site.typefaces,
  openingHours: site.openingHours.map(({ days, opens, closes }) => ({ days: [...days], opens, closes })),
  timeZone: site.timeZone,
  language: site.language as LanguageCode,
  furtherLanguages: [...site.furtherLanguages] as LanguageCode[],
  translations: languageCodes.map((language) => ({
    ...{ language, tagline: '', description: '' },
    ...wordsOf(site.translations.find((one) => one.language === language)),
  })),
  reviewReminderDays: [...site.reviewReminderDays],
  offersThemes: site.offersThemes,
  takesBookings: site.takesBookings,
  booking: rulesOf(site.booking),
  logoId: undefined as string | null | undefined,
  darkLogoId: undefined as string | null | undefined,
  sharedPictureId: undefined as string | null | undefined,
  iconId: undefined as string | null | undefined,
});

/** @returns only the changed values, so that a colleague's changes to other fields stay */
export const differingFrom = <Values extends object>(values: Values, base: object): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(base[key as keyof typeof base]),
    ),
  ) as Partial<Values>;

export const siteOf = ({
  id: _,
  booking,
  sharedPicture: __,
  ...site
}: SiteFields): Omit<Site, 'social' | 'allowsApps'> => ({
  ...site,
  language: site.language as LanguageCode,
  furtherLanguages: [...site.furtherLanguages] as LanguageCode[],
  translations: site.translations.map(({ language, ...words }) => ({ language: language as LanguageCode, ...words })),
  booking: { ...booking, timeZone: site.timeZone },
});
