import { type Pipeline, spanOf } from './figures.ts';

type Medians = Pick<Pipeline, 'medianFirstReply' | 'medianFirstReplyBefore'>;

/** Median time to the first reply, this month and last month. */
export function FirstReply({ pipeline }: { pipeline: Medians | undefined }) {
  const { medianFirstReply: now, medianFirstReplyBefore: before } = pipeline ?? {};
  return (
    <dl aria-label="Median time to the first reply" className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2">
      <Median term="First reply this month, median" minutes={now} note={pipeline && comparison(now, before)} />
      <Median
        term="Last month"
        minutes={before}
        note={pipeline && before == null ? 'Nothing was answered.' : undefined}
      />
    </dl>
  );
}

type Minutes = number | null | undefined;

function comparison(now: Minutes, before: Minutes): string | undefined {
  if (now == null) return 'Nothing of this month is answered yet.';
  if (before == null || now === before) return undefined;
  return `${spanOf(Math.abs(now - before))} ${now < before ? 'sooner' : 'later'} than last month`;
}

const Median = ({ term, minutes, note }: { term: string; minutes: Minutes; note: string | undefined }) => (
  <div className="border-t-2 border-ink pt-3">
    <dt className="text-sm text-ink-soft">{term}</dt>
    <dd>
      <span
        className={`block font-display text-3xl font-extrabold tracking-tight tabular-nums ${minutes == null ? 'text-ink-soft' : ''}`}
      >
        {spanOf(minutes)}
      </span>
      {note && <span className="mt-1 block text-sm">{note}</span>}
    </dd>
  </div>
);
