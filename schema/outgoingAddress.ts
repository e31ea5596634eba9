/** What is said of an address that the server is asked to call, and does not: a webhook's, a calendar's. */
export const addressStrings = {
  notHttps: 'Please use an https address.',
  notAName: 'Please use a host name: IP addresses and localhost are refused.',
} as const;
