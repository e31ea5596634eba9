import { expect } from 'vitest';
import { issueLink, makeReview, review as newReview } from '#tests/kit/content/review.ts';
import { listOf, moment, type RowCase, said, text, UNKNOWN } from './case.ts';

export const review = {
  _id: text,
  name: text,
  companyName: text,
  position: text,
  clientFeedback: text,
  rating: expect.any(Number),
  isPublished: expect.any(Boolean),
  createdAt: moment,
};

export const reviewCases: Record<string, RowCase> = {
  'GET /admin/reviews/published': {
    audience: 'public',
    status: 200,
    good: async (_, staff) => {
      await makeReview(staff, { isPublished: true });
      return { path: '/admin/reviews/published' };
    },
    answer: { success: true, reviews: listOf({ ...review, isPublished: true }) },
  },
  'GET /admin/reviews/all': {
    audience: 'staff',
    status: 200,
    good: async (_, staff) => {
      await makeReview(staff);
      return { path: '/admin/reviews/all' };
    },
    answer: listOf(review),
  },
  'POST /admin/reviews/generate-link': {
    audience: 'staff',
    status: 201,
    good: async () => ({ path: '/admin/reviews/generate-link', body: { email: 'client@company.example' } }),
    answer: {
      ...said('Review link generated successfully.'),
      link: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/submit-review\/[\w-]{43}$/),
    },
    bad: [{ email: 'nobody' }, 'email', 'Please enter a valid email address.'],
  },
  'POST /admin/reviews/:token': {
    audience: 'public',
    status: 201,
    good: async (_, staff) => ({ path: `/admin/reviews/${(await issueLink(staff)).token}`, body: newReview() }),
    answer: said('Review submitted successfully!'),
    bad: [newReview({ rating: 6 }), 'rating', 'Rating must be between 1 and 5'],
    unknown: `/admin/reviews/${UNKNOWN}`,
  },
  'PATCH /admin/reviews/:id/toggle-publish': {
    audience: 'staff',
    status: 200,
    good: async (_, staff) => ({ path: `/admin/reviews/${(await makeReview(staff)).id}/toggle-publish` }),
    answer: { ...said('Review published successfully.'), data: { ...review, isPublished: true } },
    unknown: `/admin/reviews/${UNKNOWN}/toggle-publish`,
  },
  'DELETE /admin/reviews/:id': {
    audience: 'staff',
    status: 200,
    good: async (_, staff) => ({ path: `/admin/reviews/${(await makeReview(staff)).id}` }),
    answer: said('Review deleted successfully.'),
    unknown: `/admin/reviews/${UNKNOWN}`,
  },
};
