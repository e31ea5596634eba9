import { type ComponentType, memo, Suspense, useEffect } from 'react';
import { stopWaiting } from '#web/shared/app/untilNeeded.ts';
import { BookingSection } from './BookingSection.tsx';
import { CallToActionSection } from './CallToActionSection.tsx';
import { CardsSection } from './CardsSection.tsx';
import { CaseStudiesSection } from './CaseStudiesSection.tsx';
import { FiguresSection } from './FiguresSection.tsx';
import { GallerySection } from './GallerySection.tsx';
import { HeroSection } from './HeroSection.tsx';
import { headlineLook } from './headline.ts';
import { LogosSection } from './LogosSection.tsx';
import { contactFormSection } from './lazySections.ts';
import { NewsletterSection } from './NewsletterSection.tsx';
import { PeopleSection } from './PeopleSection.tsx';
import { PictureSection } from './PictureSection.tsx';
import { PricesSection } from './PricesSection.tsx';
import { QuestionsSection } from './QuestionsSection.tsx';
import { QuotesSection } from './QuotesSection.tsx';
import type { SectionProps, ShownSection, ShownType } from './shownSections.ts';
import { TextSection } from './TextSection.tsx';
import { VideoSection } from './VideoSection.tsx';

const views: { [Type in ShownType]: ComponentType<SectionProps<Type>> } = {
  HeroSection,
  TextSection,
  PictureSection,
  GallerySection,
  CardsSection,
  FiguresSection,
  LogosSection,
  PeopleSection,
  QuotesSection,
  CaseStudiesSection,
  QuestionsSection,
  PricesSection,
  CallToActionSection,
  ContactFormSection: contactFormSection.Screen,
  NewsletterSection,
  BookingSection,
  VideoSection,
};

/** @param isFirst of `isFirstOf` */
export const SectionView = memo(function SectionView({ section, isFirst }: SectionProps<ShownType>) {
  const View = views[section.__typename] as ComponentType<SectionProps<ShownType>>;
  return (
    <Suspense fallback={<Waiting />}>
      <View section={section} isFirst={isFirst} />
    </Suspense>
  );
});

function Waiting() {
  useEffect(stopWaiting, []);
  return <div className="min-h-[40rem]" />;
}

const isHero = ({ __typename }: ShownSection) => __typename === 'HeroSection';
/** Types of which the first one of a page differs from the others. */
const countedTypes: ShownType[] = ['HeroSection', 'ContactFormSection'];

/** @returns whether it is the first of its type, or for most types the first of all */
const isFirstOf = (sections: readonly ShownSection[], { __typename: type }: ShownSection, index: number) =>
  index === (countedTypes.includes(type) ? sections.findIndex(({ __typename }) => __typename === type) : 0);

/** The sections of a page. The headline of the first hero is its heading; without a hero the title is. */
export function PageSections({ title, sections }: { title: string; sections: readonly ShownSection[] }) {
  return (
    <>
      {!sections.some(isHero) && <PageTitle title={title} />}
      {sections.map((section, index) => (
        <SectionView key={section.key} section={section} isFirst={isFirstOf(sections, section, index)} />
      ))}
    </>
  );
}

export const PageTitle = ({ title }: { title: string }) => (
  <header className="shell pt-8 pb-2 lg:pt-14">
    <h1 dir="auto" className={`-ms-[0.03em] max-w-[14em] ${headlineLook('title', title)}`}>
      {title}
    </h1>
  </header>
);
