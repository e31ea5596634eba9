import { type MouseEvent, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTexts } from '#web/shared/language/language.ts';
import { LinkButton } from './Button.tsx';
import { Spinner } from './Spinner.tsx';

const NEAR = '1200px';

type Props = {
  count: number;
  to: string;
  /** Fetches the next page. @returns whether it succeeded */
  onMore: () => Promise<boolean>;
};

/** The end of a list: fetches more when it comes near, or with a link that works without scripts. */
export function More({ count, to, onMore }: Props) {
  const t = useTexts();
  const end = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');

  const more = async () => {
    setState('busy');
    const isDone = await onMore();
    // Together with the new items, whose count the observer waits for.
    startTransition(() => setState(isDone ? 'ready' : 'failed'));
  };
  const onNear = useEffectEvent(more);
  const onPress = (event: MouseEvent) => {
    event.preventDefault();
    if (state !== 'busy') void more();
  };

  // A new observer per count fires again even if the end has stayed near.
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
        {state === 'busy' && <Spinner />} {t('Load more')}
      </LinkButton>
    </div>
  );
}
