import { createContext, useContext, useEffect, useState } from 'react';
import { OPENAPI, type Reference } from './reference.ts';

const Served = createContext<Reference | null>(null);
export const ReferenceProvider = Served.Provider;

/**
 * The description of the REST layer: what the server drew the page with, else fetched.
 * @returns null until it is there; `failed` when it does not come
 */
export function useReference(): { reference: Reference | null; failed: boolean; retry: () => void } {
  const served = useContext(Served);
  const [fetched, setFetched] = useState<Reference | 'failed' | null>(null);
  const isWanted = !served && !fetched;
  useEffect(() => {
    if (!isWanted) return;
    const abort = new AbortController();
    fetchReference(abort.signal).then(setFetched, () => abort.signal.aborted || setFetched('failed'));
    return () => abort.abort();
  }, [isWanted]);
  const failed = fetched === 'failed';
  return { reference: served ?? (failed ? null : fetched), failed, retry: () => setFetched(null) };
}

/** @throws when it does not come */
export async function fetchReference(signal: AbortSignal | null = null): Promise<Reference> {
  const response = await fetch(OPENAPI, { signal });
  if (!response.ok) throw new Error(`${OPENAPI} answered ${response.status}`);
  return response.json();
}
