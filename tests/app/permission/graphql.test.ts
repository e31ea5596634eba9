import {
  type GraphQLEnumType,
  type GraphQLObjectType,
  getNamedType,
  isLeafType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { describe, expect } from 'vitest';
import { buildSchema } from '#server/app/graphql/schema.ts';
import { asking, type Cast, makeCast } from '#tests/kit/people/cast.ts';
import { newcomer } from '#tests/kit/people/officePermissions.ts';
import {
  aboutSecrets,
  audienceOf,
  directiveOf,
  isRefused,
  lets,
  permissions,
  returnedOnce,
  sessionOnly,
} from '#tests/kit/people/permissions.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { askFor } from '#tests/kit/people/scopes.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

let employee: Person;
let admin: Person;
let machines: Cast['machines'];
let nobodies: Cast['nobodies'];
test.beforeAll(async ({ product }) => {
  ({ employee, admin, machines, nobodies } = await makeCast(product));
});

const schema = buildSchema();
const fields = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((root) =>
  Object.values(root?.getFields() ?? {}).map((field) => [`${root?.name}.${field.name}`, field] as const),
);
/** The fields of all types, with those that are lists within an object. */
const fieldsOfTypes = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .flatMap((type) => Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field] as const));

describe('the permission table of the tests', () => {
  test('the audience of every root field is that of the table', () => {
    const generated = Object.fromEntries(fields.map(([name, field]) => [name, audienceOf(field)]));
    const byHand = Object.fromEntries(Object.entries(permissions).map(([name, [audience]]) => [name, audience]));
    expect(generated).toEqual(byHand);
  });

  test('the fields that need a session are those of the table', () => {
    const generated = fields.filter(([, field]) => directiveOf(field, 'sessionOnly')).map(([name]) => name);
    expect(generated.sort()).toEqual(sessionOnly.filter((name) => name.includes('.')).sort());
  });

  test('no field contains a hash, code or secret, except those returned once', () => {
    const types = Object.values(schema.getTypeMap()).filter(
      (type) => isObjectType(type) && !type.name.startsWith('__'),
    );
    const suspicious = types.flatMap((type) =>
      Object.values((type as GraphQLObjectType).getFields())
        .filter(({ type }) => isLeafType(getNamedType(type)))
        .map(({ name }) => name)
        .filter((name) => /hash|passw|secret|token|otp|code|salt|seal/i.test(name))
        .map((name) => `${type.name}.${name}`),
    );
    expect(suspicious.filter((name) => !(name in permissions)).sort()).toEqual(
      [...returnedOnce, ...aboutSecrets].sort(),
    );
  });

  test('only inbox and audit log have filters, besides the orders of lists', () => {
    const names = fields.flatMap(([field, { args }]) => args.map(({ name }) => `${field} ${name}`));
    expect(names.filter((name) => / (?!orderBy$).*(?:order|where|filter)/i.test(name))).toEqual([
      'Query.auditEntries filter',
      'Query.messages filter',
    ]);
  });

  test('lists of the office are ordered by what they show only', () => {
    const orders = fieldsOfTypes.flatMap(([field, { args }]) =>
      args.filter(({ name }) => name === 'orderBy').map(({ type }) => [field, String(type)] as const),
    );
    expect(orders.map(([field, type]) => `${field} ${type}`).sort()).toEqual(Object.keys(shownOrders).sort());
    for (const [field, type] of orders) {
      const words = (schema.getType(type) as GraphQLEnumType).getValues().map(({ name }) => name);
      const shown = shownOrders[`${field} ${type}`]?.split(' ') ?? [];
      expect(words).toEqual(shown.flatMap((word) => [`${word}_ASC`, `${word}_DESC`]));
      expect(permissions[field]?.[0], `${field} is not public`).not.toBe('public');
    }
  });

  test('with sort, lists are ordered by creation and change only', () => {
    const sorts = fields.flatMap(([, { args }]) => args.filter(({ name }) => /sort/i.test(name)));
    expect(new Set(sorts.map(({ name, type }) => `${name}: ${type}`))).toEqual(new Set(['sort: ListSort']));
    const words = (schema.getType('ListSort') as GraphQLEnumType).getValues().map(({ name }) => name);
    expect(words).toEqual(['NEWEST', 'OLDEST', 'RECENTLY_UPDATED', 'LEAST_RECENTLY_UPDATED']);
  });
});

