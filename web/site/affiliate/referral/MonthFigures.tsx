import { rupees } from '#schema/rupees.ts';
import type { AffiliatePageQuery } from '#web/gql/graphql.ts';
import { monthName } from './monthName.ts';

type Page = NonNullable<AffiliatePageQuery['affiliatePage']>;

const head = 'border-b-2 border-ink py-2 pl-2 text-right text-sm font-semibold sm:pl-4';
const cell = 'py-2.5 pl-2 text-right tabular-nums sm:pl-4';

/** Results of the referral link: one row per month, newest first, and a total. */
export function MonthFigures({ months, figures }: Pick<Page, 'months' | 'figures'>) {
  const rows = [
    ...months.map((one) => ({ name: monthName(one.month), ...one.figures })),
    { name: 'In all', ...figures },
  ];
  return (
    <table className="w-full max-w-4xl border-collapse text-sm sm:text-base">
      <caption className="sr-only">What has come by your link, by month, the latest first</caption>
      <thead>
        <tr>
          <th scope="col" className="border-b-2 border-ink py-2 text-left text-sm font-semibold">
            Month
          </th>
          {['Visits', 'Enquiries', 'Won', 'Value won'].map((name) => (
            <th key={name} scope="col" className={head}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, visits, enquiries, won, wonValue }) => (
          <tr key={name} className="border-b border-line last:border-t-2 last:border-t-ink last:font-bold">
            <th scope="row" className="py-2.5 text-left font-semibold">
              {name}
            </th>
            <td className={cell}>{visits.toLocaleString('en-IN')}</td>
            <td className={cell}>{enquiries.toLocaleString('en-IN')}</td>
            <td className={cell}>{won.toLocaleString('en-IN')}</td>
            <td className={cell}>{rupees(wonValue)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
