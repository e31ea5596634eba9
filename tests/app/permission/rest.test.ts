import { parse } from 'graphql';
import { describe, expect } from 'vitest';
import { buildSchema } from '#server/app/graphql/schema.ts';
import { table } from '#server/app/rest/table.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { makeItem } from '#tests/kit/content/portfolio.ts';
import { rowCases } from '#tests/kit/network/restRows.ts';
import { UNKNOWN } from '#tests/kit/network/rows/case.ts';
import { asking, type Cast, makeCast } from '#tests/kit/people/cast.ts';
import { audienceOf, lets } from '#tests/kit/people/permissions.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { test } from '#tests/kit/test.ts';

let employee: Person;
let admin: Person;
let machines: Cast['machines'];
let nobodies: Cast['nobodies'];
test.beforeAll(async ({ product }) => {
  ({ employee, admin, machines, nobodies } = await makeCast(product));
});

test('the audience of every row matches its table, its definition and its operation', () => {
  const schema = buildSchema();
  const byOperation = table.map(({ method, path, operation }) => {
    const [definition] = parse(operation).definitions;
    if (definition?.kind !== 'OperationDefinition') throw new Error(operation);
    const [selection] = definition.selectionSet.selections;
    const name = selection?.kind === 'Field' ? selection.name.value : '';
    const field = schema.getRootType(definition.operation)?.getFields()[name];
    return [`${method} ${path}`, field && audienceOf(field)];
  });
  const byRow = table.map(({ method, path, bearer }) => [
    `${method} ${path}`,
    bearer === 'admin' ? 'admin' : bearer ? 'staff' : 'public',
  ]);
  const byHand = Object.fromEntries(Object.entries(rowCases).map(([name, { audience }]) => [name, audience]));
  expect(Object.fromEntries(byOperation)).toEqual(byHand);
  expect(Object.fromEntries(byRow)).toEqual(byHand);
});

describe('REST permissions', () => {
  test.each(Object.entries(rowCases))('%s permits API tokens according to their roles', async (name, { audience }) => {
    const [method = '', path = ''] = name.split(' ');
    const letThrough = lets(name, audience, method !== 'GET');
    const address = path.replace(':id', UNKNOWN).replace(':slug', 'nothing-here');
    for (const who of ['reader', 'staff', 'admin'] as const) {
      const { status } = await machines[who].rest(method, address);
      const refused = [401, 403].includes(status);
      expect([who, refused ? status : 'through']).toEqual([who, letThrough[who] ? 'through' : 403]);
    }
  });

  test.for(Object.entries(rowCases))(
    '%s is permitted only for its audience',
    async ([name, { audience, good, status }], { product }) => {
      const method = name.split(' ')[0] as string;
      let call = await good(product, employee);
      for (const [who, person] of asking(nobodies, Object.keys(rowCases).indexOf(name))) {
        const answer = await person.rest(method, call.path, call.body);
        expect([who, answer.status]).toEqual([who, audience === 'public' ? status : 401]);
        if (audience === 'public') call = await good(product, employee);
      }
      if (audience === 'admin') expect((await employee.rest(method, call.path, call.body)).status).toBe(403);
      // Refused calls had no effect, because the permitted one finds the data unchanged.
      const last = name.endsWith('logout')
        ? await product.signedIn('Employee')
        : audience === 'staff'
          ? employee
          : admin;
      expect((await last.rest(method, call.path, call.body)).status).toBe(status);
    },
  );

  test('a draft is 404 without a session', async () => {
    const { slug } = await makePost(employee);
    const { slug: itemSlug } = await makeItem(employee);
    for (const [who, person] of Object.entries(nobodies)) {
      for (const path of [`/blogs/${slug}`, `/portfolio/${itemSlug}`]) {
        expect([who, path, (await person.rest('GET', path)).status]).toEqual([who, path, 404]);
      }
    }
    expect((await employee.rest('GET', `/portfolio/${itemSlug}`)).status).toBe(200);
  });

  test('sign-up without a token is 401 before its fields are validated', async ({ product }) => {
    const { status, body } = await product.nobody.rest('POST', '/admin/signup', { name: '' });
    expect([status, body.message]).toEqual([
      401,
      'Only a signed-in admin can create users: send an admin bearer token.',
    ]);
  });
});
