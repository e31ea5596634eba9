import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '#web/shared/session/session.ts';
import { type Wanted, wantedIn } from './filter.ts';

/** @returns which messages the address asks for */
export function useWanted(): Wanted {
  const [params] = useSearchParams();
  const viewerId = useSession()?.user._id;
  // Nobody sees this screen who is not known.
  return useMemo(() => wantedIn(params, viewerId ?? 'nobody') as Wanted, [params, viewerId]);
}
