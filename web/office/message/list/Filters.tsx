import { useFragment } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { idForm } from '#schema/common.ts';
import { isDeskDay } from '#schema/desk.ts';
import { services } from '#schema/messageStrings.ts';
import { SourceFilter } from '#web/office/dashboard/visit/SourceFilter.tsx';
import { addressNow, withParam } from '#web/shared/lists/useSearch.ts';
import { DayInput } from '#web/shared/ui/DayInput.tsx';
import { SelectField } from '#web/shared/ui/Field.tsx';
import { ColleagueFragment } from '../desk/documents.ts';
import { useColleagues } from '../desk/useColleagues.ts';
import { DUE, type FilterName, ME, NOBODY, names, stagesIn } from './filter.ts';
import { StageFilter } from './StageFilter.tsx';

/** The filters, stored in the address so that it can be shared. */
export function Filters() {
  const [params, setParams] = useSearchParams();
  const set = (name: FilterName, value: string) =>
    setParams(withParam(addressNow(), names[name], value), { replace: true });
  const said = (name: FilterName) => params.get(names[name]) ?? '';
  return (
    <>
      <OwnerField owner={said('owner')} onChoose={(owner) => set('owner', owner)} />
      <StageFilter stages={stagesIn(params)} onChoose={(stages) => set('stages', stages.join(','))} />
      <SelectField
        label="Follow-up"
        className="min-w-0 pl-3! text-sm!"
        value={said('due') === DUE ? DUE : ''}
        onChange={({ target }) => set('due', target.value)}
      >
        <option value="">Any</option>
        <option value={DUE}>Due</option>
      </SelectField>
      <SelectField
        label="Service"
        className="min-w-0 pl-3! text-sm!"
        value={services.find((one) => one === said('service')) ?? ''}
        onChange={({ target }) => set('service', target.value)}
      >
        <option value="">Any</option>
        {services.map((service) => (
          <option key={service}>{service}</option>
        ))}
      </SelectField>
      <SourceFilter
        className="min-w-0 pl-3! text-sm!"
        source={said('source')}
        onChoose={(source) => set('source', source)}
      />
      <DayField label="From" day={said('from')} onChoose={(day) => set('from', day)} />
      <DayField label="To" day={said('to')} onChoose={(day) => set('to', day)} />
    </>
  );
}

/** All possible owners, and the one in the address, who may be blocked. */
function OwnerField({ owner, onChoose }: { owner: string; onChoose: (owner: string) => void }) {
  const { colleagues, viewerId, loading } = useColleagues();
  const others = colleagues.filter(({ id }) => id !== viewerId);
  const said = owner === viewerId ? ME : owner;
  const value = [ME, NOBODY].includes(said) || idForm.test(said) ? said : '';
  const isKnown = ['', ME, NOBODY].includes(value) || others.some(({ id }) => id === value);
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
      {others.map(({ id, name }) => (
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
