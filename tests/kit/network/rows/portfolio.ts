import { expect } from 'vitest';
import { makeItem, portfolioItem } from '#tests/kit/content/portfolio.ts';
import { listOf, moment, type RowCase, said, text, UNKNOWN } from './case.ts';

export const item = {
  _id: text,
  slug: text,
  title: text,
  description: text,
  category: text,
  imageUrl: text,
  altText: null,
  tags: expect.any(Array),
  isPublished: expect.any(Boolean),
  publishedAt: expect.toBeOneOf([moment, null]),
  createdAt: moment,
  updatedAt: moment,
};
const published = listOf({ ...item, isPublished: true });

export const portfolioCases: Record<string, RowCase> = {
  'GET /portfolio/published': {
    audience: 'public',
    status: 200,
    good: async (_, staff) => {
      await makeItem(staff, { isPublished: true });
      return { path: '/portfolio/published' };
    },
    answer: { success: true, data: published, items: published },
  },
  'GET /portfolio': {
    audience: 'staff',
    status: 200,
    good: async (_, staff) => {
      await makeItem(staff);
      return { path: '/portfolio' };
    },
    answer: { success: true, data: listOf(item) },
  },
  'GET /portfolio/:slug': {
    audience: 'public',
    status: 200,
    good: async (_, staff) => ({ path: `/portfolio/${(await makeItem(staff, { isPublished: true })).slug}` }),
    answer: { success: true, data: item },
    unknown: '/portfolio/nothing-here',
  },
  'POST /portfolio': {
    audience: 'staff',
    status: 201,
    good: async () => ({ path: '/portfolio', body: portfolioItem() }),
    answer: { ...said('Portfolio item created successfully!'), data: { ...item, isPublished: false } },
    bad: [portfolioItem({ title: ' ' }), 'title', 'Title is required'],
  },
  'PATCH /portfolio/:id/toggle': {
    audience: 'staff',
    status: 200,
    good: async (_, staff) => ({ path: `/portfolio/${(await makeItem(staff)).id}/toggle` }),
    answer: { ...said('Item published successfully!'), data: { ...item, isPublished: true } },
    unknown: `/portfolio/${UNKNOWN}/toggle`,
  },
  'DELETE /portfolio/:id': {
    audience: 'staff',
    status: 200,
    good: async (_, staff) => ({ path: `/portfolio/${(await makeItem(staff)).id}` }),
    answer: said('Portfolio item deleted successfully!'),
    unknown: `/portfolio/${UNKNOWN}`,
  },
};
