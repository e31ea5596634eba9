import { useQuery } from '@apollo/client/react';
import { homeMoreTexts } from '#schema/pageTexts/homeMore.ts';
import { NEWEST_WORK } from '#schema/pageTexts/homeSections.ts';
import { fill } from '#schema/translate.ts';
import { useDrawnSections } from '#web/office/content/page/section/useDrawnSections.ts';
import { useLanguage } from '#web/shared/language/language.ts';
import { HomeView } from '#web/site/pages/HomePage.tsx';
import { linesOf, type PageTextsData, textsOf } from '#web/site/pageText/texts.ts';
import { CardPicturesDocument } from './documents.ts';

/** The home page with the chosen projects and the pictures of the services, which the server reads. */
export function HomePreview({ pageTexts }: { pageTexts: PageTextsData }) {
  const itemIds = linesOf(textsOf(homeMoreTexts, pageTexts, fill).workItems);
  const section = useDrawnSections([{ type: 'caseStudies', key: 'work', itemIds }]).sections.get('work');
  const items = section?.__typename === 'CaseStudiesSection' ? section.items : [];
  const cardPictures = useCardPictures();
  const texts = [...(pageTexts?.pageTexts?.texts ?? []), ...cardPictures];
  const previewTexts = pageTexts?.pageTexts && { pageTexts: { ...pageTexts.pageTexts, texts } };
  return <HomeView pageTexts={previewTexts} work={itemIds.length ? items : items.slice(0, NEWEST_WORK)} />;
}

/** They are texts of the services page. Not cached, because the fields of that page would lack the rest. */
function useCardPictures() {
  const { code } = useLanguage();
  const { data } = useQuery(CardPicturesDocument, { variables: { language: code }, fetchPolicy: 'no-cache' });
  return data?.editedPage.fields.filter(({ picture }) => picture) ?? [];
}
