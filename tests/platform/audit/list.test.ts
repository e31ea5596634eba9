import { describe, expect } from 'vitest';
import { auditActions, auditKinds } from '#schema/audit.ts';
import { machineOf } from '#tests/kit/content/apiToken.ts';
import { blogOperations, blogPost, makePost } from '#tests/kit/content/blog.ts';
import { auditOperations, type Existing, emptyAuditLog, listEntries, noteEntry } from '#tests/kit/people/auditEntry.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { test as base, rows } from '#tests/kit/test.ts';

const test = base.extend('admin', { scope: 'file' }, ({ product }) =>
  product.signedIn('admin', { name: 'Asha Menon' }),
);
test.beforeEach(({ product }) => emptyAuditLog(product));

const labels = async (admin: Person, filter: Record<string, unknown>) =>
  (await listEntries(admin, filter)).map(({ subject }) => subject.label);

test('an audit entry has actor, time, address, action and each field before and after', async ({ admin }) => {
  const sent = blogPost();
  const { id } = await makePost(admin, sent);
  await admin.gql(blogOperations.update, { id, input: { ...sent, title: 'Second light', tags: ['a', 'b'] } });
  const [changed, made] = await listEntries(admin);
  expect(changed).toEqual({
    id: expect.any(String),
    at: expect.stringMatching(/^20.*Z$/),
    actor: { id: admin.id, name: 'Asha Menon' },
    via: 'SESSION',
    address: '127.0.0.1',
    requestId: expect.any(String),
    action: 'blog.update',
    summary: 'changed a post',
    subject: { id, kind: 'BLOG', label: 'Second light' },
    changes: [
      { field: 'tags', before: ['marketing'], after: ['a', 'b'] },
      { field: 'title', before: sent.title, after: 'Second light' },
    ],
  });
  expect(made?.changes).toContainEqual({ field: 'isPublished', before: null, after: false });
});

test('an audit entry stores 500 whole characters around the difference of a long text', async ({ admin }) => {
  const sent = blogPost({ body: `${'😀'.repeat(700)} as it was ${'🙃'.repeat(700)}` });
  const { id } = await makePost(admin, sent);
  const body = String(sent.body).replace('was', 'is now');
  await admin.gql(blogOperations.update, { id, input: { ...sent, body } });
  const [entry] = await listEntries(admin);
  const { before, after } = (entry as Existing).changes[0] as { before: string; after: string };
  expect([[...before].length, [...after].length]).toEqual([502, 502]);
  expect(before.startsWith(`…${'😀'.repeat(53)} as it was `)).toBe(true);
  expect(after.startsWith(`…${'😀'.repeat(53)} as it is now `)).toBe(true);
  expect(before.endsWith('🙃…')).toBe(true);
});

test('audit entries are paged newest first, each once, with a fixed order within a moment', async ({
  product,
  admin,
}) => {
  const at = new Date('2026-03-05T12:00:00.123Z');
  for (const label of ['a', 'b', 'c', 'd', 'e']) await noteEntry(product, { subjectLabel: label, at });
  await noteEntry(product, { subjectLabel: 'newest', at: new Date(at.getTime() + 1) });
  const seen: string[] = [];
  for (let after: string | null = null; ; ) {
    const { data } = await admin.gql(auditOperations.list, { first: 2, after });
    const { nodes, pageInfo, totalCount } = data.auditEntries;
    expect(totalCount).toBe(6);
    seen.push(...nodes.map((node: { subject: { label: string } }) => node.subject.label));
    if (!pageInfo.hasNextPage) break;
    after = pageInfo.endCursor;
  }
  expect(seen).toEqual(['newest', 'e', 'd', 'c', 'b', 'a']);
});

