import { Entries } from './Entries.tsx';
import type { ImportJob } from './states.ts';
import { countsOf } from './states.ts';

type Props = { job: ImportJob; report: NonNullable<ImportJob['report']> };

export function Report({ job, report }: Props) {
  const { state, id } = job;
  const { format, posts, items, reviews, published, known, skipped, skippedCount, lossCount } = report;
  const isTable = format === 'CSV';
  const publishable = isTable ? reviews : posts + items;
  const isDone = state === 'DONE';
  const isOver = isDone || state === 'UNDOING' || (state === 'FAILED' && !job.canStart);
  const facts = [
    [isOver ? 'Has come' : 'Would come', countsOf(report)],
    ...(publishable || !isTable ? [['Published', `${published} of ${publishable}`] as const] : []),
    ...(known ? [['Here already', `${known}: they do not come again`]] : []),
    ...(isTable ? [] : [['Loses something', `${lossCount} of ${posts + items}`] as const]),
  ] as const;
  return (
    <div className="grid min-w-0 gap-6">
      <dl
        aria-label={`Report of the export of ${format}`}
        className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-4"
      >
        {facts.map(([name, text]) => (
          <div key={name} className="border-l-4 border-ink pl-4">
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="font-semibold wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      {skippedCount > 0 && (
        <div>
          <h3 className="text-lg">{isTable ? 'Does not come, by row of the file' : 'Does not come'}</h3>
          <ul className="mt-2 grid gap-1">
            {skipped.map(({ what, why }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: skipped entries have no ids, and their order is fixed
              <li key={index} className="wrap-anywhere">
                <span className="font-semibold">{what}</span>
                <span className="text-ink-soft">{`: ${why}`}</span>
              </li>
            ))}
          </ul>
          {skippedCount > skipped.length && (
            <p className="mt-2 text-sm text-ink-soft">{`The first ${skipped.length} of ${skippedCount}.`}</p>
          )}
        </div>
      )}
      {posts + items > 0 && <Entries id={id} hasLosses={lossCount > 0} hasLinks={isDone} />}
    </div>
  );
}
