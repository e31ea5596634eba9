import { rupees } from '#schema/rupees.ts';
import type { AffiliatePageQuery } from '#web/gql/graphql.ts';
import { useLanguage, useTexts } from '#web/shared/language/language.ts';
import { monthName } from './monthName.ts';

type Page = NonNullable<AffiliatePageQuery['affiliatePage']>;

const head = 'border-b-2 border-ink py-2 pl-2 text-right text-sm font-semibold sm:pl-4';
const cell = 'py-2.5 pl-2 text-right tabular-nums sm:pl-4';

/** Results of the referral link: one row per month, newest first, and a total. */
export function MonthFigures({ months, figures }: Pick<Page, 'months' | 'figures'>) {
  const t = useTexts();
  const { code, locale } = useLanguage();
  const numbers = code === 'en' ? 'en-IN' : locale;
  const monthIn = (month: string) =>
    code === 'en'
      ? monthName(month)
      : new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(new Date(month));
  const rows = [
    ...months.map((one) => ({ name: monthIn(one.month), ...one.figures })),
    { name: t('In all'), ...figures },
  ];
  return (
    <table className="w-full max-w-4xl border-collapse text-sm sm:text-base">
      <caption className="sr-only">{t('What has come by your link, by month, the latest first')}</caption>
      <thead>
        <tr>
          <th scope="col" className="border-b-2 border-ink py-2 text-left text-sm font-semibold">
            {t('Month')}
          </th>
          {[t('Visits'), t('Enquiries'), t('Won'), t('Value won')].map((name) => (
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
            <td className={cell}>{visits.toLocaleString(numbers)}</td>
            <td className={cell}>{enquiries.toLocaleString(numbers)}</td>
            <td className={cell}>{won.toLocaleString(numbers)}</td>
            <td className={cell}>{rupees(wonValue)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