describe('the audit filter', () => {
  test('the filter by actor returns their changes, also after their deletion', async ({ product, admin }) => {
    const { actorId } = await noteEntry(product, { subjectLabel: 'theirs' });
    await noteEntry(product, { subjectLabel: 'of another' });
    expect(await labels(admin, { actorId })).toEqual(['theirs']);
    expect(await labels(admin, { actorId: actorId?.toUpperCase() })).toEqual(['theirs']);
  });

  test('the filter by kind returns exactly the actions of that kind', async ({ product, admin }) => {
    for (const action of Object.keys(auditActions) as (keyof typeof auditActions)[])
      await noteEntry(product, { action });
    const found: string[] = [];
    for (const kind of Object.keys(auditKinds)) {
      const entries = await listEntries(admin, { kind });
      expect(entries.every(({ subject }) => subject.kind === kind)).toBe(true);
      found.push(...entries.map(({ action }) => action));
    }
    expect(found.sort()).toEqual(Object.keys(auditActions).sort());
  });

  test.for(
    rows([
      ['the name of the person', { actorName: 'Nila 50% Sen' }, 'nila 50%'],
      ['the name of the thing', { subjectLabel: 'First_light' }, 't_L'],
      ['the address', { address: '203.0.113.77' }, '203.0.113.7'],
      ['the request', { requestId: 'req-0a1b2c' }, ' 0A1B '],
    ]),
  )('the search finds a text in %s, case-insensitive', async ([_, entry, search], { product, admin }) => {
    const { id } = await noteEntry(product, entry);
    await noteEntry(product, { actorName: 'Nila 500 Sen', subjectLabel: 'Firstxlight' });
    expect((await listEntries(admin, { search })).map((one) => one.id)).toEqual([id]);
  });

  test('the filter by days covers them from their first to their last moment in India', async ({ product, admin }) => {
    const moments = [
      '2026-03-04T18:29:59.999Z',
      '2026-03-04T18:30:00Z',
      '2026-03-05T18:29:59.999Z',
      '2026-03-05T18:30:00Z',
    ];
    for (const moment of moments) await noteEntry(product, { at: new Date(moment), subjectLabel: moment });
    const [before, first, last, after] = moments;
    expect(await labels(admin, { from: '2026-03-05', to: '2026-03-05' })).toEqual([last, first]);
    expect(await labels(admin, { from: '2026-03-05' })).toEqual([after, last, first]);
    expect(await labels(admin, { to: '2026-03-05' })).toEqual([last, first, before]);
    expect(await labels(admin, { from: '2026-03-06', to: '2026-03-05' })).toEqual([]);
  });

  test('several filters must match together', async ({ product, admin }) => {
    const { actorId } = await noteEntry(product, { subjectLabel: 'both' });
    await noteEntry(product, { actorId, action: 'review.publish' });
    await noteEntry(product, { subjectLabel: 'both' });
    expect(await labels(admin, { actorId, kind: 'BLOG', search: 'both', from: null, to: null })).toEqual(['both']);
  });
});

test.for(
  rows([
    [{ filter: { from: '2026-02-30' } }, 'from'],
    [{ filter: { to: '0000-01-01' } }, 'to'],
    [{ filter: { to: 'yesterday' } }, 'to'],
    [{ filter: { search: 'x'.repeat(201) } }, 'search'],
    [{ filter: { kind: 'NOTHING' } }, undefined],
    [{ filter: { actorId: '1' } }, undefined],
    [{ filter: null }, undefined],
    [{ first: 0 }, 'first'],
    [{ first: 201 }, 'first'],
    [{ after: 'elsewhere' }, 'after'],
  ]),
)('the list of audit entries refuses %j', async ([variables, field], { admin }) => {
  const { code, errors } = await admin.gql(auditOperations.list, variables);
  expect(code).toBe('BAD_USER_INPUT');
  if (field) expect(Object.keys(errors?.[0].extensions.fields)).toEqual([field]);
});

test('auditActors lists everybody who changed something once, with the latest name, also when deleted', async ({
  product,
  admin,
}) => {
  const { actorId } = await noteEntry(product, { actorName: 'Old Name', at: new Date('2026-01-01T00:00:00Z') });
  await noteEntry(product, { actorId, actorName: 'New Name', at: new Date('2026-01-02T00:00:00Z') });
  const { actorId: other } = await noteEntry(product, { actorName: 'Another' });
  await noteEntry(product, { actorId: null, actorName: 'npm run admin', via: 'operator', address: null });
  const { data } = await admin.gql(auditOperations.actors);
  expect(data.auditActors.totalCount).toBe(2);
  expect(data.auditActors.nodes).toEqual([
    { id: actorId, name: 'New Name' },
    { id: other, name: 'Another' },
  ]);
  const { endCursor } = (await admin.gql(auditOperations.actors, { first: 1 })).data.auditActors.pageInfo;
  const next = await admin.gql(auditOperations.actors, { first: 1, after: endCursor });
  expect(next.data.auditActors).toMatchObject({ nodes: [{ id: other }], pageInfo: { hasNextPage: false } });
});

test('an admin API token can read audit entries', async ({ admin }) => {
  const machine = await machineOf(admin, 'ADMIN');
  expect((await listEntries(machine)).map(({ action }) => action)).toEqual(['apiToken.issue']);
});
