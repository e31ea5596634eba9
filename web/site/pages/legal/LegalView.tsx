import { useDates } from '#web/shared/app/useDates.tsx';
import { useTexts } from '#web/shared/language/language.ts';
import { type PageTextsData, textsOf } from '#web/site/pageText/texts.ts';
import { Contents } from './Contents.tsx';
import { LegalSection } from './LegalSection.tsx';

type Props = {
  title: string;
  summary: string;
  pageTexts: PageTextsData;
};

export function LegalView({ title, summary, pageTexts }: Props) {
  const t = useTexts();
  // A day has no time zone.
  const { shortDate } = useDates('UTC');
  const { sections = [], changedOn } = pageTexts?.pageTexts ?? {};
  const shortly = textsOf({ summary }, pageTexts, t).summary;
  return (
    <article className="shell pt-6 pb-20 lg:pt-8 lg:pb-32">
      <header className="border-b-2 border-ink pb-10 lg:pb-14">
        <h1 className="-ml-[0.045em] text-display font-extrabold tracking-[-0.045em]">{title}</h1>
        <div className="mt-6 grid gap-x-10 gap-y-3 lg:grid-cols-12 lg:items-end">
          {shortly && (
            <p dir="auto" data-text="summary" className="max-w-[36em] text-lg lg:col-span-8">
              {shortly}
            </p>
          )}
          {changedOn && (
            <p className="text-sm text-ink-soft lg:col-span-4 lg:text-right">
              {t('Last changed on')} <time dateTime={changedOn}>{shortDate(changedOn)}</time>
            </p>
          )}
        </div>
      </header>
      {sections.length > 0 && (
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
