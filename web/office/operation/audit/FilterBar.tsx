import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { isAuditDay } from '#schema/audit.ts';
import type { AuditFilterInput } from '#web/gql/graphql.ts';
import { useFetchPolicy } from '#web/shared/data/freshness.ts';
import { shortDay } from '#web/shared/dates.ts';
import { FilterChips, type ListFilter } from '#web/shared/lists/FilterChips.tsx';
import { addressNow, useSearch, withParam } from '#web/shared/lists/useSearch.ts';
import { DayInput } from '#web/shared/ui/DayInput.tsx';
import { control, SelectField } from '#web/shared/ui/Field.tsx';
import { AuditActorsDocument } from './documents.ts';
import { kinds, MAX_SEARCH, names } from './filter.ts';

/** Search and filters, stored in the address so that it can be shared. */
export function FilterBar({ filter }: { filter: AuditFilterInput }) {
  const { text, setText } = useSearch();
  const [, setParams] = useSearchParams();
  const actors = useActors();
  const set = (name: keyof typeof names) => (value: string) =>
    setParams(withParam(addressNow(), names[name], value), { replace: true });
  const day = (name: 'from' | 'to', label: string): ListFilter => ({
    label,
    value: filter[name] && shortDay(filter[name]),
    onClear: () => set(name)(''),
    field: <DayField label={label} day={filter[name] ?? ''} onChoose={set(name)} />,
  });
  const filters: ListFilter[] = [
    {
      label: 'Person',
      value: filter.actorId && (actors.find(({ userId }) => userId === filter.actorId)?.name ?? 'Somebody'),
      onClear: () => set('actorId')(''),
      field: <PersonField id={filter.actorId ?? ''} actors={actors} onChoose={set('actorId')} />,
    },
    {
      label: 'Kind',
      value: kinds.find(({ kind }) => kind === filter.kind)?.name,
      onClear: () => set('kind')(''),
      field: (
        <SelectField label="Kind" value={filter.kind ?? ''} onChange={({ target }) => set('kind')(target.value)}>
          <option value="">Everything</option>
          {kinds.map(({ kind, name }) => (
            <option key={kind} value={kind}>
              {name}
            </option>
          ))}
        </SelectField>
      ),
    },
    day('from', 'From'),
    day('to', 'To'),
  ];
  return (
    <search aria-label="Filter" className="flex flex-wrap items-center gap-2">
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
      <FilterChips filters={filters} />
    </search>
  );
}

type Actor = { userId?: string | null; name: string };

/** All users with audit entries, by name; none when they fail to load. */
function useActors(): Actor[] {
  const { data } = useQuery(AuditActorsDocument, { fetchPolicy: useFetchPolicy(AuditActorsDocument, {}) });
  return (data?.auditActors.nodes ?? []).toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

type PersonProps = { id: string; actors: readonly Actor[]; onChoose: (id: string) => void };

/** A filter in the address applies even if its user is not among the actors. */
function PersonField({ id, actors, onChoose }: PersonProps) {
  const isKnown = id === '' || actors.some((actor) => actor.userId === id);
  return (
    <SelectField label="Person" value={id} onChange={({ target }) => onChoose(target.value)}>
      <option value="">Everybody</option>
      {!isKnown && <option value={id}>Somebody</option>}
      {actors.map((actor) => (
        <option key={actor.userId} value={actor.userId ?? ''}>
          {actor.name}
        </option>
      ))}
    </SelectField>
  );
}

function DayField(field: { label: string; day: string; onChoose: (day: string) => void }) {
  const isDay = ({ value, validity }: HTMLInputElement) => (value === '' ? !validity.badInput : isAuditDay(value));
  return <DayInput {...field} className="min-w-0 max-sm:px-2.5" isDay={isDay} />;
}
