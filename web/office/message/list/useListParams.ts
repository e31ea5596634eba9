import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '#web/shared/session/session.ts';
import { type ListParams, readListParams } from './filter.ts';

export function useListParams(): ListParams {
  const [params] = useSearchParams();
  const viewerId = useSession()?.user._id;
  // The viewer is always known on this screen.
  return useMemo(() => readListParams(params, viewerId ?? 'nobody') as ListParams, [params, viewerId]);
}
