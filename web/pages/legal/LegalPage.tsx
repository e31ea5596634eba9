import type { ReactNode } from 'react';
import { PageHead } from '#web/app/PageHead.tsx';
import { useSite } from '#web/app/site.tsx';
import { shortDate } from '#web/dates.ts';

export type Section = { id: string; title: string; body: ReactNode };

type Props = {
  title: string;
  description: string;
  canonicalPath: string;
  /** What the text comes to, for those who read no further. */
  summary: string;
  /** The day of its last change, like 2026-11-01. */
  changed: string;
  sections: Section[];
};

/** A legal text: its sections numbered, with a list of them that stays in view beside. */
export function LegalPage({ title, description, canonicalPath, summary, changed, sections }: Props) {
  const { name } = useSite();
  return (
    <article className="shell pt-6 pb-20 lg:pt-8 lg:pb-32">
      <PageHead title={`${title} - ${name}`} description={description} canonicalPath={canonicalPath} />
      <header className="border-b-2 border-ink pb-10 lg:pb-14">
        <h1 className="-ml-[0.045em] text-display font-extrabold tracking-[-0.045em]">{title}</h1>
        <div className="mt-6 grid gap-x-10 gap-y-3 lg:grid-cols-12 lg:items-end">
          <p className="max-w-[36em] text-lg lg:col-span-8">{summary}</p>
          <p className="text-sm text-ink-soft lg:col-span-4 lg:text-right">
            Last changed on <time dateTime={changed}>{shortDate(changed)}</time>
          </p>
        </div>
      </header>
      <div className="mt-10 grid gap-x-10 gap-y-12 lg:mt-14 lg:grid-cols-12">
        <nav aria-label="Contents" className="screen-only lg:sticky lg:top-8 lg:col-span-4 lg:self-start">
          <ol className="grid text-sm sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-1">
            {sections.map(({ id, title: heading }, index) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex gap-3 py-1.5 underline decoration-transparent decoration-2 underline-offset-4 hover:decoration-signal"
                >
                  <span className="w-6 shrink-0 font-semibold tabular-nums">{index + 1}</span>
                  {heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="lg:col-span-8">
          {sections.map(({ id, title: heading, body }, index) => (
            <section
              key={id}
              aria-labelledby={id}
              className="prose mt-10 border-t border-line pt-10 first:mt-0 first:border-0 first:pt-0"
            >
              <h2 id={id} className="mt-0">{`${index + 1}. ${heading}`}</h2>
              {body}
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}
