import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** How long typing must pause before the server is asked. */
const PAUSE_MS = 250;

/** What a list is searched for: typed into a field, kept in the address as `?search=`, so that the way back finds it. */
export function useSearch() {
  const [params, setParams] = useSearchParams();
  const wanted = params.get('search') ?? '';
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
      setParams(
        (params) => {
          if (next) params.set('search', next);
          else params.delete('search');
          return params;
        },
        { replace: true },
      );
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
