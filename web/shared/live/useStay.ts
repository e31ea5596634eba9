import { useEffect, useEffectEvent, useRef } from 'react';
import { PRESENCE_EVERY_MS } from '#schema/conversation.ts';

/**
 * Reports that this screen has an item open while the page is visible, and when it is left.
 * @param say sends the report
 * @param isThere whether the server lists this person as present
 * @param what further data; a change is reported at once
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
  // Another tab of the same person was closed and reported that the person left.
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
