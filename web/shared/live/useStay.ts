import { useEffect, useEffectEvent, useRef } from 'react';
import { PRESENCE_EVERY_MS } from '#schema/thread.ts';

/**
 * Says that this screen has something open, as long as it is looked at, and that it is left.
 * @param id what it is @param say says whether it is open
 * @param isThere whether the server knows that this person has it open
 * @param what what else is said with it: a change is said at once
 */
export function useStay(
  id: string,
  say: (id: string, isOpen: boolean) => void,
  isThere: boolean,
  what?: unknown,
): void {
  const stay = useEffectEvent(() => {
    if (document.visibilityState === 'visible') say(id, true);
  });
  const leave = useEffectEvent((left: string) => say(left, false));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what else is said with it is said at once
  useEffect(() => {
    stay();
    const onTime = () => stay();
    const timer = setInterval(onTime, PRESENCE_EVERY_MS);
    document.addEventListener('visibilitychange', onTime);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onTime);
    };
  }, [id, what]);
  // Another tab of the same person has been closed, and has said that they left.
  const wasThere = useRef(isThere);
  useEffect(() => {
    if (wasThere.current && !isThere) stay();
    wasThere.current = isThere;
  }, [isThere]);
  useEffect(() => {
    const onHide = () => leave(id);
    addEventListener('pagehide', onHide);
    return () => {
      removeEventListener('pagehide', onHide);
      onHide();
    };
  }, [id]);
}
