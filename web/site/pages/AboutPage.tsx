import { aboutTexts } from '#schema/pageTexts/about.ts';
import { entriesOf, entryLists } from '#schema/pageTexts/entryLists.ts';
import { PageHead } from '#web/shared/app/PageHead.tsx';
import { useSite } from '#web/shared/app/site.tsx';
import { LongTable } from '#web/shared/art/LongTable.tsx';
import { paths } from '#web/shared/paths.ts';
import { type Shown, textsOf } from '#web/site/pageText/texts.ts';
import { usePageTexts } from '#web/site/pageText/usePageTexts.ts';
import { Approach } from './about/Approach.tsx';
import { Call } from './about/Call.tsx';
import { Commitments } from './about/Commitments.tsx';
import { Industries } from './about/Industries.tsx';
import { MissionAndVision } from './about/MissionAndVision.tsx';
import { Values } from './about/Values.tsx';

export function AboutPage() {
  const { name } = useSite();
  const pageTexts = usePageTexts();
  return (
    <>
      <PageHead
        title={`About - ${name}`}
        description={descriptionOf(name, textsOf(aboutTexts, pageTexts))}
        canonicalPath={paths.about}
      />
      <AboutView pageTexts={pageTexts} />
    </>
  );
}

function descriptionOf(name: string, texts: typeof aboutTexts): string {
  const steps = entriesOf(entryLists.steps, texts).length;
  const parts = [
    [texts.mission, texts.vision].some(Boolean) && 'our mission and vision',
    steps > 0 && `how we work${steps === 4 ? ' in four steps' : ''}`,
    entriesOf(entryLists.values, texts).length > 0 && 'what we value',
    texts.industries && 'whom we like to work for',
    entriesOf(entryLists.commitments, texts).length > 0 && 'what we commit to',
  ].filter(Boolean);
  const [last, ...others] = parts.reverse();
  if (!last) return `Who ${name} is.`;
  return `Who ${name} is: ${others.length ? `${others.reverse().join(', ')} and ${last}` : last}.`;
}

export function AboutView({ pageTexts }: { pageTexts: Shown }) {
  const { name } = useSite();
  const texts = textsOf(aboutTexts, pageTexts);
  return (
    <>
      <header className="overflow-hidden">
        <div className="shell grid gap-x-10 gap-y-6 pt-6 lg:grid-cols-12 lg:items-end lg:pt-8">
          <h1 className="-ml-[0.05em] text-display font-extrabold tracking-[-0.045em] wrap-anywhere lg:col-span-8">
            {`About ${name}`}
          </h1>
          {texts.lead && (
            <p data-text="lead" className="max-w-[27.5em] text-lg text-ink-soft lg:col-span-4 lg:pb-3">
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
