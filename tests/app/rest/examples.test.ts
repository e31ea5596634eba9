import { expect } from 'vitest';
import { rowCases } from '#tests/kit/network/restRows.ts';
import type { RowCase } from '#tests/kit/network/rows/case.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { test } from '#tests/kit/test.ts';

/** Spec section 7, column "Response read"; our name of the call first. */
const responseRead: Record<string, string> = {
  'GET /admin/reviews/published': 'success, reviews (array)',
  'POST /messages/us': 'success on status 200 or 201; error message field on failure',
  'GET /blogs': 'success, data (array), error.message',
  'GET /blogs/:slug': 'success, data, error.message',
  'GET /blogs/all': 'success, data (array)',
  'POST /blogs/create': 'success; error.message',
  'PATCH /blogs/:id/toggle-publish': 'success, data (updated post), message',
  'DELETE /blogs/:id': 'success, error.message',
  'GET /portfolio/published': 'success, data or items, message',
  'GET /portfolio': 'success, data (list), message',
  'GET /portfolio/:slug': 'success, data (item), message',
  'POST /portfolio': 'message on error. Success body: not shown',
  'PATCH /portfolio/:id/toggle': 'success, data (updated item), message',
  'DELETE /portfolio/:id': 'success, message',
  'POST /admin/reviews/:token': 'message',
  'POST /affiliate': 'message on error',
  'GET /affiliate': 'success, data (array), message on error',
  'DELETE /affiliate/:id': 'message on error',
  'POST /admin/login': 'message',
  'POST /admin/verify-otp': 'user, token',
  'POST /admin/resend-otp': 'response: not shown',
  'POST /admin/reviews/generate-link': 'link, message',
  'GET /admin/reviews/all': 'array of reviews',
  'PATCH /admin/reviews/:id/toggle-publish': 'message',
  'DELETE /admin/reviews/:id': 'success, message',
  'GET /messages': 'messages',
  'GET /messages/:id': 'message object',
  'DELETE /messages/:id': 'response: not shown',
  'PATCH /messages/:id/read': 'contact.isRead, message',
  'POST /messages/:id/reply': 'contact',
  'POST /admin/signup': 'any ok status is success; failure reads errors.message or message',
  'GET /admin': 'success, users (array), message',
  'PUT /admin/:id/toggle-block': 'success, message',
  'DELETE /admin/:id': 'success, message',
};

type Body = Record<string, unknown>;
const at = (body: unknown, spot: string) =>
  spot.split('.').reduce<unknown>((from, name) => (from as Body | undefined)?.[name], body);
const isList = (found: unknown) => Array.isArray(found) && found.length > 0;
const isItem = (found: unknown) => typeof (found as Body)?._id === 'string';
const isText = (found: unknown) => typeof found === 'string' && found !== '';

const spots: Record<string, (found: unknown) => boolean> = {
  success: (found) => found === true,
  'data (array)': isList,
  'data (list)': isList,
  'data or items': isList,
  items: isList,
  data: isItem,
  'data (updated post)': isItem,
  'data (updated item)': isItem,
  'data (item)': isItem,
  'reviews (array)': isList,
  'users (array)': isList,
  messages: isList,
  user: isItem,
  token: isText,
  link: isText,
  contact: isItem,
  'contact.isRead': (found) => found === true,
  message: isText,
};

/** Places of a successful answer; a list has a message only on failure. */
function wanted(name: string): string[] {
  const text = (responseRead[name] as string).split(/[;.] /)[0] as string;
  const named = text.split(', ').map((spot) => spot.replace(/ on status .*$/, ''));
  return named.filter((spot) => spot in spots && !(spot === 'message' && name.startsWith('GET')));
}

let staff: Person;
let admin: Person;
test.beforeAll(async ({ product }) => {
  [staff, admin] = [await product.signedIn('Employee'), await product.signedIn('admin')];
});

test('the examples cover the 34 calls of section 7 besides one that ends a session', () => {
  const legacy = Object.keys(rowCases).filter((name) => name !== 'POST /admin/logout');
  expect([legacy.length, legacy.sort()]).toEqual([34, Object.keys(responseRead).sort()]);
});

test.for(Object.keys(responseRead))('%s has the values that its clients read', async (name, { product }) => {
  const { good, status, bad, unknown } = rowCases[name] as RowCase;
  const method = name.split(' ')[0] as string;
  const { path, body } = await good(product, staff);
  const answer = await admin.rest(method, path, body);
  expect([status, 200, 201]).toContain(answer.status);
  for (const spot of wanted(name)) {
    const [place = ''] = spot.split(/ \(| or /);
    expect([spot, spots[spot]?.(at(answer.body, place))]).toEqual([spot, true]);
  }
  if (name === 'GET /portfolio/published') expect(answer.body.items).toEqual(answer.body.data);
  if (name === 'GET /admin/reviews/all') expect(isList(answer.body) && answer.body.every(isItem)).toBe(true);
  if (name === 'GET /messages/:id') expect(isItem(answer.body)).toBe(true);

  const refusal = bad ? await admin.rest(method, path, bad[0]) : unknown ? await admin.rest(method, unknown) : null;
  // A list cannot have an invalid field or id; only caller and method can be refused.
  const { body: failure } = refusal ?? (await product.nobody.rest('PROPFIND', path));
  expect(failure.success).toBe(false);
  for (const spot of ['message', 'error.message', 'errors.message']) expect(at(failure, spot)).toSatisfy(isText);
});
