import { useSearchParams } from 'react-router-dom';
import type { Host } from './useOffice.ts';

/**
 * @returns the host in the address, if it exists, and a setter. The address is used for a reload and for the link to
 *   the other screen.
 */
export function useChosenHost(hosts: readonly Host[]): [host: Host | null, choose: (id: string) => void] {
  const [search, setSearch] = useSearchParams();
  const host = hosts.find(({ id }) => id === search.get('host')) ?? null;
  const choose = (id: string) =>
    setSearch(
      (previous) => {
        if (id) previous.set('host', id);
        else previous.delete('host');
        return previous;
      },
      { replace: true },
    );
  return [host, choose];
}
