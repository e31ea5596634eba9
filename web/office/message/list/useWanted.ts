import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '#web/shared/session/session.ts';
import { type ListParams, readListParams } from './filter.ts';

/** @returns which messages the address asks for */
export function useWanted(): ListParams {
  const [params] = useSearchParams();
  const viewerId = useSession()?.user._id;
  // Nobody sees this screen who is not known.
  return useMemo(() => readListParams(params, viewerId ?? 'nobody') as ListParams, [params, viewerId]);
}
