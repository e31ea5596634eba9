import * as z from 'zod/mini';
import { PageInput } from '#schema/page.ts';
import { pageSectionStrings, sectionTypes } from '#schema/pageSections.ts';
import { page } from '#server/content/page/kind.ts';
import { badField } from '#server/platform/errors.ts';
import { contentTools } from './contentTools.ts';

const { title, slug, layout, metaTitle, metaDescription } = PageInput.shape;
/** As they are stored. The mutation checks them: the rules of all types would be half of the list of tools. */
const sections = z.nullish(z.array(z.looseObject({})));

/** @returns a stored section as the input of the API @throws BAD_USER_INPUT without a type */
const inputOf = ({ type, key, ...fields }: Record<string, unknown>) => {
  if (!sectionTypes.some((name) => name === type)) throw badField('sections', pageSectionStrings.oneType);
  return { key, [String(type)]: fields };
};

/** What a page says, for tokens without CONTENT_READ. */
const words = `sections { __typename
  ... on HeroSection { title: headline lead button { text url } }
  ... on TextSection { headline body }
  ... on PictureSection { caption }
  ... on GallerySection { headline }
  ... on CardsSection { headline cards { title text url } }
  ... on FiguresSection { headline figures { figure label } }
  ... on LogosSection { headline logos { name url } }
  ... on PeopleSection { headline people { name role text } }
  ... on QuotesSection { headline }
  ... on CaseStudiesSection { headline items { slug title } }
  ... on QuestionsSection { headline questions { question answer } }
  ... on PricesSection { headline text currency plans { name price period text features } }
  ... on CallToActionSection { title: headline text button { text url } }
  ... on ContactFormSection { headline text }
  ... on NewsletterSection { headline text }
  ... on BookingSection { headline text }
  ... on VideoSection { headline url caption } }`;

export const pageTools = contentTools({
  kind: page,
  type: 'Page',
  changes: 'PageChangesInput',
  inputShape: { title, layout, sections, metaTitle, metaDescription },
  newSlug: slug,
  fields: {
    list: 'id slug title layout excerpt isPublished publishedAt createdAt updatedAt',
    full: 'storedSections altText metaTitle metaDescription',
    saved: 'layout',
    public: `${words} metaTitle metaDescription`,
  },
  searchArgument: 'search',
  labels: { name: 'page', article: 'a', search: 'part of the title', text: 'With its sections.' },
  descriptions: {
    sections: 'all, as storedSections of get_page',
  },
  toInput: ({ sections, ...fields }) => ({
    ...fields,
    ...(Array.isArray(sections) && { sections: sections.map(inputOf) }),
  }),
});
