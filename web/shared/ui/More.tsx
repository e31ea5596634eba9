import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { LinkButton } from './Button.tsx';
import { Spinner } from './Spinner.tsx';

/** How far below the window the end of the list may still be when more is fetched. */
const NEAR = '1200px';

type Props = {
  /** How many there are by now. */
  count: number;
  /** The address of the list with more of it. */
  to: string;
  /** Fetches the next ones. @returns whether that went well */
  onMore: () => Promise<boolean>;
};

/** The end of a list that goes on: fetches more when the reader comes near, or at the press of a link, which works without scripts. */
export function More({ count, to, onMore }: Props) {
  const end = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');

  const more = async () => {
    setState('busy');
    setState((await onMore()) ? 'ready' : 'failed');
  };
  const onNear = useEffectEvent(more);
  const onPress = (event: MouseEvent) => {
    event.preventDefault();
    if (state !== 'busy') void more();
  };

  // A new observer for every count: it looks again even if the end has stayed near.
  useEffect(() => {
    if (state !== 'ready' || !end.current || count === 0) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void onNear();
      },
      { rootMargin: NEAR },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [state, count]);

  return (
    <div ref={end} className="mt-16 flex justify-center">
      <LinkButton variant="secondary" to={to} aria-busy={state === 'busy'} onClick={onPress}>
        {state === 'busy' && <Spinner />} Load more
      </LinkButton>
    </div>
  );
}