/** The words of the orders of each list. */
const shownOrders: Record<string, string> = {
  'Query.affiliates AffiliateOrder': 'CREATED NAME COMPANY EMAIL',
  'Query.allBlogPosts ContentOrder': 'CREATED TITLE PUBLISHED UPDATED',
  'Query.allPages ContentOrder': 'CREATED TITLE PUBLISHED UPDATED',
  'Query.allPortfolioItems ContentOrder': 'CREATED TITLE PUBLISHED UPDATED',
  'Query.allReviews ReviewOrder': 'CREATED NAME COMPANY RATING',
  'Query.apiTokens ApiTokenOrder': 'CREATED EXPIRES NAME USED',
  'Query.auditEntries AuditEntryOrder': 'AT',
  'Query.imports ImportOrder': 'FILE SOURCE STARTED',
  'Query.mediaPictures MediaPictureOrder': 'CREATED NAME SIZE',
  'Query.messages MessageOrder': 'ACTIVITY CREATED NAME',
  'Query.missedPaths MissedPathOrder': 'COUNT PATH REQUESTED',
  'Query.newsletterSubscribers NewsletterSubscriberOrder': 'CREATED EMAIL STATE',
  'Query.redirects RedirectOrder': 'CREATED FROM TO',
  'Query.replyTemplates ReplyTemplateOrder': 'CREATED NAME UPDATED',
  'Query.reviewLinks ReviewLinkOrder': 'CREATED EMAIL EXPIRES USED',
  'Query.users UserOrder': 'CREATED NAME EMAIL ROLE',
  'Query.webhooks WebhookOrder': 'CREATED NAME',
  'Webhook.deliveries WebhookDeliveryOrder': 'CREATED EVENT STATE',
};

/** The form of somebody who is not signed in is refused before it is read. */
const forms = ['Mutation.replacePicture', 'Mutation.uploadPicture'];

/** The data of a refused root field: null as a whole, or null for the field. */
function nothingOf(name: string): unknown {
  const [, field] = fields.find(([one]) => one === name) ?? [];
  return isNonNullType(field?.type) || forms.includes(name) ? null : { [field?.name ?? '']: null };
}

describe.for(Object.entries(permissions))('%s', ([name, [audience, operation]]) => {
  /** A new person for signing out, so that the shared ones keep their sessions. */
  const one = async (product: Product, role: 'Employee' | 'admin') => {
    if (name === 'Mutation.signOut') return product.signedIn(role);
    return role === 'admin' ? admin : employee;
  };

  test(`a caller without a session is refused unless the audience is public: ${audience}`, async () => {
    for (const [who, person] of asking(nobodies, Object.keys(permissions).indexOf(name))) {
      const { code, data } = await askFor(name, person, operation);
      if (audience === 'public') expect([who, isRefused(code)]).toEqual([who, false]);
      else expect([who, code, data ?? null]).toEqual([who, 'UNAUTHENTICATED', nothingOf(name)]);
    }
  });

  test('an employee gets FORBIDDEN for admin operations only', async ({ product }) => {
    const { code, data } = await askFor(name, await one(product, 'Employee'), operation);
    if (audience === 'admin') expect([code, data ?? null]).toEqual(['FORBIDDEN', nothingOf(name)]);
    else expect(isRefused(code)).toBe(false);
  });

  test('an admin is permitted', async ({ product }) => {
    expect(isRefused((await askFor(name, await one(product, 'admin'), operation)).code)).toBe(false);
  });
});

test.each(Object.entries(permissions))(
  '%s permits API tokens according to their roles',
  async (name, [audience, operation]) => {
    const letThrough = lets(name, audience, name.startsWith('Mutation'));
    for (const who of ['reader', 'staff', 'admin'] as const) {
      const { code } = await askFor(name, machines[who], operation);
      expect([who, isRefused(code) ? code : 'through']).toEqual([who, letThrough[who] ? 'through' : 'FORBIDDEN']);
    }
  },
);

test('a forbidden field leaves the other fields alone', async () => {
  const { data, errors } = await employee.gql('{ viewer { id } users { totalCount } }');
  expect([data, errors?.map(({ path }) => path)]).toEqual([{ viewer: { id: employee.id }, users: null }, [['users']]]);
});

test('a refused mutation changes nothing', async ({ product }) => {
  const before = await product.services.db.execute('select count(*) from users');
  await employee.gql(`mutation { signUp(input: ${newcomer(9)}) { id } }`);
  expect((await product.services.db.execute('select count(*) from users')).rows).toEqual(before.rows);
});
