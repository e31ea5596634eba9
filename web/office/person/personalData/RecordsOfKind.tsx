import { Link } from 'react-router-dom';
import { OfficeDate } from '#web/shared/app/useDates.tsx';
import type { PersonalData } from './documents.ts';

type Kind = PersonalData['kinds'][number];

export function RecordsOfKind({ kind }: { kind: Kind }) {
  const { label, count, treatment, records } = kind;
  return (
    <section aria-label={label} className="mt-(--part-space) min-w-0">
      <h2 className="text-xl">
        {label} <span className="text-ink-soft tabular-nums">({count})</span>
      </h2>
      <p className="measure mt-1 text-sm text-ink-soft">{`At an erasure: ${treatment}`}</p>
      <ul className="mt-4 border-t border-line">
        {records.map(({ at, title, detail, path }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: records have no ids of their own, and their order is fixed
          <li key={index} className="grid gap-x-6 gap-y-1 border-b border-line py-3 md:grid-cols-[11rem_1fr]">
            <span className="text-sm text-ink-soft tabular-nums">
              {at && (
                <time dateTime={at}>
                  <OfficeDate at={at} as="shortDateTime" />
                </time>
              )}
            </span>
            <div className="min-w-0">
              <p dir="auto" className="font-semibold wrap-anywhere">
                {path ? (
                  <Link to={path} className="underline underline-offset-4">
                    {title || label}
                  </Link>
                ) : (
                  title || label
                )}
              </p>
              <p dir="auto" className="text-sm text-ink-soft wrap-anywhere">
                {detail}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {count > records.length && (
        <p className="mt-2 text-sm text-ink-soft">{`The first ${records.length} of ${count}.`}</p>
      )}
    </section>
  );
}
