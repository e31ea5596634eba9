import { useState } from 'react';

/** @returns the value or the last non-null one, so that old data stays visible during a refetch */
export function useLatest<Value>(value: Value | null | undefined): Value | undefined {
  const [latest, setLatest] = useState(value);
  if (value != null && value !== latest) setLatest(value);
  return value ?? latest ?? undefined;
}
