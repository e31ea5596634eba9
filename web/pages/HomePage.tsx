import { PageHead } from '#web/app/PageHead.tsx';
import { useSite } from '#web/app/site.tsx';
import { paths } from '#web/paths.ts';
import { Closing } from './home/Closing.tsx';
import { FirstWeeks } from './home/FirstWeeks.tsx';
import { Hero } from './home/Hero.tsx';
import { Services } from './home/Services.tsx';
import { Stories } from './home/Stories.tsx';

export function HomePage() {
  const site = useSite();
  return (
    <>
      <PageHead title={`Home - ${site.name}`} description={site.description} canonicalPath={paths.home} />
      <Hero />
      <Services />
      <FirstWeeks />
      <Stories />
      <Closing />
    </>
  );
}
