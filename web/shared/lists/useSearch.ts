import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { addressNow, isLeaving } from '#web/shared/app/navigationState.ts';
import { SEARCH, searchIn } from './folderParams.ts';

const PAUSE_MS = 250;

/** Sets a query parameter; an empty value removes it. */
export function withParam(current: URLSearchParams, name: string, value: string): URLSearchParams {
  const params = new URLSearchParams(current);
  if (value) params.set(name, value);
  else params.delete(name);
  return params;
}

/** Search text of a list, stored in the address as `?search=`, so that Back restores it. */
export function useSearch() {
  const [params, setParams] = useSearchParams();
  const wanted = searchIn(params);
  const [text, setText] = useState(wanted);
  const requested = useRef(wanted);

  // A link or Back changed the address: update the field.
  useEffect(() => {
    if (wanted === requested.current) return;
    requested.current = wanted;
    setText(wanted);
  }, [wanted]);

  useEffect(() => {
    const next = text.trim();
    if (next === requested.current) return;
    const timer = setTimeout(() => {
      if (isLeaving()) return;
      requested.current = next;
      setParams(withParam(addressNow(), SEARCH, next), { replace: true });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, setParams]);

  return {
    text,
    setText,
    /** The text sent to the server. */
    wanted,
  };
}
