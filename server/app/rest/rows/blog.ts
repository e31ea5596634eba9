import { blogStrings } from '#schema/blog.ts';
import { connection, page, type Row } from '#server/app/rest/row.ts';
import { either, item, list, success } from '#server/app/rest/shape.ts';
import { blog } from '#server/content/blog/kind.ts';

const blogFields = blog.restFields.join(' ');

export const blogRows: Row[] = [
  {
    method: 'GET',
    path: '/blogs',
    operation: `query ${connection} { blogPosts${page(blogFields, 'sort: NEWEST, ')} }`,
    list: 'blogPosts',
    status: 200,
    body: { success: true, data: list('blogPosts') },
  },
  {
    method: 'GET',
    path: '/blogs/all',
    operation: `query ${connection} { allBlogPosts${page(blogFields)} }`,
    list: 'allBlogPosts',
    bearer: true,
    status: 200,
    body: { success: true, data: list('allBlogPosts') },
  },
  {
    method: 'GET',
    path: '/blogs/:slug',
    operation: `query ($slug: String!) { blogPost(slug: $slug) { ${blogFields} } }`,
    note: 'A former slug of the post is 404 too.',
    status: 200,
    body: { success: true, data: item('blogPost') },
  },
  {
    method: 'POST',
    path: '/blogs/create',
    operation: `mutation ($input: BlogPostInput!) { createBlogPost(input: $input) { ${blogFields} } }`,
    input: 'BlogPostInput',
    files: ['imageFile', 'image'],
    bearer: true,
    refusals: ['CONFLICT'],
    status: 201,
    body: success(blogStrings.created, { data: item('createBlogPost') }),
  },
  {
    method: 'PATCH',
    path: '/blogs/:id/toggle-publish',
    operation: `mutation ($id: UUID!) { publishBlogPost(id: $id) { ${blogFields} } }`,
    bearer: true,
    status: 200,
    body: success(either('publishBlogPost.isPublished', blogStrings.published, blogStrings.unpublished), {
      data: item('publishBlogPost'),
    }),
  },
  {
    method: 'DELETE',
    path: '/blogs/:id',
    operation: 'mutation ($id: UUID!) { removeBlogPost(id: $id) { id } }',
    bearer: true,
    status: 200,
    body: success(blogStrings.removed),
  },
];
