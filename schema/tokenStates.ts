/** What the states of API tokens are called, and how each looks. */
export const tokenStates = {
  ACTIVE: ['ok', 'Active'],
  EXPIRED: ['neutral', 'Expired'],
  REVOKED: ['danger', 'Revoked'],
} as const satisfies Record<string, readonly [tone: string, name: string]>;
