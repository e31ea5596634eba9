import { Link, useSearchParams } from 'react-router-dom';
import { isDeskDay } from '#schema/desk.ts';
import { insightUnits } from '#schema/insight.ts';
import type { InsightUnit } from '#web/gql/graphql.ts';
import { addressNow } from '#web/shared/app/navigationState.ts';
import { DayInput } from '#web/shared/ui/DayInput.tsx';
import { SelectField } from '#web/shared/ui/Field.tsx';
import { periodIn, periodParams, periods, unitNames, withValues } from './period.ts';

const choice =
  'flex items-center border-b-3 border-transparent font-semibold whitespace-nowrap text-ink-soft no-underline hover:border-ink hover:text-ink ' +
  'aria-[current=true]:border-signal aria-[current=true]:text-ink';

/** Period and unit of the report, stored in the address so that it can be shared. */
export function PeriodChoice({ unit }: { unit: InsightUnit | undefined }) {
  const [params, setParams] = useSearchParams();
  const { days } = periodIn(params);
  const setPeriod = (values: Parameters<typeof withValues>[1]) =>
    setParams(new URLSearchParams(withValues(addressNow(), values)), { replace: true, preventScrollReset: true });
  return (
    <search aria-label="Period" className="tools min-w-0 max-w-full">
      <nav aria-label="Up to today" className="min-w-0 max-md:max-w-full max-md:overflow-x-auto">
        <ul className="flex gap-x-4 md:flex-wrap">
          {periods.map((period) => (
            <li key={period.days}>
              <Link
                to={withValues(params, { days: String(period.days), from: null, to: null, unit: null })}
                aria-current={period.days === days}
                className={choice}
              >
                {period.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="tools max-md:[&_div:has(>label)]:gap-1! max-md:gap-2!">
        <Day label="From" name="from" onChoose={(from) => setPeriod({ from: from || null, days: null, unit: null })} />
        <Day label="To" name="to" onChoose={(to) => setPeriod({ to: to || null, days: null, unit: null })} />
        <SelectField
          label="By"
          className="min-w-0 pl-3! pr-7! text-sm!"
          value={params.get(periodParams.unit) ?? ''}
          onChange={({ target }) => setPeriod({ unit: target.value || null })}
        >
          <option value="">
            {unit && !params.get(periodParams.unit) ? `Fitting (${unitNames[unit]})` : 'Fitting'}
          </option>
          {insightUnits.map((option) => (
            <option key={option} value={unitNames[option]}>
              {unitNames[option].replace(/^./, (letter) => letter.toUpperCase())}
            </option>
          ))}
        </SelectField>
      </div>
    </search>
  );
}

function Day({ label, name, onChoose }: { label: string; name: 'from' | 'to'; onChoose: (day: string) => void }) {
  const [params] = useSearchParams();
  const isDay = ({ value, validity }: HTMLInputElement) => (value === '' ? !validity.badInput : isDeskDay(value));
  return (
    <DayInput
      label={label}
      className="min-w-0 px-2! text-sm!"
      day={params.get(periodParams[name]) ?? ''}
      isDay={isDay}
      onChoose={onChoose}
    />
  );
}
