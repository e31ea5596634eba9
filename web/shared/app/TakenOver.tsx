import { useEffect } from 'react';

/** A marker by which tests know that the screen is hydrated. */
export function TakenOver() {
  useEffect(() => {
    document.documentElement.dataset.takenOver = '';
  }, []);
  return null;
}
