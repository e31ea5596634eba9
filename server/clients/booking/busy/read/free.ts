import type ICAL from 'ical.js';

const busyStatuses: Record<string, boolean | undefined> = {
  FREE: false,
  WORKINGELSEWHERE: false,
  TENTATIVE: true,
  BUSY: true,
  OOF: true,
};

/** The value of a property in capitals. When it occurs with two values, a line of a description may look like it. */
function wordOf(event: ICAL.Component, name: string): string | undefined {
  const values = event.getAllProperties(name).map((property) => String(property.getFirstValue() ?? ''));
  const [first, ...others] = new Set(values.map((value) => value.trim().toUpperCase()));
  return others.length ? undefined : first;
}

export const isCancelled = (event: ICAL.Component): boolean => wordOf(event, 'status') === 'CANCELLED';

/** Whether an event takes no time of its owner, although it takes place. @param owners addresses in lower case */
export function isFree(event: ICAL.Component, owners: readonly string[]): boolean {
  if (isDeclined(event, owners)) return true;
  // Outlook's status is finer than TRANSP, and decides where both are there (MS-OXCICAL).
  const isBusy = busyStatuses[wordOf(event, 'x-microsoft-cdo-busystatus') ?? ''];
  return isBusy === undefined ? wordOf(event, 'transp') === 'TRANSPARENT' : !isBusy;
}

function isDeclined(event: ICAL.Component, owners: readonly string[]): boolean {
  const ownEntries = event.getAllProperties('attendee').filter((property) => {
    const addresses = [String(property.getFirstValue() ?? ''), property.getFirstParameter('email') ?? ''];
    return addresses.some((address) => owners.includes(addressOf(address)));
  });
  const statuses = ownEntries.map((property) => String(property.getFirstParameter('partstat') ?? '').toUpperCase());
  return statuses.length > 0 && statuses.every((status) => status === 'DECLINED');
}

export const addressOf = (text: string): string =>
  text
    .trim()
    .replace(/^mailto:/i, '')
    .toLowerCase();
