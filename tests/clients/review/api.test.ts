import { describe, expect } from 'vitest';
import { reviews } from '#server/clients/review/table.ts';
import {
  dateBackReview,
  emptyReviews,
  issueLink,
  makeReview,
  postReview,
  review,
  reviewOperations,
} from '#tests/kit/content/review.ts';
import { expectFailure } from '#tests/kit/network/restRows.ts';
import { UNKNOWN } from '#tests/kit/network/rows/case.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { test } from '#tests/kit/test.ts';

let nobody: Person;
test.beforeAll(async ({ product }) => {
  nobody = product.nobody;
});
test.beforeEach(({ product }) => emptyReviews(product));

const a = (length: number) => 'a'.repeat(length);
const atMost = (max: number) => `Please use at most ${max} characters`;
const badRating = 'Rating must be between 1 and 5';

describe('validation of a review (spec section 5)', () => {
  test.for<[field: string, value: unknown, sentence: string]>([
    ['name', 'a', 'Name must be at least 2 characters'],
    ['name', ' a ', 'Name must be at least 2 characters'],
    ['name', 5, 'Name must be at least 2 characters'],
    ['name', undefined, 'Name must be at least 2 characters'],
    ['name', a(121), atMost(120)],
    ['companyName', 'a', 'Company name must be at least 2 characters'],
    ['companyName', a(121), atMost(120)],
    ['position', 'a', 'Position must be at least 2 characters'],
    ['position', a(121), atMost(120)],
    ['clientFeedback', a(9), 'Feedback must be at least 10 characters'],
    ['clientFeedback', `  ${a(9)}\n`, 'Feedback must be at least 10 characters'],
    ['clientFeedback', a(2001), atMost(2000)],
    ...[0, 6, -1, 4.5, '5', '', null, undefined, true, [5], 1e300].map((rating): [string, unknown, string] => [
      'rating',
      rating,
      badRating,
    ]),
  ])('the link stays valid after %s is refused: %j → %s', async ([field, value, sentence], { product, employee }) => {
    const { token } = await issueLink(employee);
    const { status, body } = await postReview(nobody, token, { [field]: value });
    expect(status).toBe(422);
    expectFailure(body, sentence, { [field]: sentence });
    expect(await product.services.db.$count(reviews)).toBe(0);
    expect((await postReview(nobody, token)).status).toBe(201);
  });

  test.for<[field: string, value: unknown, stored?: unknown]>([
    ['name', 'ab'],
    ['name', `  ${a(120)}  `, a(120)],
    ['companyName', 'ab'],
    ['companyName', a(120)],
    ['position', 'ab'],
    ['position', a(120)],
    ['clientFeedback', a(10)],
    ['clientFeedback', a(2000)],
    ['clientFeedback', 'Two lines\nof “praise” & <b>more</b>'],
    ['rating', 1],
    ['rating', 5],
  ])('the field %s accepts %j', async ([field, value, stored = value], { employee }) => {
    expect(await makeReview(employee, { [field]: value })).toMatchObject({ [field]: stored });
  });

  test('a REST form must have a digit as the text of its stars', async ({ employee }) => {
    const { token } = await issueLink(employee);
    const send = (rating: string) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(review({ rating }))) form.set(name, String(value));
      return nobody.rest('POST', `/admin/reviews/${token}`, form);
    };
    for (const rating of ['', ' 5', '5.0', '05', 'five', '6', '0']) {
      const { status, body } = await send(rating);
      expect([rating, status, body.message]).toEqual([rating, 422, badRating]);
    }
    expect((await send('4')).status).toBe(201);
    expect((await employee.rest('GET', '/admin/reviews/all')).body[0].rating).toBe(4);
  });

  test('several invalid fields each get a message', async ({ employee }) => {
    const { token } = await issueLink(employee);
    const { errors } = await nobody.gql(reviewOperations.submit, {
      token,
      input: review({ name: '', position: 'x', rating: 9 }),
    });
    expect(Object.keys(errors?.[0].extensions.fields)).toEqual(['name', 'position', 'rating']);
  });

  test('a submitted review ignores state, id and date in its input', async ({ employee }) => {
    const { token } = await issueLink(employee);
    await postReview(nobody, token, { isPublished: true, createdAt: '2001-01-01T00:00:00.000Z', _id: UNKNOWN });
    const [stored] = (await employee.rest('GET', '/admin/reviews/all')).body;
    expect(stored).toMatchObject({ isPublished: false });
    expect(stored._id).not.toBe(UNKNOWN);
    expect(Date.parse(stored.createdAt)).toBeGreaterThan(Date.parse('2026-01-01'));
  });
});

