import { Link } from 'react-router-dom';
import { rupees } from '#schema/desk.ts';
import type { InsightsQuery } from '#web/gql/graphql.ts';
import { linkOfPath } from './links.ts';
import { type Figures, measureOf, percent } from './measures.ts';

type Path = InsightsQuery['insights']['path'];
type Props = { path: Path; period: Pick<Figures, 'from' | 'to'> };

/** Funnel: visitors, enquiries among them, and those won by now. */
export function PathSection({ path, period }: Props) {
  const { visitors, enquiries, won, value, enquiryRate, wonRate } = path;
  const steps = [
    {
      name: 'Visitors',
      count: visitors,
      note: visitors == null ? 'Visits were not counted.' : 'came in this period',
      to: '#sources',
    },
    {
      name: 'Enquiries',
      count: enquiries,
      note: enquiryRate == null ? 'came in this period' : `${percent(enquiryRate)} of the visitors`,
      to: linkOfPath(period, 'enquiries'),
    },
    {
      name: 'Won by now',
      count: won,
      note: wonRate == null ? 'of these enquiries' : `${percent(wonRate)} of these enquiries, worth ${rupees(value)}`,
      to: linkOfPath(period, 'won'),
    },
  ];
  const maxCount = Math.max(1, visitors ?? 0, enquiries);
  const { format } = measureOf('visitors');
  return (
    <section aria-labelledby="path" className="mt-(--part-space)">
      <h2 id="path" className="text-2xl">
        From visits to clients
      </h2>
      <ol className="mt-5 grid gap-x-8 md:grid-cols-3">
        {steps.map(({ name, count, note, to }) => (
          <li key={name} className="border-t-2 border-ink pt-3 pb-5">
            <p className="text-sm font-semibold">{name}</p>
            <p className="mt-1 font-display text-3xl font-extrabold tracking-tight tabular-nums">
              {count ? (
                <Link to={to} className="link" aria-label={`${format(count)} ${name.toLowerCase()}`}>
                  {format(count)}
                </Link>
              ) : (
                <span className="text-ink-soft">{count ?? '–'}</span>
              )}
            </p>
            <span aria-hidden="true" className="mt-2 block h-3 bg-paper-deep">
              <span
                className={`block h-full ${name.startsWith('Won') ? 'bg-signal' : 'bg-depth-ink'}`}
                style={{ width: `${Math.max(((count ?? 0) / maxCount) * 100, count ? 0.5 : 0)}%` }}
              />
            </span>
            <p className="mt-2 text-sm">{note}</p>
          </li>
        ))}
      </ol>
      <p className="measure text-sm text-ink-soft">
        This follows the enquiries that came in the period, whenever they are won. Won and its value above count by the
        day on which an enquiry was won.
      </p>
    </section>
  );
}
