import { useEffect, useState } from 'react';

const INTERVAL_MS = 10_000;

/** The present moment, looked at again every few seconds: what is past becomes past while somebody looks on. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
