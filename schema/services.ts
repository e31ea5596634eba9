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

/** Ids that services added in the office get, in order. An id is never given twice. */
// biome-ignore format: a list of numbers
export const addedServiceIds = [
  'SERVICE_7', 'SERVICE_8', 'SERVICE_9', 'SERVICE_10', 'SERVICE_11', 'SERVICE_12', 'SERVICE_13',
  'SERVICE_14', 'SERVICE_15', 'SERVICE_16', 'SERVICE_17', 'SERVICE_18', 'SERVICE_19', 'SERVICE_20',
  'SERVICE_21', 'SERVICE_22', 'SERVICE_23', 'SERVICE_24', 'SERVICE_25', 'SERVICE_26', 'SERVICE_27',
  'SERVICE_28', 'SERVICE_29', 'SERVICE_30', 'SERVICE_31', 'SERVICE_32', 'SERVICE_33', 'SERVICE_34',
  'SERVICE_35', 'SERVICE_36', 'SERVICE_37', 'SERVICE_38', 'SERVICE_39', 'SERVICE_40',
] as const;

export type ServiceId = OriginalServiceId | (typeof addedServiceIds)[number];

/** All possible ids; the catalogue of the site says which exist (schema/catalogue.ts). */
export const serviceIds = [...originalIds, ...addedServiceIds] as unknown as [ServiceId, ...ServiceId[]];

/** @returns the start of the names of a service's texts: `ppc` of `ppcText` */
export const textKeyOf = (id: ServiceId): string => id.toLowerCase().replace('_', '');
