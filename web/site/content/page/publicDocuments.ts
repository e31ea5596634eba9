import type { Page_PageFragment } from '#web/gql/graphql.ts';
import { graphql } from '#web/gql/index.ts';

/** Aliases where fields of one name differ in their types. */
export const PageSectionFragment = graphql(`
  fragment Page_section on ContentSection {
    ... on HeroSection {
      key
      heading: headline
      lead
      picture {
        id
        altText
        image {
          url
          ...Picture_image
        }
      }
      button {
        text
        url
      }
    }
    ... on TextSection {
      key
      headline
      bodyHtml
    }
    ... on PictureSection {
      key
      media: picture {
        id
        altText
        image {
          url
          ...Picture_image
        }
      }
      altText
      caption
      isWide
    }
    ... on GallerySection {
      key
      headline
      pictures {
        id
        altText
        image {
          url
          ...Picture_image
        }
      }
    }
    ... on CardsSection {
      key
      headline
      cards {
        title
        text
        url
        picture {
          id
          altText
          image {
            url
            ...Picture_image
          }
        }
      }
    }
    ... on FiguresSection {
      key
      headline
      figures {
        figure
        label
      }
    }
    ... on LogosSection {
      key
      headline
      logos {
        name
        url
        logo: picture {
          id
          altText
          image {
            url
            ...Picture_image
          }
        }
      }
    }
    ... on PeopleSection {
      key
      headline
      people {
        name
        role
        text
        url
        picture {
          id
          altText
          image {
            url
            ...Picture_image
          }
        }
      }
    }
    ... on QuotesSection {
      key
      headline
      reviews {
        id
        ...ClientReviews_review
      }
    }
    ... on CaseStudiesSection {
      key
      headline
      items {
        id
        ...PortfolioCard_item
      }
    }
    ... on QuestionsSection {
      key
      headline
      questions {
        question
        answerHtml
      }
    }
    ... on PricesSection {
      key
      headline
      text
      currency
      plans {
        name
        price
        period
        amount
        text
        features
        isHighlighted
        button {
          text
          url
        }
      }
    }
    ... on CallToActionSection {
      key
      heading: headline
      text
      button {
        text
        url
      }
    }
    ... on ContactFormSection {
      key
      headline
      text
    }
    ... on NewsletterSection {
      key
      headline
      text
    }
    ... on BookingSection {
      key
      headline
      text
    }
    ... on VideoSection {
      key
      headline
      url
      host
      playerUrl
      caption
    }
  }
`);

export const PageFragment = graphql(`
  fragment Page_page on Page {
    id
    slug
    title
    layout
    sections {
      ...Page_section
    }
    imageUrl
    image {
      ...Picture_image
    }
    metaTitle
    metaDescription
    excerpt
    translations {
      slug
      isPublished
      language
      languageName
    }
    language
    isPublished
    publishedAt
    updatedAt
  }
`);

export const SitePageDocument = graphql(`
  query SitePage($slug: String!) {
    page(slug: $slug) {
      id
      ...Page_page
    }
  }
`);

export type SitePage = Page_PageFragment;
