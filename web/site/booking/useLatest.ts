import { useState } from 'react';

/** @returns a value, or what it was when it last was one: what is shown stays while it is fetched again */
export function useLatest<Value>(value: Value | null | undefined): Value | undefined {
  const [latest, setLatest] = useState(value);
  if (value != null && value !== latest) setLatest(value);
  return value ?? latest ?? undefined;
}
