import type { PageSection, SectionType } from '#schema/pageSections.ts';
import { videoOf } from '#schema/video.ts';
import type { ChosenPicture } from '#web/office/content/media/useChosenPictures.ts';
import type { ShownSection } from '#web/site/content/page/shownSections.ts';

export type PictureOf = (id: string | null | undefined) => ChosenPicture | null;

/** Types whose Markdown, reviews and items only the server has. */
export const serverDrawnTypes: readonly SectionType[] = ['text', 'questions', 'quotes', 'caseStudies'];

const buttonOf = ({ buttonText, buttonUrl }: { buttonText?: string | null; buttonUrl?: string | null }) =>
  buttonText ? { text: buttonText, url: buttonUrl || '/' } : null;

/** A field that is empty shows what it is for. */
const or = (text: string | null | undefined, instead: string) => text?.trim() || instead;

/**
 * @param drawn what the server has drawn of it
 * @returns the section as its page shows it; null while it has nothing to show
 */
export function previewSection(
  section: PageSection,
  pictureOf: PictureOf,
  drawn: ShownSection | undefined,
): ShownSection | null {
  const { key } = section;
  switch (section.type) {
    case 'hero':
      return {
        ...{ __typename: 'HeroSection', key, heading: or(section.headline, 'Your headline'), lead: section.lead },
        ...{ picture: pictureOf(section.pictureId), button: buttonOf(section) },
      };
    case 'text':
      return section.body.trim() && drawn?.__typename === 'TextSection'
        ? { ...drawn, headline: section.headline }
        : null;
    case 'picture': {
      const media = pictureOf(section.pictureId);
      return media && { ...section, __typename: 'PictureSection', media };
    }
    case 'gallery': {
      const pictures = section.pictureIds.map(pictureOf).filter((picture) => picture !== null);
      return pictures.length > 0 ? { __typename: 'GallerySection', key, headline: section.headline, pictures } : null;
    }
    case 'cards':
      return {
        ...{ __typename: 'CardsSection', key, headline: section.headline },
        cards: section.cards.map((card) => ({
          ...{ title: or(card.title, 'Title'), text: card.text, url: card.url, picture: pictureOf(card.pictureId) },
        })),
      };
    case 'figures':
      return {
        ...{ __typename: 'FiguresSection', key, headline: section.headline },
        figures: section.figures.map(({ figure, label }) => ({
          figure: or(figure, '00'),
          label: or(label, 'What it counts'),
        })),
      };
    case 'logos':
      return {
        ...{ __typename: 'LogosSection', key, headline: section.headline },
        logos: section.logos.map((logo) => ({
          ...{ name: or(logo.name, 'Name'), url: logo.url, logo: pictureOf(logo.pictureId) },
        })),
      };
    case 'people':
      return {
        ...{ __typename: 'PeopleSection', key, headline: section.headline },
        people: section.people.map(({ pictureId, ...person }) => ({
          ...{ ...person, name: or(person.name, 'Name'), picture: pictureOf(pictureId) },
        })),
      };
    case 'quotes':
      return drawn?.__typename === 'QuotesSection' ? { ...drawn, headline: section.headline } : null;
    case 'caseStudies':
      return drawn?.__typename === 'CaseStudiesSection' ? { ...drawn, headline: section.headline } : null;
    case 'questions':
      return {
        ...{ __typename: 'QuestionsSection', key, headline: section.headline },
        questions: section.questions.map(({ question }, index) => ({
          question: or(question, 'Your question'),
          answerHtml: (drawn?.__typename === 'QuestionsSection' && drawn.questions[index]?.answerHtml) || '',
        })),
      };
    case 'prices':
      return {
        ...{ __typename: 'PricesSection', key, headline: section.headline, text: section.text },
        plans: section.plans.map((plan) => ({
          ...{ ...plan, name: or(plan.name, 'Plan'), price: or(plan.price, '₹0'), button: buttonOf(plan) },
        })),
      };
    case 'callToAction':
      return {
        ...{ __typename: 'CallToActionSection', key, heading: or(section.headline, 'Your call to action') },
        ...{ text: section.text, button: buttonOf(section) },
      };
    case 'contactForm':
      return { __typename: 'ContactFormSection', key, headline: section.headline, text: section.text };
    case 'newsletter':
      return { __typename: 'NewsletterSection', key, headline: section.headline, text: section.text };
    case 'booking':
      return { __typename: 'BookingSection', key, headline: section.headline, text: section.text };
    case 'video': {
      const video = videoOf(section.url.trim());
      return (
        video && {
          ...{ __typename: 'VideoSection', key, headline: section.headline, caption: section.caption },
          ...{ url: video.address, host: video.host, playerUrl: video.player },
        }
      );
    }
  }
}

const isPicture = ([name]: [string, unknown]) => name === 'pictureId' || name === 'pictureIds';

/** @returns the ids of all pictures in a section and its entries */
export const pictureIdsOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap((entry): string[] =>
        isPicture(entry) ? [entry[1]].flat().filter((id) => typeof id === 'string' && id) : pictureIdsOf(entry[1]),
      )
    : [];
