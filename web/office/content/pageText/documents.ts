import { graphql } from '#web/gql/index.ts';

export const EditedPagesDocument = graphql(`
  query EditedPages($first: Int!, $after: String) {
    editedPages(first: $first, after: $after) {
      nodes {
        id
        slug
        title
        path
        updatedAt
        updatedBy
        changed
        isTouched
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`);

export const EditedPageFragment = graphql(`
  fragment EditedPage_page on EditedPage {
    id
    page
    language
    slug
    title
    path
    updatedAt
    updatedBy
    fields {
      name
      label
      kind
      original
      text
      isChanged
      picture {
        id
        altText
        image {
          url
          ...Picture_image
        }
      }
      originalPicture {
        id
        altText
        image {
          url
          ...Picture_image
        }
      }
    }
  }
`);

export const EditedPageDocument = graphql(`
  query EditedPage($slug: String!, $language: String) {
    editedPage(slug: $slug, language: $language) {
      ...EditedPage_page
    }
  }
`);

export const PageTimeDocument = graphql(`
  query PageTime($slug: String!, $language: String) {
    editedPage(slug: $slug, language: $language) {
      id
      updatedAt
    }
  }
`);

export const SavePageTextsDocument = graphql(`
  mutation SavePageTexts($input: PageTextsInput!, $language: String, $ifUpdatedAt: DateTimeISO) {
    savePageTexts(input: $input, language: $language, ifUpdatedAt: $ifUpdatedAt) {
      ...EditedPage_page
    }
  }
`);

export const CardPicturesDocument = graphql(`
  query CardPictures($language: String!) {
    editedPage(slug: "services", language: $language) {
      id
      fields {
        name
        text
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
  }
`);

export const RenderedSectionsDocument = graphql(`
  query RenderedSections($input: LegalTextInput!) {
    renderedSections(input: $input) {
      sections {
        id
        title
        html
      }
    }
  }
`);
