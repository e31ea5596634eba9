type Address = { pathname: string; search: string };

let shown: Address;
let next: Address | undefined;

/** @param nextAddress of the navigation under way, while its code and data load */
export function setNavigationState(shownAddress: Address, nextAddress: Address | undefined): void {
  shown = shownAddress;
  next = nextAddress;
}

/** What the router shows. On Back and Forward the browser has the next address already. */
export const shownAddress = (): Address => shown;

/** The query of the navigation under way, or of the page that is shown; the rendered one may be older. */
export const addressNow = () => new URLSearchParams((next ?? shown).search);

/** Whether another page is under way. A change of this page's query would cancel that. */
export const isLeaving = (): boolean => next !== undefined && next.pathname !== shown.pathname;
