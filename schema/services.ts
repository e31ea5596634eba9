/** The services of the original catalogue (spec section 2). Ids are the anchors on /services in capitals. */
export const serviceNames = {
  PPC: 'Pay-Per-Click advertising',
  SOCIAL: 'Social Media Marketing',
  CONTENT: 'Content Marketing',
  EMAIL: 'Email Marketing',
  AFFILIATE: 'Affiliate Marketing Management',
  WEBDEV: 'Web Development Services',
} as const;

export type OriginalServiceId = keyof typeof serviceNames;
const originalIds = Object.keys(serviceNames) as OriginalServiceId[];

/** Ids that services added in the office get, in order. An id is given again when all are given and nothing has it. */
// biome-ignore format: one id per line would take 34 lines
export const addedServiceIds = [
  'SERVICE_A', 'SERVICE_B', 'SERVICE_C', 'SERVICE_D', 'SERVICE_E', 'SERVICE_F', 'SERVICE_G',
  'SERVICE_H', 'SERVICE_I', 'SERVICE_J', 'SERVICE_K', 'SERVICE_L', 'SERVICE_M', 'SERVICE_N',
  'SERVICE_O', 'SERVICE_P', 'SERVICE_Q', 'SERVICE_R', 'SERVICE_S', 'SERVICE_T', 'SERVICE_U',
  'SERVICE_V', 'SERVICE_W', 'SERVICE_X', 'SERVICE_Y', 'SERVICE_Z', 'SERVICE_AA', 'SERVICE_AB',
  'SERVICE_AC', 'SERVICE_AD', 'SERVICE_AE', 'SERVICE_AF', 'SERVICE_AG', 'SERVICE_AH',
] as const;

export type ServiceId = OriginalServiceId | (typeof addedServiceIds)[number];

/** All possible ids; the catalogue of the site says which exist (schema/catalogue.ts). */
export const serviceIds: readonly ServiceId[] = [...originalIds, ...addedServiceIds];

/** @returns the start of the names of a service's texts: `ppc` of `ppcText` */
export const textKeyOf = (id: ServiceId): string => id.toLowerCase().replace('_', '');
