/** The choices of the form, in order. */
export const services = [
  'PPC Advertising',
  'Affiliate Marketing',
  'Email Marketing',
  'Web Development',
  'Other Inquiry',
] as const;
