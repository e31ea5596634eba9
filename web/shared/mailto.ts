/** @returns the address as a link (RFC 6068); characters that would begin a query are escaped */
export const mailtoOf = (email: string): string =>
  `mailto:${email.replace(/[%?&#"<>\\^`{|}/]|[^ -~]/gu, encodeURIComponent)}`;
