import { Link } from 'react-router-dom';
import { messageStages, rupees, stageNames } from '#schema/desk.ts';
import { paths } from '#web/shared/paths.ts';
import type { Pipeline } from './figures.ts';

const headClass = 'pb-2 text-left text-sm font-normal text-ink-soft';

export function StageTable({ stages }: { stages: Pipeline['stages'] | undefined }) {
  const maxCount = Math.max(1, ...(stages ?? []).map(({ count }) => count));
  return (
    <table className="mt-2 w-full border-collapse">
      <caption className="sr-only">Enquiries by stage</caption>
      <thead>
        <tr>
          <th scope="col" className={`${headClass} w-28`}>
            Stage
          </th>
          <th scope="col" className={headClass}>
            Enquiries
          </th>
          <th scope="col" className={`${headClass} w-32 text-right!`}>
            Worth
          </th>
        </tr>
      </thead>
      <tbody>
        {messageStages.map((stage) => {
          const { count, value } = stages?.find((row) => row.stage === stage) ?? {};
          return (
            <tr key={stage} className="border-t border-line first:border-t-2 first:border-ink">
              <th scope="row" className="py-1 pr-4 text-left sm:py-0.5 font-semibold whitespace-nowrap">
                <Link
                  to={`${paths.messages}?stage=${stage}`}
                  className="inline-flex min-h-9 items-center sm:min-h-8 underline decoration-transparent decoration-2 underline-offset-4 hover:text-signal-ink hover:decoration-signal"
                >
                  {stageNames[stage]}
                </Link>
              </th>
              <td className="py-1 sm:py-0.5">
                <span className="flex items-center gap-3 tabular-nums">
                  <span className={`min-w-10 font-semibold ${count ? '' : 'text-ink-soft'}`}>{count ?? '–'}</span>
                  <span aria-hidden="true" className="h-4 grow">
                    <span
                      className={`block h-full ${stage === 'WON' ? 'bg-signal' : 'bg-depth-ink'}`}
                      style={{ width: `${((count ?? 0) / maxCount) * 100}%` }}
                    />
                  </span>
                </span>
              </td>
              <td className={`py-1 pl-4 text-right tabular-nums sm:py-0.5 ${value ? '' : 'text-ink-soft'}`}>
                {value === undefined ? '–' : rupees(value)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
