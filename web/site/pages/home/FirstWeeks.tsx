type Stage = { title: string; weeks: string; text: string; bar: string; head: string; note: string };

/** `bar`, `head` and `note` are grid columns of a twelve-week chart. */
const stages: Stage[] = [
  {
    title: 'Listen',
    weeks: 'Weeks 1–2',
    text: 'We read your numbers, talk to the people who sell, and call a few of the people who bought.',
    bar: 'col-span-2 col-start-1 bg-paper',
    head: 'lg:col-span-2 lg:col-start-1 lg:text-ink',
    note: 'lg:col-span-6 lg:col-start-3',
  },
  {
    title: 'Plan',
    weeks: 'Weeks 3–5',
    text: 'One page: whom we want to reach, with what, where, and how we will know that it worked.',
    bar: 'col-span-3 col-start-3 bg-paper-deep',
    head: 'lg:col-span-3 lg:col-start-3 lg:text-ink',
    note: 'lg:col-span-6 lg:col-start-6',
  },
  {
    title: 'Make',
    weeks: 'Weeks 4–9',
    text: 'Pages, words, films and ads, shown to you every Friday while they can still be changed.',
    bar: 'col-span-6 col-start-4 bg-signal',
    head: 'lg:col-span-6 lg:col-start-4 lg:text-on-signal',
    note: 'lg:col-span-3 lg:col-start-10',
  },
  {
    title: 'Measure',
    weeks: 'Week 8 onwards',
    text: 'What works gets more. What does not is stopped, and we tell you so before you ask.',
    bar: 'col-span-5 col-start-8 bg-ink lg:-mr-[50vw]',
    head: 'lg:col-span-5 lg:col-start-8 lg:text-paper',
    note: 'lg:col-span-5 lg:col-start-3',
  },
];

const weeks = Array.from({ length: 12 }, (_, i) => i + 1);

export function FirstWeeks() {
  return (
    <section aria-labelledby="first-weeks" className="light-palette overflow-hidden bg-depth text-on-depth">
      <div className="shell py-16 lg:py-28">
        <h2 id="first-weeks" className="text-4xl font-extrabold tracking-[-0.04em]">
          The first twelve weeks
        </h2>
        <div aria-hidden="true" className="mt-10 grid grid-cols-12 text-xs font-semibold tabular-nums lg:mt-16">
          {weeks.map((week) => (
            <span key={week} className="border-l border-on-depth/35 pb-3 pl-1.5 lg:pl-2.5">
              {week}
            </span>
          ))}
        </div>
        <ol className="border-t-2 border-on-depth">
          {stages.map((stage) => (
            <Row key={stage.title} {...stage} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function Row({ title, weeks, text, bar, head, note }: Stage) {
  return (
    <li className="grid grid-cols-12 items-center gap-y-3 border-b border-on-depth/35 py-5 lg:py-4">
      <span aria-hidden="true" className={`row-start-1 h-6 lg:h-24 ${bar}`} />
      <h3 className={`col-span-12 text-2xl lg:row-start-1 lg:px-5 ${head}`}>{title}</h3>
      <p className={`col-span-12 text-balance lg:row-start-1 lg:px-5 ${note}`}>
        <span className="block text-sm font-semibold tabular-nums">{weeks}</span>
        {text}
      </p>
    </li>
  );
}
