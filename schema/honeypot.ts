/** Name of the hidden field. Robots know the name from other forms, and no browser fills it in. */
export const HONEYPOT = 'website';
