import type { FragmentType } from '#web/gql/index.ts';
import type { ClientReviewFragment } from '#web/shared/ui/publicDocuments.ts';
import type { GalleryPicture as ShownPicture } from '#web/site/portfolio/lightbox.ts';
import type { PortfolioCardFragment } from '#web/site/portfolio/publicDocuments.ts';

export type { ShownPicture };

type Optional<Value> = Value | null | undefined;
type Headed = { headline?: Optional<string> };
type Buttoned = { button?: Optional<{ text: string; url: string }> };

export type ShownCard = {
  title: string;
  text?: Optional<string>;
  url?: Optional<string>;
  picture?: Optional<ShownPicture>;
};
export type ShownPerson = {
  name: string;
  role?: Optional<string>;
  text?: Optional<string>;
  url?: Optional<string>;
  picture?: Optional<ShownPicture>;
};
export type ShownPlan = Buttoned & {
  name: string;
  price: string;
  period?: Optional<string>;
  text?: Optional<string>;
  features: readonly string[];
  isHighlighted: boolean;
};

/** What each type of section shows: texts as stored, Markdown as HTML, pictures, reviews and items themselves. */
export type ShownFields = {
  HeroSection: Buttoned & { heading: string; lead?: Optional<string>; picture?: Optional<ShownPicture> };
  TextSection: Headed & { bodyHtml: string };
  PictureSection: {
    media: ShownPicture;
    altText?: Optional<string>;
    caption?: Optional<string>;
    isWide: boolean;
  };
  GallerySection: Headed & { pictures: readonly ShownPicture[] };
  CardsSection: Headed & { cards: readonly ShownCard[] };
  FiguresSection: Headed & { figures: readonly { figure: string; label: string }[] };
  LogosSection: Headed & {
    logos: readonly { name: string; url?: Optional<string>; logo?: Optional<ShownPicture> }[];
  };
  PeopleSection: Headed & { people: readonly ShownPerson[] };
  QuotesSection: Headed & { reviews: readonly FragmentType<typeof ClientReviewFragment>[] };
  CaseStudiesSection: Headed & { items: readonly FragmentType<typeof PortfolioCardFragment>[] };
  QuestionsSection: Headed & { questions: readonly { question: string; answerHtml: string }[] };
  PricesSection: Headed & { text?: Optional<string>; plans: readonly ShownPlan[] };
  CallToActionSection: Buttoned & { heading: string; text?: Optional<string> };
  ContactFormSection: Headed & { text?: Optional<string> };
  NewsletterSection: Headed & { text?: Optional<string> };
  BookingSection: Headed & { text?: Optional<string> };
  VideoSection: Headed & { url: string; host: string; playerUrl: string; caption?: Optional<string> };
};

export type ShownType = keyof ShownFields;
export type ShownSection<Type extends ShownType = ShownType> = {
  [Each in Type]: { __typename: Each; key: string } & ShownFields[Each];
}[Type];

export type SectionProps<Type extends ShownType> = {
  section: ShownSection<Type>;
  /** Whether a headline is the heading of the page, a picture is fetched at once, and a contact form has its anchor. */
  isFirst: boolean;
};
