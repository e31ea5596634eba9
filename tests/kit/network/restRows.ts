import { expect } from 'vitest';
import { affiliateCases } from '#tests/kit/network/rows/affiliate.ts';
import { blogCases } from '#tests/kit/network/rows/blog.ts';
import type { RowCase } from '#tests/kit/network/rows/case.ts';
import { messageCases } from '#tests/kit/network/rows/message.ts';
import { portfolioCases } from '#tests/kit/network/rows/portfolio.ts';
import { reviewCases } from '#tests/kit/network/rows/review.ts';
import { sessionCases } from '#tests/kit/network/rows/session.ts';
import { userCases } from '#tests/kit/network/rows/user.ts';

/** The promises for every legacy call (spec section 7; contract, REST compatibility), by method and path. */
export const rowCases: Record<string, RowCase> = {
  ...portfolioCases,
  ...sessionCases,
  ...userCases,
  ...blogCases,
  ...affiliateCases,
  ...messageCases,
  ...reviewCases,
};

/**
 * Expects the failure shape: the message in every member where a legacy client reads it, and one message per invalid
 * field.
 */
export function expectFailure(body: unknown, message: unknown = expect.any(String), fields = {}) {
  const error = { message, requestId: expect.any(String) };
  expect(body).toEqual({ success: false, message, error, errors: { message, ...fields } });
}
