/** The services of the agency (spec section 2). Ids are the anchors on /services in capitals. */
export const serviceNames = {
  PPC: 'Pay-Per-Click advertising',
  SOCIAL: 'Social Media Marketing',
  CONTENT: 'Content Marketing',
  EMAIL: 'Email Marketing',
  AFFILIATE: 'Affiliate Marketing Management',
  WEBDEV: 'Web Development Services',
} as const;

export type ServiceId = keyof typeof serviceNames;
/** In the order of the page. */
export const serviceIds = Object.keys(serviceNames) as [ServiceId, ...ServiceId[]];
