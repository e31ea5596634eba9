/** What the states of review links are called, and how each looks. */
export const linkStates = {
  OPEN: ['ok', 'Open'],
  USED: ['neutral', 'Used'],
  EXPIRED: ['neutral', 'Expired'],
  REVOKED: ['danger', 'Revoked'],
} as const satisfies Record<string, readonly [tone: string, name: string]>;
