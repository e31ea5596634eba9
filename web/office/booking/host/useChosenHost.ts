import { useSearchParams } from 'react-router-dom';
import type { Host } from './useOffice.ts';

/**
 * @returns the host that the address names, if there is such a one, and what chooses another: it stands in the address, for a reload
 * and for the way to the other screen
 */
export function useChosenHost(hosts: readonly Host[]): [host: Host | null, choose: (id: string) => void] {
  const [search, setSearch] = useSearchParams();
  const host = hosts.find(({ id }) => id === search.get('host')) ?? null;
  const choose = (id: string) =>
    setSearch(
      (before) => {
        if (id) before.set('host', id);
        else before.delete('host');
        return before;
      },
      { replace: true },
    );
  return [host, choose];
}
