import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useFormResult } from '#web/shared/app/formResult.tsx';
import { isDead, tokenOf } from '#web/shared/app/oneTimeLink.ts';
import type { Loader } from '#web/shared/data/loader.ts';
import { useRouteData } from '#web/shared/data/routeData.ts';

export function useTokenPage<PageLoader extends Loader>() {
  const { token } = tokenOf(useParams().token?.trim());
  const posted = useFormResult();
  const { data, loading, failure, revalidate } = useRouteData<PageLoader>();
  const [end, setEnd] = useState<'done' | 'dead' | null>(null);
  useEffect(() => {
    if (!end) return;
    // Focuses the content at its top, so that screen readers announce it.
    scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [end]);
  const isRefused = end === 'dead' || (posted?.failure && isDead(posted.failure));
  return {
    ...{ token, data, loading, failure, revalidate },
    isDone: end === 'done' || (posted !== null && !posted.failure),
    isDead: isRefused || (failure && isDead(failure)) || false,
    onDone: () => setEnd('done'),
    onDead: () => setEnd('dead'),
  };
}
