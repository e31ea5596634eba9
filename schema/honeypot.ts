/** The name of the field that people do not see: robots know it from other forms, and no browser fills it in by itself. */
export const HONEYPOT = 'website';
