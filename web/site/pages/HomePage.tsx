import { type ComponentProps, Fragment, type ReactNode, Suspense, useEffect, useState } from 'react';
import { heroOriginals, homeTexts } from '#schema/pageTexts/home.ts';
import { PageHead } from '#web/shared/app/PageHead.tsx';
import { siteCard } from '#web/shared/app/shareCard.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { useTexts } from '#web/shared/language/language.ts';
import { paths } from '#web/shared/paths.ts';
import { linesOf, type PageTextsData, textsOf } from '#web/site/pageText/texts.ts';
import { readThanks, setThanks } from '#web/site/review/thanks.ts';
import { Closing } from './home/Closing.tsx';
import { FirstWeeks } from './home/FirstWeeks.tsx';
import { Hero } from './home/Hero.tsx';
import type { HomeWork } from './home/more/publicDocuments.ts';
import { moreSection } from './home/moreSections.ts';
import { Services } from './home/Services.tsx';
import { Stories } from './home/Stories.tsx';
import { useHomeData } from './home/useHomeData.ts';

export function HomePage() {
  const t = useTexts();
  const site = useSite();
  const data = useHomeData();
  const [thanks] = useState(readThanks);
  useEffect(() => () => setThanks(null), []);
  return (
    <>
      <PageHead
        title={t('Home - {name}', { name: site.name })}
        description={site.description}
        canonicalPath={paths.home}
        shared={{ title: `${site.name}: ${site.tagline}`, card: siteCard(site) }}
      />
      {thanks && <p className="shell border-l-8 border-ok bg-sheet py-4 font-semibold">{thanks}</p>}
      <HomeView pageTexts={data} stories={data?.reviews?.nodes ?? []} work={data?.work} />
    </>
  );
}

type Props = { pageTexts: PageTextsData; stories?: ComponentProps<typeof Stories>['stories']; work?: HomeWork };

/** The hero, and the sections that are on, in their order. */
export function HomeView({ pageTexts, stories = [], work = [] }: Props) {
  const t = useTexts();
  const texts = textsOf({ ...homeTexts, ...heroOriginals(useSite()) }, pageTexts, t);
  const views: Record<string, ReactNode> = {
    services: <Services heading={texts.servicesTitle} lead={texts.servicesLead} pageTexts={pageTexts} />,
    weeks: <FirstWeeks texts={texts} />,
    reviews: <Stories title={texts.reviewsTitle} stories={stories} />,
    closing: <Closing title={texts.closingTitle} />,
  };
  return (
    <>
      <Hero texts={texts} />
      {linesOf(texts.sections).map((name) => (
        <Fragment key={name}>
          {views[name] ?? (
            <Suspense>
              <moreSection.Screen name={name} pageTexts={pageTexts} work={work} />
            </Suspense>
          )}
        </Fragment>
      ))}
    </>
  );
}
