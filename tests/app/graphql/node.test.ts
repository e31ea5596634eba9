import { type GraphQLObjectType, getNamedType, isInterfaceType, isObjectType } from 'graphql';
import { describe, expect } from 'vitest';
import { nodeTables } from '#server/app/graphql/nodes.ts';
import { issueToken } from '#tests/kit/content/apiToken.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { makePicture, sendReplacement } from '#tests/kit/content/media.ts';
import { makeNodes } from '#tests/kit/content/nodes.ts';
import { canvas } from '#tests/kit/content/picture.ts';
import { UNKNOWN } from '#tests/kit/network/rows/case.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { test as base, rows } from '#tests/kit/test.ts';
import { schema } from './schemaTypes.ts';

const test = base.extend('ids', { scope: 'file' }, ({ product, admin }) => makeNodes(product, admin));

const node = 'query ($id: ID!) { node(id: $id) { __typename id } }';
const nodes = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }';

describe('node and nodes', () => {
  test('an admin reads an object of every type by its id, in the order of the ids', async ({ admin, ids }) => {
    const all = Object.entries(ids);
    expect(all.length).toBeGreaterThan(15);
    const { data, errors } = await admin.gql(nodes, { ids: all.map(([, id]) => id) });
    expect(errors).toBeUndefined();
    expect(data.nodes).toEqual(all.map(([type, id]) => ({ __typename: type, id })));
    for (const [type, id] of all)
      expect((await admin.gql(node, { id: id.toUpperCase() })).data.node).toEqual({ __typename: type, id });
  });

  test('fields of the type are read with a fragment', async ({ admin, ids }) => {
    const query = 'query ($id: ID!) { node(id: $id) { ... on Message { name } ... on BlogPost { title } } }';
    expect((await admin.gql(query, { id: ids.Message })).data.node).toEqual({ name: expect.any(String) });
    expect((await admin.gql(query, { id: ids.BlogPost })).data.node).toEqual({ title: expect.any(String) });
  });

  test('an id without an object is null without an error', async ({ admin, ids }) => {
    const { data, errors } = await admin.gql(nodes, { ids: [UNKNOWN, 'site', '', ids.Review] });
    expect(errors).toBeUndefined();
    expect(data.nodes).toEqual([null, null, null, { __typename: 'Review', id: ids.Review }]);
  });

  test('a replaced picture is found by its library id', async ({ admin }) => {
    const { id } = await makePicture(admin);
    await sendReplacement(admin, id, await canvas(33, 33).png().toBuffer());
    const { data } = await admin.gql('query ($id: ID!) { node(id: $id) { ... on MediaPicture { id width } } }', { id });
    expect(data.node).toEqual({ id, width: 33 });
  });

  test('the field nodes reads 50 ids at once', async ({ admin }) => {
    expect((await admin.gql(nodes, { ids: Array(50).fill(UNKNOWN) })).data.nodes).toHaveLength(50);
  });

  test('the field nodes refuses 51 ids', async ({ admin }) => {
    const { code, errors } = await admin.gql(nodes, { ids: Array(51).fill(UNKNOWN) });
    expect([code, errors?.[0].extensions.fields.ids]).toEqual([
      'BAD_USER_INPUT',
      'Please ask for at most 50 ids at once.',
    ]);
  });

  /** What the server says a document costs, or the code of its refusal. */
  const costOf = async (admin: Person, query: string, variables: object) => {
    const answer = await fetch(`${admin.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${admin.token}` },
      body: JSON.stringify({ query, variables, extensions: { cost: true } }),
    });
    const { errors, extensions } = await answer.json();
    return errors?.[0].extensions.cost.requested ?? extensions.cost.requested;
  };
  type Ask = (ids: string[]) => [operation: string, variables: object];

  test.for(
    rows<[name: string, sent: number, counted: number, ask: Ask]>([
      ['a literal list', 1, 1, (ids) => [`{ nodes(ids: ${JSON.stringify(ids)})`, {}]],
      ['a longer literal list', 5, 5, (ids) => [`{ nodes(ids: ${JSON.stringify(ids)})`, {}]],
      ['a variable', 3, 3, (ids) => ['query ($ids: [ID!]!) { nodes(ids: $ids)', { ids }]],
      ['a default', 4, 4, (ids) => [`query ($ids: [ID!]! = ${JSON.stringify(ids)}) { nodes(ids: $ids)`, {}]],
      ['a list of variables', 1, 1, ([id]) => ['query ($id: ID!) { nodes(ids: [$id])', { id }]],
      ['a single id', 1, 1, ([ids]) => ['query ($ids: [ID!]!) { nodes(ids: $ids)', { ids }]],
      ['an empty list', 0, 1, () => ['{ nodes(ids: [])', {}]],
      ['the most ids', 50, 50, (ids) => ['query ($ids: [ID!]!) { nodes(ids: $ids)', { ids }]],
    ]),
  )('nodes costs as much as its ids: %s', async ([, sent, counted, ask], { admin }) => {
    const [operation, variables] = ask(Array.from({ length: sent }, () => UNKNOWN));
    const query = `${operation} { ... on Message { thread(first: 200) { nodes { ... on Note { id } } } } } }`;
    // The field, and for each id a thread of 200.
    expect(await costOf(admin, query, variables)).toBe(1 + counted * 401);
  });
});

