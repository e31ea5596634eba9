import Bowser from 'bowser';

const UNKNOWN = 'Unknown device';

/** Returns browser and system: 'Chrome on Windows'. @param userAgent untrusted, may be empty */
export function deviceOf(userAgent: string): string {
  // bowser throws on an empty text.
  if (!userAgent) return UNKNOWN;
  const { browser, os } = Bowser.parse(userAgent);
  // For unknown clients bowser returns parts of the untrusted header: do not display them.
  const isKnown = browser.name && os.name && Object.values(Bowser.BROWSER_MAP).includes(browser.name);
  return isKnown ? `${browser.name} on ${os.name}` : UNKNOWN;
}
