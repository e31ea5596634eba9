import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SEARCH, searchIn } from './folderParams.ts';

/** How long typing must pause before the server is asked. */
const PAUSE_MS = 250;

/** @returns the address as it stands: what the screen was drawn by may be older, when one change follows another closely */
export const addressNow = () => new URLSearchParams(location.search);

/** An address's parameters with another value of one of them; without it when that is empty. */
export function withParam(known: URLSearchParams, name: string, value: string): URLSearchParams {
  const params = new URLSearchParams(known);
  if (value) params.set(name, value);
  else params.delete(name);
  return params;
}

/** What a list is searched for: typed into a field, kept in the address as `?search=`, so that the way back finds it. */
export function useSearch() {
  const [params, setParams] = useSearchParams();
  const wanted = searchIn(params);
  const [text, setText] = useState(wanted);
  const asked = useRef(wanted);

  // A link or the way back has changed the address: the field follows.
  useEffect(() => {
    if (wanted === asked.current) return;
    asked.current = wanted;
    setText(wanted);
  }, [wanted]);

  useEffect(() => {
    const next = text.trim();
    if (next === asked.current) return;
    const timer = setTimeout(() => {
      asked.current = next;
      setParams(withParam(addressNow(), SEARCH, next), { replace: true });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, setParams]);

  return {
    /** For the field. */
    text,
    setText,
    /** What the server is asked for. */
    wanted,
  };
}
