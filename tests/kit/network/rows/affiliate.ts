import { expect } from 'vitest';
import { application, makeAffiliate } from '#tests/kit/content/affiliate.ts';
import { listOf, moment, type RowCase, said, text, UNKNOWN } from './case.ts';

const affiliate = {
  _id: text,
  name: text,
  companyName: text,
  email: text,
  phone: text,
  service: expect.stringMatching(/^(advertiser|publisher)$/),
  createdAt: moment,
};

export const affiliateCases: Record<string, RowCase> = {
  'POST /affiliate': {
    audience: 'public',
    status: 201,
    good: async () => ({ path: '/affiliate', body: application({ service: 'publisher' }) }),
    answer: { ...said("Thank you! We'll contact you shortly."), data: { ...affiliate, service: 'publisher' } },
    bad: [application({ phone: '12345' }), 'phone', 'Invalid phone number format'],
  },
  'GET /affiliate': {
    audience: 'staff',
    status: 200,
    good: async (_, staff) => {
      await makeAffiliate(staff);
      return { path: '/affiliate' };
    },
    answer: { success: true, data: listOf(affiliate) },
  },
  'DELETE /affiliate/:id': {
    audience: 'staff',
    status: 200,
    good: async (_, staff) => ({ path: `/affiliate/${(await makeAffiliate(staff)).id}` }),
    answer: said('Affiliate deleted successfully'),
    unknown: `/affiliate/${UNKNOWN}`,
  },
};
