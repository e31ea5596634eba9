import { type ComponentType, Suspense } from 'react';
import { BookingSection } from './BookingSection.tsx';
import { CallToActionSection } from './CallToActionSection.tsx';
import { CardsSection } from './CardsSection.tsx';
import { CaseStudiesSection } from './CaseStudiesSection.tsx';
import { FiguresSection } from './FiguresSection.tsx';
import { GallerySection } from './GallerySection.tsx';
import { HeroSection } from './HeroSection.tsx';
import { LogosSection } from './LogosSection.tsx';
import { contactFormSection } from './lazySections.ts';
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
  BookingSection,
  VideoSection,
};

/** @param isFirst whether it is the first hero of its page, or another first section */
export function SectionView({ section, isFirst }: { section: ShownSection; isFirst: boolean }) {
  const View = views[section.__typename] as ComponentType<SectionProps<ShownType>>;
  return (
    <Suspense fallback={<div className="min-h-[40rem]" />}>
      <View section={section} isFirst={isFirst} />
    </Suspense>
  );
}

const isHero = ({ __typename }: ShownSection) => __typename === 'HeroSection';

/** The sections of a page. The headline of the first hero is its heading; without a hero the title is. */
export function PageSections({ title, sections }: { title: string; sections: readonly ShownSection[] }) {
  const firstHero = sections.findIndex(isHero);
  return (
    <>
      {firstHero < 0 && <PageTitle title={title} />}
      {sections.map((section, index) => (
        <SectionView
          key={section.key}
          section={section}
          isFirst={isHero(section) ? index === firstHero : index === 0}
        />
      ))}
    </>
  );
}

/** Titles with more characters are smaller. */
const LONG = 40;

export const PageTitle = ({ title }: { title: string }) => (
  <header className="shell pt-8 pb-2 lg:pt-14">
    <h1
      dir="auto"
      className={`-ml-[0.03em] max-w-[14em] font-extrabold tracking-[-0.045em] text-balance wrap-anywhere ${title.length > LONG ? 'text-4xl' : 'text-display'}`}
    >
      {title}
    </h1>
  </header>
);
