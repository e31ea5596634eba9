import Bowser from 'bowser';

const UNKNOWN = 'Unknown device';

/**
 * The browser and the system that a client says it is: 'Chrome on Windows'.
 * @param userAgent whatever a stranger may have sent, or nothing
 */
export function deviceOf(userAgent: string): string {
  // bowser throws on an empty text.
  if (!userAgent) return UNKNOWN;
  const { browser, os } = Bowser.parse(userAgent);
  // What it knows no name for it calls by the client's own words: those are not repeated.
  const isKnown = browser.name && os.name && Object.values(Bowser.BROWSER_MAP).includes(browser.name);
  return isKnown ? `${browser.name} on ${os.name}` : UNKNOWN;
}
