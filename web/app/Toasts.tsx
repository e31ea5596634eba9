import { Toaster } from 'react-hot-toast';

/** Where toasts appear and how long they stay (spec section 9; contract, Pages). Loading ones stay until they change. */
const areas = {
  site: { position: 'top-center', duration: undefined },
  office: { position: 'top-right', duration: 5000 },
  /** The affiliate programme's page. */
  affiliate: { position: 'top-center', duration: 4000 },
  /** The page that a review is written on. */
  review: { position: 'top-center', duration: 3000 },
  /** The screen that reviews are managed on. */
  manageReviews: { position: 'top-right', duration: 3000 },
} as const;
export type ToastArea = keyof typeof areas;

const look = {
  borderRadius: 0,
  background: 'var(--color-ink)',
  color: 'var(--color-paper)',
  maxWidth: 'min(30rem, 92vw)',
};

/** The place for toasts. */
export function Toasts({ area }: { area: ToastArea }) {
  const { position, duration } = areas[area];
  return (
    <Toaster
      position={position}
      toastOptions={{ style: look, ...(duration && { duration, loading: { duration: Infinity } }) }}
    />
  );
}
