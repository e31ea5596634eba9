import { useSite } from '#web/shared/app/site.tsx';

/** How many characters at the end of an address are always shown. */
const TAIL = 14;

/**
 * The whole address of a page of the site, on one line. Where that is too narrow the middle is left out for the eye, not for
 * screen readers.
 */
export function PageAddress({ path }: { path: string }) {
  const address = useSite().publicUrl + path;
  return (
    <span title={address} className="relative grid grid-cols-[minmax(0,auto)_auto] justify-start">
      <span className="sr-only">{address}</span>
      <span aria-hidden="true" className="truncate">
        {address.slice(0, -TAIL)}
      </span>
      <span aria-hidden="true" className="whitespace-pre">
        {address.slice(-TAIL)}
      </span>
    </span>
  );
}
