import { type ComponentProps, useEffect, useState } from 'react';
import { heroOriginals, homeTexts } from '#schema/pageTexts/home.ts';
import { PageHead } from '#web/shared/app/PageHead.tsx';
import { siteCard } from '#web/shared/app/shareCard.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { paths } from '#web/shared/paths.ts';
import { type Shown, textsOf } from '#web/site/pageText/texts.ts';
import { readThanks, setThanks } from '#web/site/review/thanks.ts';
import { Closing } from './home/Closing.tsx';
import { FirstWeeks } from './home/FirstWeeks.tsx';
import { Hero } from './home/Hero.tsx';
import { Services } from './home/Services.tsx';
import { Stories } from './home/Stories.tsx';
import { useHomeData } from './home/useHomeData.ts';

export function HomePage() {
  const site = useSite();
  const data = useHomeData();
  const [thanks] = useState(readThanks);
  useEffect(() => () => setThanks(null), []);
  return (
    <>
      <PageHead
        title={`Home - ${site.name}`}
        description={site.description}
        canonicalPath={paths.home}
        shared={{ title: `${site.name}: ${site.tagline}`, card: siteCard(site) }}
      />
      {thanks && <p className="shell border-l-8 border-ok bg-sheet py-4 font-semibold">{thanks}</p>}
      <HomeView pageTexts={data} stories={data?.reviews?.nodes ?? []} />
    </>
  );
}

type Props = { pageTexts: Shown; stories?: ComponentProps<typeof Stories>['stories'] };

export function HomeView({ pageTexts, stories = [] }: Props) {
  const texts = textsOf({ ...homeTexts, ...heroOriginals(useSite()) }, pageTexts);
  return (
    <>
      <Hero texts={texts} />
      <Services lead={texts.servicesLead} />
      <FirstWeeks texts={texts} />
      <Stories stories={stories} />
      <Closing title={texts.closingTitle} />
    </>
  );
}
