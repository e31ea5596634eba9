import { PageHead } from '#web/app/PageHead.tsx';
import { useSite } from '#web/app/site.tsx';
import { useLoaderData } from '#web/data/loaderData.tsx';
import { shortDate } from '#web/dates.ts';
import type { textsLoader } from '#web/pageText/loaders.ts';
import { textsOf } from '#web/pageText/texts.ts';
import { ErrorPanel, Loading } from '#web/ui/States.tsx';
import { Contents } from './Contents.tsx';
import { LegalSection } from './LegalSection.tsx';

type Props = {
  title: string;
  description: string;
  canonicalPath: string;
  /** What the text comes to, for those who read no further, until somebody changes it. */
  summary: string;
};

/** A legal text: its sections numbered, with a list of them that stays in view beside. */
export function LegalPage({ title, description, canonicalPath, summary }: Props) {
  const { name } = useSite();
  const { data, loading, failure, revalidate } = useLoaderData<ReturnType<typeof textsLoader>>();
  const { sections = [], changedOn } = data?.pageTexts ?? {};
  return (
    <article className="shell pt-6 pb-20 lg:pt-8 lg:pb-32">
      <PageHead title={`${title} - ${name}`} description={description} canonicalPath={canonicalPath} />
      <header className="border-b-2 border-ink pb-10 lg:pb-14">
        <h1 className="-ml-[0.045em] text-display font-extrabold tracking-[-0.045em]">{title}</h1>
        <div className="mt-6 grid gap-x-10 gap-y-3 lg:grid-cols-12 lg:items-end">
          <p data-text="summary" className="max-w-[36em] text-lg lg:col-span-8">
            {textsOf({ summary }, data).summary}
          </p>
          {changedOn && (
            <p className="text-sm text-ink-soft lg:col-span-4 lg:text-right">
              Last changed on <time dateTime={changedOn}>{shortDate(changedOn)}</time>
            </p>
          )}
        </div>
      </header>
      {loading && <Loading />}
      {failure && (
        <div className="mt-10">
          <ErrorPanel
            title="This text could not be loaded"
            message={failure.message ?? 'Please try again in a moment.'}
            request={failure.requestId}
            onRetry={revalidate}
          />
        </div>
      )}
      {data && (
        <div className="mt-10 grid gap-x-10 gap-y-12 lg:mt-14 lg:grid-cols-12">
          <Contents sections={sections} />
          <div data-text="body" className="lg:col-span-8">
            {sections.map((section) => (
              <LegalSection key={section.id} section={section} />
            ))}
          </div>
        </div>
      )}
    </article>
  );
}
