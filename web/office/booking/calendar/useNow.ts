import { useEffect, useState } from 'react';

const INTERVAL_MS = 10_000;

/** @returns the current time, updated every few seconds so that slots become past while displayed */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
