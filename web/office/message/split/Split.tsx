import { type ReactNode, useDeferredValue, useRef } from 'react';
import { useMedia } from '#web/shared/ui/useMedia.ts';
import { InboxPane } from './InboxPane.tsx';
import { useFill } from './useFill.ts';

/** From this width the list stands beside an open enquiry: 1360 pixels, below the width of common laptops. */
const WIDE = '(width >= 85rem)';

/**
 * An open enquiry beside the list it came from. On a narrower window the enquiry is alone. From 1024 pixels on, the
 * columns end with the window, and each scrolls by itself.
 */
export function Split({ id, children }: { id: string; children: ReactNode }) {
  const isWide = useMedia(WIDE);
  const frame = useRef<HTMLDivElement>(null);
  // The enquiry is painted first: the list may have hundreds of rows.
  const isListDue = useDeferredValue(true, false);
  useFill(frame);
  return (
    <div
      ref={frame}
      className="grid grid-cols-1 lg:h-[max(30rem,calc(100dvh-var(--fill-top,0px)))] lg:grid-rows-1 min-[85rem]:grid-cols-[20rem_minmax(0,1fr)]"
    >
      {isWide && (
        <nav aria-label="Enquiry list" className="min-h-0 border-r border-line">
          {isListDue && <InboxPane id={id} />}
        </nav>
      )}
      <div className="flex min-h-0 min-w-0 flex-col px-(--office-start,1.5rem) max-lg:pr-(--office-end,1.5rem) lg:pr-6 lg:pl-5">
        {children}
      </div>
    </div>
  );
}
