import { describe, expect } from 'vitest';
import { deskStrings } from '#schema/desk.ts';
import { issueToken } from '#tests/kit/content/apiToken.ts';
import { ask, done, eventsOf, refusal, tracesOf } from '#tests/kit/content/desk.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { UNKNOWN } from '#tests/kit/network/rows/case.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

const test = base
  .extend('admin', { scope: 'file' }, ({ product }) => product.signedIn('admin', { name: 'Asha Menon' }))
  .extend('ravi', { scope: 'file' }, ({ product }) => product.signedIn('Employee', { name: 'Ravi Iyer' }));

const read = (ravi: Person, id: string) => done(ravi, 'byId', id);
const block = (admin: Person, id: string) => admin.gql('mutation ($id: UUID!) { blockUser(id: $id) { id } }', { id });
const removeUser = (admin: Person, id: string) =>
  admin.gql('mutation ($id: UUID!) { removeUser(id: $id) { id } }', { id });
const summaries = (ravi: Person, id: string) => eventsOf(ravi, id);
const traces = (product: Product, id: string) => tracesOf(product, id);

describe('the owner of a message', () => {
  test('a message has no owner until somebody takes it', async ({ product, ravi }) => {
    const { id } = await makeMessage(product);
    expect(await read(ravi, id)).toMatchObject({ owner: null, stage: 'NEW' });
    const owner = { id: ravi.id, name: 'Ravi Iyer' };
    expect(await done(ravi, 'take', id)).toMatchObject({ owner });
    expect(await done(ravi, 'take', id)).toMatchObject({ owner });
    expect(await traces(product, id)).toEqual({ audit: ['message.assign'], events: ['ASSIGNED'] });
  });

  test.for([2, 10])(
    'all but one of %i concurrent takers are refused with the name of the owner',
    async (count, { product, ravi }) => {
      const { id } = await makeMessage(product);
      const takers = await Promise.all(
        Array.from({ length: count }, (_, index) => product.signedIn('Employee', { name: `Taker number ${index}` })),
      );
      const answers = await Promise.all(takers.map((taker) => ask(taker, 'take', id)));
      const owners = answers.flatMap(({ data }) => data?.takeMessage?.owner ?? []);
      expect(owners).toHaveLength(1);
      const [owner] = owners;
      expect(await read(ravi, id)).toMatchObject({ owner });
      for (const { code, errors } of answers.filter((answer) => answer.errors)) {
        expect([code, errors?.[0].message]).toEqual(['CONFLICT', deskStrings.takenBy(owner.name)]);
      }
      expect(await traces(product, id)).toEqual({ audit: ['message.assign'], events: ['ASSIGNED'] });
    },
  );

  test('taking a message of a blocked owner is a CONFLICT with their name', async ({ product, admin, ravi }) => {
    const { id } = await makeMessage(product);
    const leaver = await product.signedIn('Employee', { name: 'Meera Nair' });
    await done(leaver, 'take', id);
    await block(admin, leaver.id);
    expect(await refusal(ravi, 'take', id)).toEqual(['CONFLICT', deskStrings.takenBy('Meera Nair')]);
    expect(await done(ravi, 'assign', id, { ownerId: ravi.id })).toMatchObject({ owner: { name: 'Ravi Iyer' } });
  });

  test('a message can be assigned, reassigned and unassigned', async ({ product, admin, ravi }) => {
    const { id } = await makeMessage(product);
    expect(await done(admin, 'assign', id, { ownerId: ravi.id })).toMatchObject({ owner: { name: 'Ravi Iyer' } });
    expect(await done(ravi, 'assign', id, { ownerId: admin.id })).toMatchObject({ owner: { name: 'Asha Menon' } });
    expect(await done(ravi, 'assign', id)).toMatchObject({ owner: null });
    expect(await done(ravi, 'assign', id, { ownerId: null })).toMatchObject({ owner: null });
    expect(await summaries(ravi, id)).toEqual([
      { kind: 'ASSIGNED', actor: 'Asha Menon', summary: 'assigned it to Ravi Iyer' },
      { kind: 'ASSIGNED', actor: 'Ravi Iyer', summary: 'assigned it to Asha Menon' },
      { kind: 'ASSIGNED', actor: 'Ravi Iyer', summary: 'gave it back: nobody takes care of it' },
    ]);
  });

  test('a message keeps its owner when assigned to a blocked or deleted user', async ({ product, admin, ravi }) => {
    const { id } = await makeMessage(product);
    await done(ravi, 'take', id);
    const [blocked, deleted] = [await product.signedIn('Employee'), await product.signedIn('Employee')];
    await block(admin, blocked.id);
    await removeUser(admin, deleted.id);
    for (const ownerId of [blocked.id, deleted.id, UNKNOWN]) {
      const { code, errors } = await ask(ravi, 'assign', id, { ownerId });
      expect([code, errors?.[0].extensions.fields]).toEqual(['BAD_USER_INPUT', { ownerId: deskStrings.notAColleague }]);
    }
    expect(await read(ravi, id)).toMatchObject({ owner: { id: ravi.id } });
    expect(await traces(product, id)).toEqual({ audit: ['message.assign'], events: ['ASSIGNED'] });
  });

  test('a message loses its owner when the account is deleted', async ({ product, admin, ravi }) => {
    const { id } = await makeMessage(product);
    const leaver = await product.signedIn('Employee', { name: 'Tara Das' });
    await done(leaver, 'take', id);
    await removeUser(admin, leaver.id);
    expect(await read(ravi, id)).toMatchObject({ owner: null });
    expect(await summaries(ravi, id)).toMatchObject([{ actor: 'Tara Das', summary: 'took it' }]);
    expect(await done(ravi, 'take', id)).toMatchObject({ owner: { id: ravi.id } });
  });

  test('an assignment concurrent with the deletion of the account leaves no owner', async ({
    product,
    admin,
    ravi,
  }) => {
    for (let round = 0; round < 5; round++) {
      const { id } = await makeMessage(product);
      const leaver = await product.signedIn('Employee');
      await done(leaver, 'take', id);
      const [given, removed] = await Promise.all([
        ask(admin, 'assign', id, { ownerId: leaver.id }),
        removeUser(admin, leaver.id),
      ]);
      expect(removed.errors).toBeUndefined();
      expect([undefined, 'BAD_USER_INPUT']).toContain(given.code);
      expect(await read(ravi, id)).toMatchObject({ owner: null });
    }
  });

  test('colleagues are all users who are not blocked, in the order in which they joined', async ({
    product,
    admin,
    ravi,
  }) => {
    const blocked = await product.signedIn('Employee', { name: 'Blocked Person' });
    await block(admin, blocked.id);
    const query =
      'query ($first: Int, $after: String) { colleagues(first: $first, after: $after) { nodes { id name } totalCount pageInfo { hasNextPage endCursor } } }';
    const { nodes, totalCount } = (await ravi.gql(query, { first: 200 })).data.colleagues;
    const ids = nodes.map(({ id }: { id: string }) => id);
    expect(ids).toContain(ravi.id);
    expect(ids).not.toContain(blocked.id);
    expect(ids).toEqual(ids.toSorted());
    expect(totalCount).toBe(nodes.length);
    const { endCursor } = (await ravi.gql(query, { first: 1 })).data.colleagues.pageInfo;
    expect((await ravi.gql(query, { first: 1, after: endCursor })).data.colleagues.nodes).toEqual([nodes[1]]);
  });
});

test('a staff token takes a message for its admin', async ({ product, admin }) => {
  const { machine } = await issueToken(admin, { role: 'STAFF' });
  const { id } = await makeMessage(product);
  expect(await done(machine, 'take', id)).toMatchObject({ owner: { id: admin.id, name: 'Asha Menon' } });
});
