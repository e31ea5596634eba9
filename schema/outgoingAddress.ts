/** Messages for addresses that the server refuses to call: webhooks and calendars. */
export const addressStrings = {
  notHttps: 'Please use an https address.',
  notAName: 'Please use a host name: IP addresses and localhost are refused.',
} as const;
