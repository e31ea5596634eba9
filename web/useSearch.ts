import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** How long typing must pause before the server is asked. */
const PAUSE_MS = 250;

/** What a list is searched for: typed into a field, kept in the address as `?search=`, so that the way back finds it. */
export function useSearch() {
  const [params, setParams] = useSearchParams();
  const wanted = params.get('search') ?? '';
  const [text, setText] = useState(wanted);

  useEffect(() => {
    const next = text.trim();
    if (next === wanted) return;
    const timer = setTimeout(() => setParams(next ? { search: next } : {}, { replace: true }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, wanted, setParams]);

  return {
    /** For the field. */
    text,
    setText,
    /** What the server is asked for. */
    wanted,
  };
}
