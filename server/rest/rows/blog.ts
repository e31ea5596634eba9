import { blogSentences } from '#schema/blog.ts';
import { type Answer, connection, type Fields, page, present, type Row, said } from '#server/rest/row.ts';

const blogFields =
  'id slug title excerpt body author tags imageUrl altText metaTitle metaDescription isPublished createdAt updatedAt';

const blogPost = (field: string) => (answer: Answer) => ({
  success: true,
  data: present(answer[field] as Fields),
});
const blogPosts = (field: string) => (answer: Answer) => ({
  success: true,
  data: (answer[field] as Fields[]).map(present),
});
/** The calls of the blog (spec section 7). */
export const blogRows: Row[] = [
  {
    method: 'GET',
    path: '/blogs',
    operation: `query ${connection} { blogPosts${page(blogFields)} }`,
    list: 'blogPosts',
    status: 200,
    body: blogPosts('blogPosts'),
  },
  {
    method: 'GET',
    path: '/blogs/all',
    operation: `query ${connection} { allBlogPosts${page(blogFields)} }`,
    list: 'allBlogPosts',
    bearer: true,
    status: 200,
    body: blogPosts('allBlogPosts'),
  },
  {
    method: 'GET',
    path: '/blogs/:slug',
    operation: `query ($slug: String!) { blogPost(slug: $slug) { ${blogFields} } }`,
    status: 200,
    body: blogPost('blogPost'),
  },
  {
    method: 'POST',
    path: '/blogs/create',
    operation: `mutation ($input: BlogPostInput!) { createBlogPost(input: $input) { ${blogFields} } }`,
    input: 'BlogPostInput',
    files: ['imageFile'],
    bearer: true,
    status: 201,
    body: (answer) => ({ message: blogSentences.created, ...blogPost('createBlogPost')(answer) }),
  },
  {
    method: 'PATCH',
    path: '/blogs/:id/toggle-publish',
    operation: `mutation ($id: UUID!) { publishBlogPost(id: $id) { ${blogFields} } }`,
    bearer: true,
    status: 200,
    body: (answer) => ({
      ...blogPost('publishBlogPost')(answer),
      message: answer.publishBlogPost?.isPublished ? blogSentences.published : blogSentences.unpublished,
    }),
  },
  {
    method: 'DELETE',
    path: '/blogs/:id',
    operation: 'mutation ($id: UUID!) { removeBlogPost(id: $id) { id } }',
    bearer: true,
    status: 200,
    body: said(blogSentences.removed),
  },
];
