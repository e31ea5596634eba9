import { type GraphQLObjectType, getNamedType, isInterfaceType, isObjectType } from 'graphql';
import { describe, expect } from 'vitest';
import { nodeTables } from '#server/app/graphql/nodes.ts';
import { makeAffiliate } from '#tests/kit/content/affiliate.ts';
import { issueToken } from '#tests/kit/content/apiToken.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { insertBooking } from '#tests/kit/content/booking.ts';
import { makePicture, sendReplacement } from '#tests/kit/content/media.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { makePage } from '#tests/kit/content/page.ts';
import { canvas } from '#tests/kit/content/picture.ts';
import { makeItem } from '#tests/kit/content/portfolio.ts';
import { makePreview } from '#tests/kit/content/preview.ts';
import { makeRedirect } from '#tests/kit/content/redirect.ts';
import { makeTemplate } from '#tests/kit/content/replyTemplate.ts';
import { issueLink, makeReview } from '#tests/kit/content/review.ts';
import { makeWebhook } from '#tests/kit/content/webhook.ts';
import { UNKNOWN } from '#tests/kit/network/rows/case.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';
import { schema } from './schemaTypes.ts';

/** An object of each type that the kit makes, by type. */
const test = base.extend('ids', { scope: 'file' }, ({ product, admin }) => makeAll(product, admin));

async function makeAll(product: Product, admin: Person): Promise<Record<string, string>> {
  const post = await makePost(admin, { isPublished: true });
  const invite = 'mutation { inviteUser(input: { email: "n@staff.example", role: EMPLOYEE }) { id } }';
  const webhook = await makeWebhook(admin);
  const test = 'mutation ($id: UUID!) { testWebhook(id: $id) { id } }';
  return {
    BlogPost: post.id,
    Page: (await makePage(admin, { isPublished: true })).id,
    PortfolioItem: (await makeItem(admin, { isPublished: true })).id,
    Message: (await makeMessage(product)).id,
    Affiliate: (await makeAffiliate(product.nobody)).id,
    Booking: (await insertBooking(product, { hostId: admin.id, startsAt: new Date(Date.now() + 3_600_000) })).id,
    Invitation: (await admin.gql(invite)).data.inviteUser.id,
    MediaPicture: (await makePicture(admin)).id,
    PreviewLink: (await makePreview(admin, 'BLOG_POST', post.id)).id,
    Redirect: (await makeRedirect(admin)).id,
    ReplyTemplate: (await makeTemplate(admin)).id,
    Review: (await makeReview(admin)).id,
    ReviewLink: (await issueLink(admin)).reviewLink.id,
    User: (await product.signedIn('Employee')).id,
    Webhook: webhook.id,
    WebhookDelivery: (await admin.gql(test, { id: webhook.id })).data.testWebhook.id,
    AuditEntry: (await admin.gql('{ auditEntries(first: 1) { nodes { id } } }')).data.auditEntries.nodes[0].id,
  };
}

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

  test('the cost of nodes is that of 50 objects', async ({ admin }) => {
    const thread = '{ ... on Message { thread(first: 200) { nodes { ... on Note { id } } } } }';
    const { code } = await admin.gql(`{ nodes(ids: ["${UNKNOWN}"]) ${thread} }`);
    expect(code).toBe('BAD_REQUEST');
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
