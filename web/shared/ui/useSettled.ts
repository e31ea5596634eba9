import { useEffect, useState } from 'react';

/** How long typing must pause before the server is asked. */
const PAUSE_MS = 250;

/** @returns a text as it was when typing last paused */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
