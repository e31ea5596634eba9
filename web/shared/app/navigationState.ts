export type Address = { pathname: string; search: string };

let current: Address;
let pending: Address | undefined;

/** @param nextAddress of the navigation under way, while its code and data load */
export function setNavigationState(shownAddress: Address, nextAddress: Address | undefined): void {
  current = shownAddress;
  pending = nextAddress;
}

/** What the router shows. On Back and Forward the browser has the next address already. */
export const shownAddress = (): Address => current;

/** The query of the navigation under way, or of the page that is shown; the rendered one may be older. */
export const addressNow = () => new URLSearchParams((pending ?? current).search);

/** Whether another page is under way. A change of this page's query would cancel that. */
export const isLeaving = (): boolean => pending !== undefined && pending.pathname !== current.pathname;
