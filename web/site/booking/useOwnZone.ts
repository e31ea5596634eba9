import { useEffect } from 'react';
import { isSameZone } from '#schema/timeZone.ts';
import { browserZone, type Choice } from './address.ts';

/** The server does not know the visitor's time zone: reloads times that it rendered for the office's zone. */
export function useOwnZone(free: { timeZone: string } | undefined, choice: Choice, revalidate: () => void): void {
  const own = browserZone();
  const isForeign = free !== undefined && own !== undefined && !choice.zone && !isSameZone(free.timeZone, own);
  // biome-ignore lint/correctness/useExhaustiveDependencies: revalidate is another function at each drawing
  useEffect(() => {
    if (isForeign) revalidate();
  }, [isForeign]);
}
