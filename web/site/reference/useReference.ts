import { createContext, useContext, useEffect, useState } from 'react';
import { OPENAPI, type Reference } from './reference.ts';

const Served = createContext<Reference | null>(null);
export const ReferenceProvider = Served.Provider;

/**
 * The OpenAPI document: from the server render, else fetched.
 * @returns null while loading; `failed` after an error
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

/** @throws Error when the request fails */
export async function fetchReference(signal: AbortSignal | null = null): Promise<Reference> {
  const response = await fetch(OPENAPI, { signal });
  if (!response.ok) throw new Error(`${OPENAPI} answered ${response.status}`);
  return response.json();
}
