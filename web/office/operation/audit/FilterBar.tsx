import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { isAuditDay } from '#schema/audit.ts';
import type { AuditFilterInput } from '#web/gql/graphql.ts';
import { addressNow } from '#web/shared/app/navigationState.ts';
import { useFetchPolicy } from '#web/shared/data/freshness.ts';
import { shortDay } from '#web/shared/dates.ts';
import { FilterChips } from '#web/shared/lists/filter/FilterChips.tsx';
import { filterOfDay, filterOfOne, type ListFilter, type Option } from '#web/shared/lists/filter/listFilter.ts';
import { useSearch, withParam } from '#web/shared/lists/useSearch.ts';
import { control } from '#web/shared/ui/Field.tsx';
import { AuditActorsDocument } from './documents.ts';
import { kinds, MAX_SEARCH, names } from './filter.ts';

/** Search and filters, stored in the address so that it can be shared. */
export function FilterBar({ filter }: { filter: AuditFilterInput }) {
  const { text, setText } = useSearch();
  const [, setParams] = useSearchParams();
  const set = (name: keyof typeof names) => (value: string) =>
    setParams(withParam(addressNow(), names[name], value), { replace: true });
  const dayFilter = (label: string, name: 'from' | 'to'): ListFilter => {
    const day = filter[name] ?? '';
    return filterOfDay(label, day, day && shortDay(day), isAuditDay, set(name));
  };
  const filters = [
    filterOfOne('Person', usePeople(filter.actorId), filter.actorId ?? '', set('actorId')),
    filterOfOne('Kind', kindOptions, filter.kind ?? '', set('kind')),
    dayFilter('From', 'from'),
    dayFilter('To', 'to'),
  ];
  const clearAll = () => {
    const address = addressNow();
    for (const name of ['actorId', 'kind', 'from', 'to'] as const) address.delete(names[name]);
    setParams(address, { replace: true });
  };
  return (
    <search aria-label="Filter" className="contents">
      <input
        type="search"
        dir="auto"
        aria-label="Search"
        placeholder="Person, thing, address, request"
        maxLength={MAX_SEARCH}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className={`${control} max-w-full sm:w-60!`}
      />
      <FilterChips filters={filters} onClearAll={clearAll} />
    </search>
  );
}

const kindOptions: Option[] = kinds.map(({ kind, name }) => ({ value: kind, label: name }));

/** All users with audit entries, by name; none when they fail to load. A filter in the address may name another. */
function usePeople(chosenId: string | null | undefined): Option[] {
  const { data } = useQuery(AuditActorsDocument, { fetchPolicy: useFetchPolicy(AuditActorsDocument, {}) });
  const actors = (data?.auditActors.nodes ?? []).toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  const options = actors.map(({ userId, name }) => ({ value: userId ?? '', label: name }));
  const isKnown = !chosenId || options.some(({ value }) => value === chosenId);
  return isKnown ? options : [{ value: chosenId, label: 'Somebody' }, ...options];
}
