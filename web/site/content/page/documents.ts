import { graphql } from '#web/gql/index.ts';

export const ManagePagesDocument = graphql(`
  query ManagePages($first: Int!, $after: String, $search: String, $isPublished: Boolean, $orderBy: ContentOrder) {
    allPages(first: $first, after: $after, search: $search, isPublished: $isPublished, orderBy: $orderBy) {
      nodes {
        id
        slug
        title
        layout
        isPublished
        publishAt
        takeBackAt
        createdAt
        pendingChanges {
          userId
          name
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`);

export const EditPageDocument = graphql(`
  query EditPage($slug: String!) {
    item: page(slug: $slug) {
      id
      slug
      title
      layout
      storedSections
      imageUrl
      image {
        ...Picture_image
      }
      altText
      metaTitle
      metaDescription
      language
      translations {
        contentId
        language
        title
        isPublished
      }
      isPublished
      publishAt
      takeBackAt
      publishedAt
      updatedAt
    }
  }
`);

/** The sections of a form that only the server can draw: Markdown, reviews and portfolio items. */
export const PreviewedSectionsDocument = graphql(`
  query PreviewedSections($input: PreviewSectionsInput!) {
    previewedSections(input: $input) {
      sections {
        ...Page_section
      }
    }
  }
`);

export const ItemChoicesDocument = graphql(`
  query ItemChoices($search: String) {
    allPortfolioItems(first: 50, search: $search) {
      nodes {
        id
        title
        category
        isPublished
      }
      totalCount
    }
  }
`);

export const CreatePageDocument = graphql(`
  mutation CreatePage($input: PageInput!, $draftId: UUID) {
    item: createPage(input: $input, draftId: $draftId) {
      id
      slug
    }
  }
`);

export const UpdatePageDocument = graphql(`
  mutation UpdatePage($id: UUID!, $input: PageChangesInput!, $ifUpdatedAt: DateTimeISO, $draftId: UUID) {
    item: updatePage(id: $id, input: $input, ifUpdatedAt: $ifUpdatedAt, draftId: $draftId) {
      id
      slug
      title
      isPublished
      publishAt
      takeBackAt
      publishedAt
      updatedAt
    }
  }
`);

export const PublishPageDocument = graphql(`
  mutation PublishPage($id: UUID!, $isPublished: Boolean!) {
    item: publishPage(id: $id, isPublished: $isPublished) {
      id
      isPublished
      publishAt
      takeBackAt
      publishedAt
    }
  }
`);

export const RemovePageDocument = graphql(`
  mutation RemovePage($id: UUID!) {
    item: removePage(id: $id) {
      id
    }
  }
`);

export const PagePlanDocument = graphql(`
  query PagePlan($slug: String!) {
    item: page(slug: $slug) {
      id
      isPublished
      publishAt
      takeBackAt
      pendingChanges {
        userId
        name
      }
    }
  }
`);

export const PagePlanFragment = graphql(`
  fragment Page_plan on Page {
    publishAt
    takeBackAt
  }
`);

export const TranslatedPagesDocument = graphql(`
  query TranslatedPages($search: String) {
    choices: allPages(first: 50, search: $search) {
      nodes {
        id
        language
        title
        isPublished
      }
      totalCount
    }
  }
`);
