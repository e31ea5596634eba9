import { aboutTexts } from '#schema/pageTexts/about.ts';
import { entriesOf, entryLists } from '#schema/pageTexts/entryLists.ts';
import type { Translate } from '#schema/translate.ts';
import { PageHead } from '#web/shared/app/PageHead.tsx';
import { useSite } from '#web/shared/app/site.tsx';
import { LongTable } from '#web/shared/art/LongTable.tsx';
import { useTexts } from '#web/shared/language/language.ts';
import { paths } from '#web/shared/paths.ts';
import { type PageTextsData, textsOf } from '#web/site/pageText/texts.ts';
import { usePageTexts } from '#web/site/pageText/usePageTexts.ts';
import { Approach } from './about/Approach.tsx';
import { Call } from './about/Call.tsx';
import { Commitments } from './about/Commitments.tsx';
import { Industries } from './about/Industries.tsx';
import { MissionAndVision } from './about/MissionAndVision.tsx';
import { Values } from './about/Values.tsx';

export function AboutPage() {
  const t = useTexts();
  const { name } = useSite();
  const pageTexts = usePageTexts();
  return (
    <>
      <PageHead
        title={t('About - {name}', { name })}
        description={descriptionOf(name, textsOf(aboutTexts, pageTexts, t), t)}
        canonicalPath={paths.about}
      />
      <AboutView pageTexts={pageTexts} />
    </>
  );
}

function descriptionOf(name: string, texts: typeof aboutTexts, t: Translate): string {
  const steps = entriesOf(entryLists.steps, texts).length;
  const parts = [
    [texts.mission, texts.vision].some(Boolean) && t('our mission and vision'),
    steps > 0 && (steps === 4 ? t('how we work in four steps') : t('how we work')),
    entriesOf(entryLists.values, texts).length > 0 && t('what we value'),
    texts.industries && t('whom we like to work for'),
    entriesOf(entryLists.commitments, texts).length > 0 && t('what we commit to'),
  ].filter(Boolean);
  const [last, ...others] = parts.reverse();
  if (!last) return t('Who {name} is.', { name });
  const list = others.length ? t('{others} and {last}', { others: others.reverse().join(', '), last }) : last;
  return t('Who {name} is: {list}.', { name, list });
}

export function AboutView({ pageTexts }: { pageTexts: PageTextsData }) {
  const t = useTexts();
  const { name } = useSite();
  const texts = textsOf(aboutTexts, pageTexts, t);
  return (
    <>
      <header className="overflow-hidden">
        <div className="shell grid gap-x-10 gap-y-6 pt-6 lg:grid-cols-12 lg:items-end lg:pt-8">
          <h1 className="-ml-[0.05em] text-display font-extrabold tracking-[-0.045em] wrap-anywhere lg:col-span-8">
            {t('About {name}', { name })}
          </h1>
          {texts.lead && (
            <p dir="auto" data-text="lead" className="max-w-[27.5em] text-lg text-ink-soft lg:col-span-4 lg:pb-3">
              {texts.lead}
            </p>
          )}
        </div>
        <LongTable className="mt-12 h-auto w-[200%] max-w-none -translate-x-1/4 sm:w-full sm:translate-x-0 lg:mt-16" />
      </header>
      <MissionAndVision texts={texts} />
      <Approach texts={texts} />
      <Values texts={texts} />
      <Industries texts={texts} />
      <Commitments texts={texts} />
      <Call texts={texts} />
    </>
  );
}
