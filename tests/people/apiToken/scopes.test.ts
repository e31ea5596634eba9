import { getNamedType, isObjectType } from 'graphql';
import { describe, expect } from 'vitest';
import { adminScopes, readScopeOf, type TokenScope, tokenScopes } from '#schema/apiToken.ts';
import { buildSchema, readSdl } from '#server/app/graphql/schema.ts';
import { askForToken, issueToken, listTokens } from '#tests/kit/content/apiToken.ts';
import { directiveOf, isRefused, permissions, sessionOnly } from '#tests/kit/people/permissions.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { anyScope, askFor, scopes, scopesSaidOf, unscopedOnly } from '#tests/kit/people/scopes.ts';
import { test } from '#tests/kit/test.ts';

const schema = buildSchema();
const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
const fields = roots.flatMap((root) =>
  Object.values(root?.getFields() ?? {}).map((field) => [`${root?.name}.${field.name}`, field] as const),
);

const made = new Map<string, Person>();
async function machineWith(admin: Person, wanted: readonly TokenScope[]): Promise<Person> {
  const key = wanted.toSorted().join();
  const machine = made.get(key) ?? (await issueToken(admin, { role: 'ADMIN', scopes: wanted })).machine;
  made.set(key, machine);
  return machine;
}
/** A token with every scope except these and those that include them. */
const machineWithout = (admin: Person, lacking: readonly TokenScope[]) =>
  machineWith(
    admin,
    tokenScopes.filter((scope) => ![scope, readScopeOf(scope)].some((one) => one && lacking.includes(one))),
  );

describe('the scope tables of the tests', () => {
  test('every root field that is neither public nor for sessions has the scopes of the table', () => {
    const said = Object.fromEntries(fields.map(([name, field]) => [name, scopesSaidOf(field)]));
    const all = Object.fromEntries(
      tokenScopes.map((scope) => [scope, Object.keys(said).filter((name) => said[name]?.all?.includes(scope))]),
    );
    const sorted = (table: Record<string, string[]>) =>
      Object.fromEntries(Object.entries(table).map(([key, names]) => [key, names.toSorted()]));
    expect(sorted(all)).toEqual(sorted(scopes));
    const any = Object.entries(said).flatMap(([name, one]) => (one?.any ? [[name, one.any]] : []));
    expect(Object.fromEntries(any)).toEqual(anyScope);
    const none = fields.filter(([, field]) => directiveOf(field, 'unscopedOnly')).map(([name]) => name);
    expect(none.toSorted()).toEqual(unscopedOnly.toSorted());
  });

  test('every root field declares its scopes in exactly one way', () => {
    for (const [name, field] of fields) {
      const ways = ['public', 'sessionOnly', 'unscopedOnly', 'scope'].filter((one) => directiveOf(field, one));
      expect([name, ways.length]).toEqual([name, 1]);
    }
  });

  test('exactly the deleting operations need REMOVE beside the scope of their kind', () => {
    const removing = fields
      .filter(([name, field]) => /^Mutation\.(remove|forget)/.test(name) && directiveOf(field, 'scope'))
      .map(([name]) => name);
    expect(removing.toSorted()).toEqual(scopes.REMOVE.toSorted());
    for (const name of removing) expect(Object.values(scopes).filter((names) => names.includes(name))).toHaveLength(2);
  });

  test('adminScopes are exactly the scopes whose fields all need the role ADMIN', () => {
    const staffs = Object.entries(scopes).filter(([, names]) =>
      names.some((name) => permissions[name]?.[0] === 'staff'),
    );
    const others = tokenScopes.filter((scope) => !staffs.some(([name]) => name === scope));
    // A staff token with BOOKINGS_READ reads the booking of a message.
    expect(others.filter((scope) => scope !== 'BOOKINGS_READ')).toEqual(adminScopes);
  });

  test('every field that leads to another kind needs a scope of that kind', () => {
    const kinds: Record<string, string> = {
      ...{ Message: 'MESSAGES', Person: 'MESSAGES', Note: 'MESSAGES', Answer: 'MESSAGES', ReplyTemplate: 'MESSAGES' },
      ...{ Review: 'REVIEWS', ReviewLink: 'REVIEWS', Affiliate: 'AFFILIATES', Booking: 'BOOKINGS' },
      ...{ RecentFigures: 'INSIGHTS', Overview: 'INSIGHTS', Pipeline: 'INSIGHTS', AuditEntry: 'AUDIT' },
      ...{ MediaPicture: 'CONTENT', Revision: 'CONTENT', PreviewLink: 'CONTENT', EditedPage: 'SITE', Redirect: 'SITE' },
      ...{ Webhook: 'none', User: 'none', ApiToken: 'none', Invitation: 'none' },
    };
    // Only published reviews.
    const published = ['PortfolioItem.review', 'PortfolioItem.clientReviews', 'ServiceReviews.reviews'];
    const published2 = ['QuotesSection.reviews', 'ReviewPage.nodes', 'Preview.post', 'Preview.item'];
    const wrong = Object.values(schema.getTypeMap())
      .filter(isObjectType)
      .filter((type) => !roots.includes(type) && !type.name.startsWith('__'))
      .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })))
      .filter(({ type, field }) => {
        const kind = kinds[getNamedType(field.type).name];
        const own = kinds[type.name] ?? kinds[type.name.replace(/(Connection|Edge)$/, '')];
        if (!kind || kind === own) return false;
        const said = Object.values(scopesSaidOf(field) ?? {}).flat();
        return !said.some((scope) => scope.startsWith(kind));
      })
      .map(({ type, field }) => `${type.name}.${field.name}`);
    expect(wrong.filter((path) => ![...published, ...published2].includes(path)).toSorted()).toEqual(
      [
        // The caller has just created these with the needed scope.
        ...['IssuedAffiliatePage.affiliate', 'IssuedApiToken.apiToken', 'IssuedInvitation.invitation'],
        ...['IssuedPreviewLink.previewLink', 'IssuedReviewLink.reviewLink', 'IssuedWebhook.webhook', 'Session.user'],
        ...['BookingDays.bookings', 'Slot.booking'],
        // The own account.
        'AccountChange.user',
        // Only sessions read the day.
        ...['DayOverview.calls', 'DayTally.messages'],
      ].toSorted(),
    );
  });

  test('buildSchema throws for a field with a role and no scope directive', () => {
    const query = 'extend type Query { leak: Int @auth(role: ADMIN) }';
    const nested = 'extend type BlogPost { leak: Int @auth(role: EMPLOYEE) }';
    for (const sdl of [query, nested])
      expect(() => buildSchema([...readSdl(), sdl])).toThrow(
        /leak says none of @scope, @unscopedOnly and @sessionOnly/,
      );
  });
});

