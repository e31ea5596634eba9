import { homeMoreTexts } from '#schema/pageTexts/homeMore.ts';
import { NEWEST_WORK } from '#schema/pageTexts/homeSections.ts';
import { fill } from '#schema/translate.ts';
import { useDrawnSections } from '#web/office/content/page/section/useDrawnSections.ts';
import { HomeView } from '#web/site/pages/HomePage.tsx';
import { linesOf, type PageTextsData, textsOf } from '#web/site/pageText/texts.ts';

/** The home page with the chosen projects, which the server reads. */
export function HomePreview({ pageTexts }: { pageTexts: PageTextsData }) {
  const itemIds = linesOf(textsOf(homeMoreTexts, pageTexts, fill).workItems);
  const section = useDrawnSections([{ type: 'caseStudies', key: 'work', itemIds }]).sections.get('work');
  const items = section?.__typename === 'CaseStudiesSection' ? section.items : [];
  return <HomeView pageTexts={pageTexts} work={itemIds.length ? items : items.slice(0, NEWEST_WORK)} />;
}