describe('permissions', () => {
  /** The types of objects that somebody sees. */
  const seen = async (person: Person, ids: Record<string, string>) => {
    const { data, errors } = await person.gql(nodes, { ids: Object.values(ids) });
    expect(errors).toBeUndefined();
    return data.nodes.flatMap((one: { __typename: string } | null) => one?.__typename ?? []);
  };

  test('strangers see only what is published', async ({ product, admin, ids }) => {
    expect(await seen(product.nobody, ids)).toEqual(['BlogPost', 'Page', 'PortfolioItem']);
    const draft = await makePost(admin);
    expect((await product.nobody.gql(node, { id: draft.id })).data).toEqual({ node: null });
    expect((await admin.gql(node, { id: draft.id })).data.node.id).toBe(draft.id);
  });

  test('an employee sees nothing that only admins may read', async ({ employee, ids }) => {
    const forAdmins = ['AuditEntry', 'Booking', 'Invitation', 'Redirect', 'User', 'Webhook', 'WebhookDelivery'];
    expect(await seen(employee, ids)).toEqual(Object.keys(ids).filter((type) => !forAdmins.includes(type)));
  });

  test('a token sees public content besides what its scopes permit', async ({ admin, ids }) => {
    const { machine } = await issueToken(admin, { role: 'ADMIN', scopes: ['REVIEWS_READ'] });
    expect((await seen(machine, ids)).sort()).toEqual(['BlogPost', 'Page', 'PortfolioItem', 'Review', 'ReviewLink']);
  });
});

describe('ids', () => {
  const nodeType = schema.getType('Node');

  test('every type of Node has a table and a field of Query that takes its id', () => {
    const types = isInterfaceType(nodeType) ? schema.getPossibleTypes(nodeType).map(({ name }) => name) : [];
    expect(Object.keys(nodeTables).sort()).toEqual([...types].sort());
    const fields = schema.getQueryType()?.getFields() ?? {};
    for (const type of types) {
      const field = fields[type.charAt(0).toLowerCase() + type.slice(1)];
      expect([type, field && getNamedType(field.type).name, field?.args.some(({ name }) => name === 'id')]).toEqual([
        type,
        type,
        true,
      ]);
    }
  });

  test('no id of one type is an id of another in all lists and single objects', async ({ admin, ids }) => {
    await admin.gql('mutation ($id: UUID!) { addNote(id: $id, input: { text: "Call them." }) { id } }', {
      id: ids.Message,
    });
    const lists = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(({ type, args }) => {
      const connection = getNamedType(type) as GraphQLObjectType;
      if (
        !connection.name.endsWith('Connection') ||
        args.some((arg) => String(arg.type).endsWith('!') && arg.defaultValue === undefined)
      )
        return false;
      const item = getNamedType(connection.getFields().nodes?.type);
      return isObjectType(item) && item.getFields().id && !item.getFields().id?.deprecationReason;
    });
    expect(lists.length).toBeGreaterThan(15);
    const types = new Map<string, Set<string>>();
    const note = (value: unknown): void => {
      if (!value || typeof value !== 'object') return;
      const { __typename, id } = value as { __typename?: string; id?: string };
      if (__typename && id) types.set(id, (types.get(id) ?? new Set()).add(__typename));
      for (const part of Object.values(value)) note(part);
    };
    for (const { name } of lists) note((await admin.gql(`{ ${name}(first: 200) { nodes { __typename id } } }`)).data);
    note((await admin.gql('{ site { __typename id original { __typename id } } indexNow { __typename id } }')).data);
    note((await admin.gql('{ firstSteps { __typename id } serviceCatalogue { __typename id } }')).data);
    note((await admin.gql('{ serviceCatalogue { services { __typename id } } }')).data);
    note((await admin.gql('{ retention { rules { __typename id } } }')).data);
    const thread =
      '{ __typename ... on Note { id } ... on ThreadEvent { id } ... on Reply { id } ... on Answer { id } }';
    const query = `query ($id: UUID!) { message(id: $id) { __typename id thread { nodes ${thread} } } }`;
    note((await admin.gql(query, { id: ids.Message })).data);
    expect(types.size).toBeGreaterThan(20);
    expect([...types].filter(([, names]) => names.size > 1).map(([id, names]) => [id, ...names])).toEqual([]);
  });
});
