import { Check, X } from 'lucide-react';
import { type CSSProperties, useRef } from 'react';
import { Toaster } from 'react-hot-toast';
import { useClearOfControls } from './useClearOfControls.ts';

/**
 * Position of toasts and their duration in milliseconds (spec section 9). Loading toasts stay until
 * they change.
 */
const areas = {
  site: { position: 'top-center', duration: undefined },
  office: { position: 'top-right', duration: 5000 },
  affiliate: { position: 'top-center', duration: 4000 },
  /** The page where a review is written. */
  review: { position: 'top-center', duration: 3000 },
  manageReviews: { position: 'top-right', duration: 3000 },
} as const;
export type ToastArea = keyof typeof areas;

const look: CSSProperties = {
  borderRadius: 0,
  background: 'var(--ink)',
  color: 'var(--paper)',
  maxWidth: '30rem',
  // Several toasts may cover controls at the top of a page, which must stay clickable.
  pointerEvents: 'none',
};

/** Own icons: the library's are drawn by an animation and stay invisible with reduced motion. */
const marks = {
  success: { icon: <Check aria-hidden="true" className="size-5 shrink-0 stroke-3" /> },
  error: { icon: <X aria-hidden="true" className="size-5 shrink-0 stroke-3" /> },
};

/**
 * Container of toasts: below the navigation, or at the top of the window when the navigation is scrolled away or a
 * dialog covers it.
 */
export function Toasts({ area }: { area: ToastArea }) {
  const { position, duration } = areas[area];
  const place = useRef<HTMLDivElement>(null);
  const top = useClearOfControls(place);
  return (
    <div
      ref={place}
      className="screen-only sticky top-0 z-34 h-0 in-data-scroll-locked:fixed in-data-scroll-locked:z-70 in-data-scroll-locked:w-full"
    >
      <Toaster
        position={position}
        containerStyle={{ position: 'absolute', inset: `${top}px var(--spacing-gutter) auto` }}
        toastOptions={{ style: look, ...marks, ...(duration && { duration, loading: { duration: Infinity } }) }}
      />
    </div>
  );
}