const ofOperation: Record<string, TokenScope[]> = {
  'Mutation.bulkUpdate': ['REVIEWS_WRITE', 'REMOVE'],
  'Mutation.createWebhook': ['WEBHOOKS_WRITE', 'CONTENT_READ'],
  'Mutation.updateWebhook': ['WEBHOOKS_WRITE', 'CONTENT_READ'],
};

const asked = Object.entries(permissions).map(([name, [audience, operation]]) => {
  const { all = [], any = [] } = scopesSaidOf(fields.find(([one]) => one === name)?.[1] as never) ?? {};
  return { name, audience, operation, all, any, takesScope: all.length + any.length > 0 };
});

describe.for(asked.filter(({ takesScope }) => takesScope))('$name', ({ name, operation, all, any }) => {
  test('the operation is permitted for a token with its scopes', async ({ admin }) => {
    const needed = ofOperation[name] ?? [...all, ...any.slice(0, 1)];
    const { code, message } = await askFor(name, await machineWith(admin, needed), operation);
    expect([isRefused(code), message]).toEqual([false, message]);
  });

  test('the operation is FORBIDDEN for a token that lacks only a needed scope', async ({ admin }) => {
    for (const lacking of [...all.map((scope) => [scope]), ...(any.length ? [any] : [])]) {
      const { code, message } = await askFor(name, await machineWithout(admin, lacking), operation);
      const expectReported = name.startsWith('Subscription') || message?.includes('lacks the scope');
      expect([lacking, code, expectReported]).toEqual([lacking, 'FORBIDDEN', true]);
    }
  });
});

test.for(asked.filter(({ takesScope }) => !takesScope))(
  '$name refuses tokens with scopes, unless it is a public query',
  async ({ name, audience, operation }, { admin }) => {
    const isReading = audience === 'public' && !name.startsWith('Mutation.');
    const { code } = await askFor(name, await machineWith(admin, tokenScopes), operation);
    expect(isRefused(code)).toBe(!isReading);
    expect(audience !== 'public').toBe(unscopedOnly.includes(name) || sessionOnly.includes(name));
  },
);

describe('issuing a token with scopes', () => {
  test('issued scopes are the chosen ones and the read scopes that they include', async ({ admin }) => {
    const { id, apiToken } = await issueToken(admin, { scopes: ['MESSAGES_WRITE', 'INSIGHTS_READ', 'MESSAGES_WRITE'] });
    const reported = ['MESSAGES_READ', 'MESSAGES_WRITE', 'INSIGHTS_READ'];
    expect([apiToken.scopes, (await listTokens(admin))[id]?.scopes]).toEqual([reported, reported]);
    expect((await issueToken(admin, { scopes: null })).apiToken.scopes).toBeNull();
    expect((await issueToken(admin)).apiToken.scopes).toBeNull();
    const { nodes } = (
      await admin.gql('{ auditEntries(first: 3) { nodes { subject { id } changes { field after } } } }')
    ).data.auditEntries;
    const entry = nodes.find(({ subject }: { subject: { id: string } }) => subject.id === id);
    expect(entry.changes.find(({ field }: { field: string }) => field === 'scopes').after).toEqual(reported);
  });

  test.for<[role: string, chosen: string[], sentence: string]>([
    ['STAFF', [], 'Please choose what it may do, or let it use its whole role'],
    ['ADMIN', [], 'Please choose what it may do, or let it use its whole role'],
    ['PUBLISHED', ['CONTENT_READ'], 'A token that reads what is published takes no scopes'],
    ['PUBLISHED', [], 'A token that reads what is published takes no scopes'],
    ['STAFF', ['SITE_WRITE', 'AUDIT_READ'], 'Only a token with the role ADMIN may have SITE_WRITE, AUDIT_READ'],
  ])('a token of the role %s with the scopes %j is refused: %s', async ([role, chosen, sentence], { admin }) => {
    const { code, errors } = await askForToken(admin, { role, scopes: chosen });
    expect([code, errors?.[0].extensions.fields]).toEqual(['BAD_USER_INPUT', { scopes: sentence }]);
  });

  test('issueApiToken refuses unknown scopes', async ({ admin }) => {
    expect((await askForToken(admin, { scopes: ['EVERYTHING'] })).status).toBe(400);
  });

  test('a token with scopes has no more rights than its role', async ({ admin }) => {
    const { machine } = await issueToken(admin, { role: 'STAFF', scopes: ['BOOKINGS_READ'] });
    const { errors } = await machine.gql('{ bookings(from: "2026-11-27") { bookings { id } } }');
    expect(errors?.[0].message).toBe('You do not have permission to do this.');
  });
});
