import { useEffect, useState } from 'react';

/** Debounce time in milliseconds. */
const PAUSE_MS = 250;

/** @returns the text after typing has paused */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
