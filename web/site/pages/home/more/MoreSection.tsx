import { homeMoreTexts } from '#schema/pageTexts/homeMore.ts';
import { useSite } from '#web/shared/app/site.tsx';
import type { LoaderArgs } from '#web/shared/data/loader.ts';
import { useTexts } from '#web/shared/language/language.ts';
import { NewsletterBand } from '#web/site/message/newsletter/NewsletterBand.tsx';
import { type PageTextsData, textsOf } from '#web/site/pageText/texts.ts';
import { Clients } from './Clients.tsx';
import { People } from './People.tsx';
import { type HomeWork, HomeWorkDocument } from './publicDocuments.ts';
import { SelectedWork } from './SelectedWork.tsx';

type Props = { name: string; pageTexts: PageTextsData; work: HomeWork };

/** A section that is off at first; nothing for the name of a later version. */
export function MoreSection({ name, pageTexts, work }: Props) {
  const t = useTexts();
  const texts = textsOf(homeMoreTexts, pageTexts, t);
  const { newsletter } = useSite();
  if (name === 'newsletter') return newsletter ? <NewsletterBand /> : null;
  if (name === 'work') return <SelectedWork title={texts.workTitle} items={work} />;
  if (name === 'clients') return <Clients texts={texts} pageTexts={pageTexts} />;
  return name === 'people' ? <People texts={texts} pageTexts={pageTexts} /> : null;
}

/** Without the projects the page is one, too. */
export const loadWork = async (sections: string, fetchQuery: LoaderArgs['fetchQuery']): Promise<HomeWork> =>
  sections.split('\n').includes('work')
    ? fetchQuery(HomeWorkDocument, {}).then(
        (data) => data.pageTexts.work,
        () => [],
      )
    : [];
