import { useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';

/** How far below the window the end of the list may still be when more is fetched. */
const NEAR = '1200px';

type Props = {
  /** How many there are by now. */
  count: number;
  /** Fetches the next ones. @returns whether that went well */
  onMore: () => Promise<boolean>;
};

/** The end of a list that goes on: fetches more when the reader comes near, or at the press of a button. */
export function MorePosts({ count, onMore }: Props) {
  const end = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');

  const more = async () => {
    setState('busy');
    setState((await onMore()) ? 'ready' : 'failed');
  };
  const latest = useRef(more);
  latest.current = more;

  // A new observer for every count: it looks again even if the end has stayed near.
  useEffect(() => {
    if (state !== 'ready' || !end.current || count === 0) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void latest.current();
      },
      { rootMargin: NEAR },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [state, count]);

  return (
    <div ref={end} className="mt-16 flex justify-center noscript:hidden">
      <Button variant="secondary" busy={state === 'busy'} onClick={more}>
        Load more
      </Button>
    </div>
  );
}