describe('visibility of reviews', () => {
  const namesOf = async (person: Person, operation: string) => {
    const { data } = await person.gql(operation);
    return Object.values<{ nodes: { name: string }[] }>(data)[0]?.nodes.map(({ name }) => name);
  };

  test('the public reads published reviews and staff read all, newest first', async ({ product, employee }) => {
    const made = [
      await makeReview(employee, { name: 'Oldest', isPublished: true }),
      await makeReview(employee, { name: 'Newest' }),
      await makeReview(employee, { name: 'Between', isPublished: true }),
    ];
    const days = ['2026-01-01', '2026-03-01', '2026-02-01'];
    for (const [index, one] of made.entries()) await dateBackReview(product, one, `${days[index]}T00:00:00Z`);
    expect(await namesOf(nobody, reviewOperations.published)).toEqual(['Between', 'Oldest']);
    expect(await namesOf(employee, reviewOperations.all)).toEqual(['Newest', 'Between', 'Oldest']);
    const rest = async (path: string) => (await employee.rest('GET', path)).body;
    const names = (list: { name: string }[]) => list.map(({ name }) => name);
    expect(names((await rest('/admin/reviews/published')).reviews)).toEqual(['Between', 'Oldest']);
    expect(names(await rest('/admin/reviews/all'))).toEqual(['Newest', 'Between', 'Oldest']);
  });

  test('a list of reviews is paged', async ({ employee }) => {
    const names = ['a', 'b', 'c'].map((letter) => `Client ${letter}`);
    for (const name of names) await makeReview(employee, { name });
    const first = (await employee.gql(reviewOperations.all, { first: 2 })).data.allReviews;
    expect([first.totalCount, first.pageInfo.hasNextPage, first.nodes.length]).toEqual([3, true, 2]);
    const after = first.pageInfo.endCursor;
    const second = (await employee.gql(reviewOperations.all, { first: 2, after })).data.allReviews;
    expect(second.pageInfo.hasNextPage).toBe(false);
    expect([...first.nodes, ...second.nodes].map(({ name }: { name: string }) => name)).toEqual(names.toReversed());
  });
});

describe('publishing and deleting', () => {
  test('publishReview without a value toggles, with a value is idempotent', async ({ employee }) => {
    const { id } = await makeReview(employee);
    const states: boolean[] = [];
    for (const isPublished of [undefined, undefined, true, true, false, false]) {
      const { data } = await employee.gql(reviewOperations.publish, { id, isPublished });
      states.push(data.publishReview.isPublished);
    }
    expect(states).toEqual([true, false, true, true, false, false]);
  });

  test('the REST toggle reports the new state', async ({ employee }) => {
    const { id } = await makeReview(employee);
    const toggle = async () => (await employee.rest('PATCH', `/admin/reviews/${id}/toggle-publish`)).body.message;
    expect([await toggle(), await toggle()]).toEqual([
      'Review published successfully.',
      'Review unpublished successfully.',
    ]);
  });

  test('a deleted review is NOT_FOUND for every action', async ({ employee }) => {
    const { id, name } = await makeReview(employee, { isPublished: true });
    expect((await employee.gql(reviewOperations.remove, { id })).data.removeReview).toEqual({ id, name });
    for (const operation of [reviewOperations.remove, reviewOperations.publish]) {
      const { code, errors } = await employee.gql(operation, { id });
      expect([code, errors?.[0].message]).toEqual(['NOT_FOUND', 'Review not found.']);
    }
    expect((await nobody.rest('GET', '/admin/reviews/published')).body).toEqual({ success: true, reviews: [] });
  });
});
