import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { isAuditDay } from '#schema/audit.ts';
import type { AuditFilterInput } from '#web/gql/graphql.ts';
import { useFetchPolicy } from '#web/shared/data/freshness.ts';
import { addressNow, useSearch, withParam } from '#web/shared/lists/useSearch.ts';
import { DayInput } from '#web/shared/ui/DayInput.tsx';
import { InputField, SelectField } from '#web/shared/ui/Field.tsx';
import { AuditActorsDocument } from './documents.ts';
import { kinds, MAX_SEARCH, names } from './filter.ts';

/** The filters, stored in the address so that it can be shared. */
export function FilterBar({ filter }: { filter: AuditFilterInput }) {
  const { text, setText } = useSearch();
  const [, setParams] = useSearchParams();
  const set = (name: keyof typeof names, value: string) =>
    setParams(withParam(addressNow(), names[name], value), { replace: true });
  return (
    <search
      aria-label="Filter"
      className="grid grid-cols-2 gap-x-4 gap-y-4 lg:grid-cols-[minmax(0,2fr)_repeat(2,minmax(0,1.3fr))_repeat(2,minmax(0,1fr))]"
    >
      <div className="max-lg:col-span-2">
        <InputField
          type="search"
          label="Search"
          placeholder="Person, thing, address, request"
          maxLength={MAX_SEARCH}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <PersonField id={filter.actorId ?? ''} onChoose={(id) => set('actorId', id)} />
      <SelectField label="Kind" value={filter.kind ?? ''} onChange={({ target }) => set('kind', target.value)}>
        <option value="">Everything</option>
        {kinds.map(({ kind, name }) => (
          <option key={kind} value={kind}>
            {name}
          </option>
        ))}
      </SelectField>
      <DayField label="From" day={filter.from ?? ''} onChoose={(day) => set('from', day)} />
      <DayField label="To" day={filter.to ?? ''} onChoose={(day) => set('to', day)} />
    </search>
  );
}

/** All users with audit entries. If they fail to load, the filter in the address still applies. */
function PersonField({ id, onChoose }: { id: string; onChoose: (id: string) => void }) {
  const { data } = useQuery(AuditActorsDocument, { fetchPolicy: useFetchPolicy(AuditActorsDocument, {}) });
  const actors = (data?.auditActors.nodes ?? []).toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  const isKnown = id === '' || actors.some((actor) => actor.id === id);
  return (
    <SelectField label="Person" value={id} onChange={({ target }) => onChoose(target.value)}>
      <option value="">Everybody</option>
      {!isKnown && <option value={id}>Somebody</option>}
      {actors.map((actor) => (
        <option key={actor.id} value={actor.id ?? ''}>
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
