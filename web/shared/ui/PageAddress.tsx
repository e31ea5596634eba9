import { useSite } from '#web/shared/app/site.tsx';

/** Characters at the end of an address that are always visible. */
const TAIL = 14;

/** Full address of a page on one line. Without enough space its middle is cut visually, but not for screen readers. */
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
