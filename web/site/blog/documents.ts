import { graphql } from '#web/gql/index.ts';

export const ManageBlogsDocument = graphql(`
  query ManageBlogs($first: Int!, $after: String, $search: String, $isPublished: Boolean, $orderBy: ContentOrder) {
    allBlogPosts(first: $first, after: $after, search: $search, isPublished: $isPublished, orderBy: $orderBy) {
      nodes {
        id
        slug
        title
        isPublished
        publishAt
        takeBackAt
        createdAt
        pendingChanges {
          userId
          name
        }
        recentFigures {
          views
          enquiries
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

export const EditBlogPostDocument = graphql(`
  query EditBlogPost($slug: String!) {
    item: blogPost(slug: $slug) {
      id
      slug
      title
      excerpt
      body
      author
      tags
      imageUrl
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

export const CreateBlogPostDocument = graphql(`
  mutation CreateBlogPost($input: BlogPostInput!, $draftId: UUID) {
    item: createBlogPost(input: $input, draftId: $draftId) {
      id
      slug
    }
  }
`);

export const UpdateBlogPostDocument = graphql(`
  mutation UpdateBlogPost($id: UUID!, $input: BlogPostInput!, $ifUpdatedAt: DateTimeISO, $draftId: UUID) {
    item: updateBlogPost(id: $id, input: $input, ifUpdatedAt: $ifUpdatedAt, draftId: $draftId) {
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

export const PublishBlogPostDocument = graphql(`
  mutation PublishBlogPost($id: UUID!, $isPublished: Boolean!) {
    item: publishBlogPost(id: $id, isPublished: $isPublished) {
      id
      isPublished
      publishAt
      takeBackAt
      publishedAt
    }
  }
`);

export const RemoveBlogPostDocument = graphql(`
  mutation RemoveBlogPost($id: UUID!) {
    item: removeBlogPost(id: $id) {
      id
    }
  }
`);

export const BlogPostPlanDocument = graphql(`
  query BlogPostPlan($slug: String!) {
    item: blogPost(slug: $slug) {
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

export const BlogPostPlanFragment = graphql(`
  fragment BlogPost_plan on BlogPost {
    publishAt
    takeBackAt
  }
`);

export const TranslatedPostsDocument = graphql(`
  query TranslatedPosts($search: String) {
    choices: allBlogPosts(first: 50, search: $search) {
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
