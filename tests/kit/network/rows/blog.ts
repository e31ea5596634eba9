import { expect } from 'vitest';
import { blogPost, makePost } from '#tests/kit/content/blog.ts';
import { listOf, moment, type RowCase, said, text, UNKNOWN } from './case.ts';

export const post = {
  _id: text,
  slug: text,
  title: text,
  excerpt: text,
  body: text,
  author: text,
  tags: expect.any(Array),
  imageUrl: null,
  altText: null,
  metaTitle: null,
  metaDescription: null,
  isPublished: expect.any(Boolean),
  publishedAt: expect.toBeOneOf([moment, null]),
  createdAt: moment,
  updatedAt: moment,
};

const shortTitle: RowCase['bad'] = [blogPost({ title: 'no' }), 'title', 'Title must be at least 5 characters'];

export const blogCases: Record<string, RowCase> = {
  'GET /blogs': {
    audience: 'public',
    status: 200,
    good: async (_, staff) => {
      await makePost(staff, { isPublished: true });
      return { path: '/blogs' };
    },
    answer: { success: true, data: listOf({ ...post, isPublished: true }) },
  },
  'GET /blogs/all': {
    audience: 'staff',
    status: 200,
    good: async (_, staff) => {
      await makePost(staff);
      return { path: '/blogs/all' };
    },
    answer: { success: true, data: listOf(post) },
  },
  'GET /blogs/:slug': {
    audience: 'public',
    status: 200,
    good: async (_, staff) => ({ path: `/blogs/${(await makePost(staff, { isPublished: true })).slug}` }),
    answer: { success: true, data: post },
    unknown: '/blogs/nothing-here',
  },
  'POST /blogs/create': {
    audience: 'staff',
    status: 201,
    good: async () => ({ path: '/blogs/create', body: blogPost() }),
    answer: { ...said('Blog post created successfully.'), data: { ...post, isPublished: false } },
    bad: shortTitle,
  },
  'PATCH /blogs/:id/toggle-publish': {
    audience: 'staff',
    status: 200,
    good: async (_, staff) => ({ path: `/blogs/${(await makePost(staff)).id}/toggle-publish` }),
    answer: { ...said('Blog post published successfully.'), data: { ...post, isPublished: true } },
    unknown: `/blogs/${UNKNOWN}/toggle-publish`,
  },
  'DELETE /blogs/:id': {
    audience: 'staff',
    status: 200,
    good: async (_, staff) => ({ path: `/blogs/${(await makePost(staff)).id}` }),
    answer: said('Blog post deleted successfully.'),
    unknown: `/blogs/${UNKNOWN}`,
  },
};
