/** Whoever is behind an e-mail address, in lowercase. */
export type PersonRow = { email: string };
