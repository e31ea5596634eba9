import { useFragment, useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { choicesOf } from '#schema/catalogue.ts';
import { idForm } from '#schema/common.ts';
import { isDeskDay } from '#schema/desk.ts';
import { SourceFilter } from '#web/office/dashboard/visit/SourceFilter.tsx';
import { useSite } from '#web/shared/app/site.tsx';
import { addressNow, withParam } from '#web/shared/lists/useSearch.ts';
import { DayInput } from '#web/shared/ui/DayInput.tsx';
import { SelectField } from '#web/shared/ui/Field.tsx';
import { ColleagueFragment, MessageFiltersDocument } from '../desk/documents.ts';
import { useColleagues } from '../desk/useColleagues.ts';
import { DUE, type FilterName, ME, NOBODY, paramNames, stagesIn } from './filter.ts';
import { StageFilter } from './StageFilter.tsx';

/** The filters, stored in the address so that it can be shared. */
export function Filters() {
  const [params, setParams] = useSearchParams();
  const setFilter = (name: FilterName, value: string) =>
    setParams(withParam(addressNow(), paramNames[name], value), { replace: true });
  const filterParam = (name: FilterName) => params.get(paramNames[name]) ?? '';
  const services = useServices(filterParam('service'));
  return (
    <>
      <OwnerField owner={filterParam('owner')} onChoose={(owner) => setFilter('owner', owner)} />
      <StageFilter stages={stagesIn(params)} onChoose={(stages) => setFilter('stages', stages.join(','))} />
      <SelectField
        label="Follow-up"
        className="min-w-0 pl-3! text-sm!"
        value={filterParam('due') === DUE ? DUE : ''}
        onChange={({ target }) => setFilter('due', target.value)}
      >
        <option value="">Any</option>
        <option value={DUE}>Due</option>
      </SelectField>
      <SelectField
        label="Service"
        className="min-w-0 pl-3! text-sm!"
        key={services.length}
        value={filterParam('service')}
        onChange={({ target }) => setFilter('service', target.value)}
      >
        <option value="">Any</option>
        {services.map((service) => (
          <option key={service}>{service}</option>
        ))}
      </SelectField>
      <SourceFilter
        className="min-w-0 pl-3! text-sm!"
        source={filterParam('source')}
        onChoose={(source) => setFilter('source', source)}
      />
      <DayField label="From" day={filterParam('from')} onChoose={(day) => setFilter('from', day)} />
      <DayField label="To" day={filterParam('to')} onChoose={(day) => setFilter('to', day)} />
    </>
  );
}

/** The choices of the forms, former ones that messages have, and the one in the address. */
function useServices(chosen: string): string[] {
  const { data } = useQuery(MessageFiltersDocument);
  const site = useSite();
  const services = data?.messageFilters.services ?? choicesOf(site);
  return !chosen || services.includes(chosen) ? [...services] : [...services, chosen];
}

/** All possible owners, and the one in the address, who may be blocked. */
function OwnerField({ owner, onChoose }: { owner: string; onChoose: (owner: string) => void }) {
  const { colleagues, viewerId, loading } = useColleagues();
  const otherColleagues = colleagues.filter(({ id }) => id !== viewerId);
  const ownerParam = owner === viewerId ? ME : owner;
  const value = [ME, NOBODY].includes(ownerParam) || idForm.test(ownerParam) ? ownerParam : '';
  const isKnown = ['', ME, NOBODY].includes(value) || otherColleagues.some(({ id }) => id === value);
  // A cached message of that owner has the name.
  const { data } = useFragment({ fragment: ColleagueFragment, from: { __typename: 'Colleague', id: value } });
  return (
    <SelectField
      label="Owner"
      className="min-w-0 pl-3! text-sm!"
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">Anybody</option>
      <option value={ME}>Me</option>
      <option value={NOBODY}>Nobody</option>
      {!isKnown && <option value={value}>{data.name ?? (loading ? 'Loading...' : 'A former colleague')}</option>}
      {otherColleagues.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

function DayField(field: { label: string; day: string; onChoose: (day: string) => void }) {
  const isDay = ({ value, validity }: HTMLInputElement) => (value === '' ? !validity.badInput : isDeskDay(value));
  return <DayInput {...field} className="min-w-0 px-2! text-sm!" isDay={isDay} />;
}
