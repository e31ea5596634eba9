import { decodeJwt, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSchema } from '#server/schema.ts';
import { issueToken, machineOf, tokenOperations } from '#tests/kit/apiToken.ts';
import { makePost } from '#tests/kit/blog.ts';
import { answerOf } from '#tests/kit/live.ts';
import { Person } from '#tests/kit/person.ts';
import { makeItem } from '#tests/kit/portfolio.ts';
import { type Product, startProduct } from '#tests/kit/product.ts';
import { rowCases } from '#tests/kit/restRows.ts';
import { UNKNOWN } from '#tests/kit/rows/case.ts';

type Audience = 'public' | 'staff' | 'admin';

const post = '{ title: "A title", excerpt: "An excerpt.", author: "Asha", tags: ["a"] }';
const application =
  '{ name: "Neha", companyName: "Kaveri", email: "neha@kaveri.example", phone: "+919876500114", service: ADVERTISER }';
const review =
  '{ name: "Devika", companyName: "Harbour", position: "Owner", clientFeedback: "They did it.", rating: 5 }';
const item =
  '{ title: "A title", description: "Text.", category: "Web", tags: ["a"], imageUrl: "https://a.example/a.png" }';
const newcomer = (number: number) =>
  `{ name: "Newcomer", email: "newcomer${number}@b.example", password: "Secret-123", mobile: "912345678${number}", role: EMPLOYEE }`;
const letter = '{ name: "Asha", email: "a@b.example", contactNumber: "9876543210", service: "Web Development" }';
const joining = '{ name: "Newcomer", mobile: "8000000000", password: "Secret-123" }';
const hook = '{ url: "https://hooks.example/", events: [POST_PUBLISHED] }';
let signedUp = 0;

/** THE PERMISSION TABLE, by hand (spec section 6): who may ask for each root field, and an operation that does. */
const permissions: Record<string, [audience: Audience, operation: () => string]> = {
  'Query.overview': ['staff', () => '{ overview { unreadMessages } }'],
  'Subscription.arrived': ['staff', () => 'subscription { arrived { kind } }'],
  'Query.viewer': ['staff', () => '{ viewer { id } }'],
  'Query.mySessions': ['staff', () => '{ mySessions { totalCount } }'],
  'Query.mySecondStep': ['staff', () => '{ mySecondStep { id } }'],
  'Mutation.endSession': ['staff', () => `mutation { endSession(id: "${UNKNOWN}") { id } }`],
  'Mutation.endOtherSessions': ['staff', () => 'mutation { endOtherSessions }'],
  'Mutation.changePassword': [
    'staff',
    () => 'mutation { changePassword(input: { currentPassword: "Wrong-123", newPassword: "Secret-123" }) }',
  ],
  'Mutation.beginTotp': ['staff', () => 'mutation { beginTotp(input: { password: "Wrong-123" }) { id } }'],
  'Mutation.enableTotp': ['staff', () => 'mutation { enableTotp(input: { code: "123456" }) { id } }'],
  'Mutation.disableTotp': ['staff', () => 'mutation { disableTotp(input: { password: "Wrong-123" }) { id } }'],
  'Mutation.makeRecoveryCodes': [
    'staff',
    () => 'mutation { makeRecoveryCodes(input: { password: "Wrong-123" }) { id } }',
  ],
  'Query.users': ['admin', () => '{ users { nodes { id email } } }'],
  'Query.blogPosts': ['public', () => '{ blogPosts { totalCount } }'],
  'Query.allBlogPosts': ['staff', () => '{ allBlogPosts { totalCount } }'],
  'Query.blogPostNeighbours': ['public', () => '{ blogPostNeighbours(slug: "nothing-here") { related { id } } }'],
  'Query.blogPost': ['public', () => '{ blogPost(slug: "nothing-here") { id } }'],
  'Query.messages': ['staff', () => '{ messages { totalCount } }'],
  'Query.message': ['staff', () => `{ message(id: "${UNKNOWN}") { id } }`],
  'Mutation.sendMessage': ['public', () => `mutation { sendMessage(input: ${letter}) { id } }`],
  'Mutation.markMessageRead': ['staff', () => `mutation { markMessageRead(id: "${UNKNOWN}") { id } }`],
  'Mutation.markMessageSpam': ['staff', () => `mutation { markMessageSpam(id: "${UNKNOWN}") { id } }`],
  'Mutation.replyToMessage': [
    'staff',
    () => `mutation { replyToMessage(id: "${UNKNOWN}", input: { replyText: "Hello" }) { id } }`,
  ],
  'Mutation.removeMessage': ['staff', () => `mutation { removeMessage(id: "${UNKNOWN}") { id } }`],
  'Query.portfolioItems': ['public', () => '{ portfolioItems { totalCount } }'],
  'Query.allPortfolioItems': ['staff', () => '{ allPortfolioItems { totalCount } }'],
  'Query.portfolioItem': ['public', () => '{ portfolioItem(slug: "nothing-here") { id } }'],
  'Mutation.signIn': [
    'public',
    () => 'mutation { signIn(input: { identifier: "a@b.example", password: "Secret-123" }) { message } }',
  ],
  'Mutation.verifyCode': [
    'public',
    () => 'mutation { verifyCode(input: { identifier: "a@b.example", otp: "123456" }) { token } }',
  ],
  'Mutation.resendCode': ['public', () => 'mutation { resendCode(input: { identifier: "a@b.example" }) { message } }'],
  'Mutation.signOut': ['staff', () => 'mutation { signOut }'],
  'Mutation.signUp': ['admin', () => `mutation { signUp(input: ${newcomer(signedUp++)}) { id } }`],
  'Mutation.changeUserRole': ['admin', () => `mutation { changeUserRole(id: "${UNKNOWN}", role: EMPLOYEE) { id } }`],
  'Query.invitations': ['admin', () => '{ invitations { nodes { id email } } }'],
  'Query.openInvitation': ['public', () => '{ openInvitation(token: "nothing-here") { id } }'],
  'Mutation.inviteUser': [
    'admin',
    () => 'mutation { inviteUser(input: { email: "invited@b.example", role: EMPLOYEE }) { link } }',
  ],
  'Mutation.revokeInvitation': ['admin', () => `mutation { revokeInvitation(id: "${UNKNOWN}") { id } }`],
  'Mutation.acceptInvitation': [
    'public',
    () => `mutation { acceptInvitation(token: "nothing-here", input: ${joining}) }`,
  ],
  'Query.passwordResetOpen': ['public', () => '{ passwordResetOpen(token: "nothing-here") }'],
  'Mutation.requestPasswordReset': [
    'public',
    () => 'mutation { requestPasswordReset(input: { identifier: "a@b.example" }) }',
  ],
  'Mutation.resetPassword': [
    'public',
    () => 'mutation { resetPassword(token: "nothing-here", input: { password: "Secret-123" }) }',
  ],
  'Mutation.blockUser': ['admin', () => `mutation { blockUser(id: "${UNKNOWN}") { id } }`],
  'Mutation.removeUser': ['admin', () => `mutation { removeUser(id: "${UNKNOWN}") { id } }`],
  'Mutation.createBlogPost': ['staff', () => `mutation { createBlogPost(input: ${post}) { id } }`],
  'Mutation.updateBlogPost': ['staff', () => `mutation { updateBlogPost(id: "${UNKNOWN}", input: ${post}) { id } }`],
  'Mutation.publishBlogPost': ['staff', () => `mutation { publishBlogPost(id: "${UNKNOWN}") { id } }`],
  'Mutation.removeBlogPost': ['staff', () => `mutation { removeBlogPost(id: "${UNKNOWN}") { id } }`],
  'Query.affiliates': ['staff', () => '{ affiliates { nodes { id email } } }'],
  'Mutation.apply': ['public', () => `mutation { apply(input: ${application}) { id } }`],
  'Mutation.markAffiliateSpam': ['staff', () => `mutation { markAffiliateSpam(id: "${UNKNOWN}") { id } }`],
  'Mutation.removeAffiliate': ['staff', () => `mutation { removeAffiliate(id: "${UNKNOWN}") { id } }`],
  'Query.reviews': ['public', () => '{ reviews { totalCount } }'],
  'Query.allReviews': ['staff', () => '{ allReviews { nodes { id isPublished } } }'],
  'Query.reviewLinks': ['staff', () => '{ reviewLinks { nodes { id email } } }'],
  'Query.reviewInvitation': ['public', () => '{ reviewInvitation(token: "nothing-here") }'],
  'Mutation.issueReviewLink': [
    'staff',
    () => 'mutation { issueReviewLink(input: { email: "client@b.example" }) { link } }',
  ],
  'Mutation.revokeReviewLink': ['staff', () => `mutation { revokeReviewLink(id: "${UNKNOWN}") { id } }`],
  'Mutation.submitReview': [
    'public',
    () => `mutation { submitReview(token: "nothing-here", input: ${review}) { id } }`,
  ],
  'Mutation.publishReview': ['staff', () => `mutation { publishReview(id: "${UNKNOWN}") { id } }`],
  'Mutation.removeReview': ['staff', () => `mutation { removeReview(id: "${UNKNOWN}") { id } }`],
  'Mutation.createPortfolioItem': ['staff', () => `mutation { createPortfolioItem(input: ${item}) { id } }`],
  'Mutation.updatePortfolioItem': [
    'staff',
    () => `mutation { updatePortfolioItem(id: "${UNKNOWN}", input: ${item}) { id } }`,
  ],
  'Mutation.publishPortfolioItem': ['staff', () => `mutation { publishPortfolioItem(id: "${UNKNOWN}") { id } }`],
  'Query.apiTokens': ['admin', () => '{ apiTokens { totalCount } }'],
  'Mutation.issueApiToken': [
    'admin',
    () => 'mutation { issueApiToken(input: { name: "A machine", role: STAFF, days: 1 }) { id } }',
  ],
  'Mutation.revokeApiToken': ['admin', () => `mutation { revokeApiToken(id: "${UNKNOWN}") { id } }`],
  'Query.auditEntries': ['admin', () => '{ auditEntries { nodes { id summary } } }'],
  'Query.auditActors': ['admin', () => '{ auditActors { nodes { id name } } }'],
  'Query.webhooks': ['admin', () => '{ webhooks { nodes { id url } } }'],
  'Query.webhook': ['admin', () => `{ webhook(id: "${UNKNOWN}") { id } }`],
  'Mutation.createWebhook': ['admin', () => `mutation { createWebhook(input: ${hook}) { secret } }`],
  'Mutation.updateWebhook': ['admin', () => `mutation { updateWebhook(id: "${UNKNOWN}", input: ${hook}) { id } }`],
  'Mutation.switchWebhook': ['admin', () => `mutation { switchWebhook(id: "${UNKNOWN}") { id } }`],
  'Mutation.renewWebhookSecret': ['admin', () => `mutation { renewWebhookSecret(id: "${UNKNOWN}") { secret } }`],
  'Mutation.testWebhook': ['admin', () => `mutation { testWebhook(id: "${UNKNOWN}") { id } }`],
  'Mutation.removeWebhook': ['admin', () => `mutation { removeWebhook(id: "${UNKNOWN}") { id } }`],
  'Mutation.resendWebhookDelivery': ['admin', () => `mutation { resendWebhookDelivery(id: "${UNKNOWN}") { id } }`],
  'Mutation.removePortfolioItem': ['staff', () => `mutation { removePortfolioItem(id: "${UNKNOWN}") { id } }`],
};

/** What an API token may not do, whatever its role. */
const sessionOnly = [
  'Mutation.signOut',
  'Mutation.issueApiToken',
  'Mutation.revokeApiToken',
  'POST /admin/logout',
  'Query.mySessions',
  'Query.mySecondStep',
  'Mutation.endSession',
  'Mutation.endOtherSessions',
  'Mutation.changePassword',
  'Mutation.beginTotp',
  'Mutation.enableTotp',
  'Mutation.disableTotp',
  'Mutation.makeRecoveryCodes',
];

let product: Product;
let employee: Person;
let admin: Person;
/** Machines with API tokens. */
let machines: { reader: Person; staff: Person; admin: Person };
/** Everybody who has no session, though some of them had one or say so; and whose API token is no good. */
let nobodies: Record<string, Person>;

beforeAll(async () => {
  product = await startProduct();
  const expired = await product.signedIn('admin');
  const { machine: lapsed } = await issueToken(expired, { role: 'ADMIN', days: 31 });
  product.passTime(31 * 24 * 3600 * 1000);
  employee = await product.signedIn('Employee');
  admin = await product.signedIn('admin');
  const [blocked, deleted, loggedOut] = [
    await product.signedIn('admin'),
    await product.signedIn('admin'),
    await product.signedIn('admin'),
  ];
  const [ofBlocked, ofDeleted] = [await machineOf(blocked, 'ADMIN'), await machineOf(deleted, 'ADMIN')];
  await admin.gql('mutation ($id: UUID!) { blockUser(id: $id) { id } }', { id: blocked.id });
  await admin.gql('mutation ($id: UUID!) { removeUser(id: $id) { id } }', { id: deleted.id });
  await loggedOut.gql('mutation { signOut }');

  const revoked = await issueToken(admin, { role: 'ADMIN' });
  await admin.gql(tokenOperations.revoke, { id: revoked.id });
  machines = {
    reader: await machineOf(admin, 'PUBLISHED'),
    staff: await machineOf(admin, 'STAFF'),
    admin: await machineOf(admin, 'ADMIN'),
  };

  const claims = decodeJwt(admin.token as string);
  const [, payload] = (admin.token as string).split('.');
  const none = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${payload}.`;
  const otherKey = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new Uint8Array(48).fill(7));
  const withToken = (token: string) => new Person(product.url, { token });
  nobodies = {
    anonymous: product.nobody,
    blocked,
    deleted,
    loggedOut,
    expired,
    unsigned: withToken(none),
    forged: withToken(otherKey),
    unfinished: withToken((admin.token as string).slice(0, -5)),
    ...{ ofBlocked, ofDeleted, lapsed, revoked: revoked.machine },
    guessed: withToken(`mqt_${'A'.repeat(43)}`),
  };
});
afterAll(() => product.stop());

test('the table has every root field of the schema', () => {
  const schema = buildSchema();
  const fields = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((root) =>
    Object.keys(root?.getFields() ?? {}).map((field) => `${root?.name}.${field}`),
  );
  expect(Object.keys(permissions).sort()).toEqual(fields.sort());
});

const isRefused = (code: string | undefined) => code === 'UNAUTHENTICATED' || code === 'FORBIDDEN';

/** What a root field answers, wherever it is asked for. */
const ask = (name: string, person: Person, operation: () => string) =>
  name.startsWith('Subscription.') ? answerOf(person, operation()) : person.gql(operation());

describe.for(Object.entries(permissions))('%s', ([name, [audience, operation]]) => {
  /** Signing out is done by somebody of the same role, so that the others stay. */
  const one = async (role: 'Employee' | 'admin') => {
    if (name === 'Mutation.signOut') return product.signedIn(role);
    return role === 'admin' ? admin : employee;
  };

  test(`is for ${audience}: nobody without a session gets further than that`, async () => {
    for (const [who, person] of Object.entries(nobodies)) {
      const { code, data } = await ask(name, person, operation);
      if (audience === 'public') expect([who, isRefused(code)]).toEqual([who, false]);
      else expect([who, code, data ?? null]).toEqual([who, 'UNAUTHENTICATED', null]);
    }
  });

  test('an employee', async () => {
    const { code, data } = await ask(name, await one('Employee'), operation);
    if (audience === 'admin') expect([code, data ?? null]).toEqual(['FORBIDDEN', null]);
    else expect(isRefused(code)).toBe(false);
  });

  test('an admin', async () => {
    expect(isRefused((await ask(name, await one('admin'), operation)).code)).toBe(false);
  });
});

/** Which machines get through to what is for this audience. */
const lets = (name: string, audience: Audience, isChange: boolean) => ({
  reader: audience === 'public' && !isChange,
  staff: audience !== 'admin' && !sessionOnly.includes(name),
  admin: !sessionOnly.includes(name),
});

test.each(Object.entries(permissions))(
  '%s lets API tokens as far as their roles',
  async (name, [audience, operation]) => {
    const letThrough = lets(name, audience, name.startsWith('Mutation'));
    for (const who of ['reader', 'staff', 'admin'] as const) {
      const { code } = await ask(name, machines[who], operation);
      expect([who, isRefused(code) ? code : 'through']).toEqual([who, letThrough[who] ? 'through' : 'FORBIDDEN']);
    }
  },
);

describe('REST asks the same', () => {
  test.each(Object.entries(rowCases))('%s of API tokens', async (name, { audience }) => {
    const [method = '', path = ''] = name.split(' ');
    const letThrough = lets(name, audience, method !== 'GET');
    const address = path.replace(':id', UNKNOWN).replace(':slug', 'nothing-here');
    for (const who of ['reader', 'staff', 'admin'] as const) {
      const { status } = await machines[who].rest(method, address);
      const refused = [401, 403].includes(status);
      expect([who, refused ? status : 'through']).toEqual([who, letThrough[who] ? 'through' : 403]);
    }
  });

  test.for(Object.entries(rowCases))('%s', async ([name, { audience, good, status }]) => {
    const method = name.split(' ')[0] as string;
    let call = await good(product, employee);
    for (const [who, person] of Object.entries(nobodies)) {
      const answer = await person.rest(method, call.path, call.body);
      expect([who, answer.status]).toEqual([who, audience === 'public' ? status : 401]);
      if (audience === 'public') call = await good(product, employee);
    }
    if (audience === 'admin') expect((await employee.rest(method, call.path, call.body)).status).toBe(403);
    // Nothing of what was refused has happened: whoever may finds it undone.
    const last = name.endsWith('logout') ? await product.signedIn('Employee') : audience === 'staff' ? employee : admin;
    expect((await last.rest(method, call.path, call.body)).status).toBe(status);
  });

  test('a draft is 404 for whoever has no session', async () => {
    const { slug } = await makePost(employee);
    const { slug: itemSlug } = await makeItem(employee);
    for (const [who, person] of Object.entries(nobodies)) {
      for (const path of [`/blogs/${slug}`, `/portfolio/${itemSlug}`]) {
        expect([who, path, (await person.rest('GET', path)).status]).toEqual([who, path, 404]);
      }
    }
    expect((await employee.rest('GET', `/portfolio/${itemSlug}`)).status).toBe(200);
  });

  test('the sign-up form of the old client sends no token and is told so, before its fields are judged', async () => {
    const { status, body } = await product.nobody.rest('POST', '/admin/signup', { name: '' });
    expect([status, body.message]).toEqual([
      401,
      'Only a signed-in admin can create users: send an admin bearer token.',
    ]);
  });
});

test('a forbidden field in an operation with others stops only itself, and a refused mutation changes nothing', async () => {
  const { data, errors } = await employee.gql('{ viewer { id } users { totalCount } }');
  // Neither may be null, so that nothing of the whole is told.
  expect([data, errors?.map(({ path }) => path)]).toEqual([null, [['users']]]);
  const before = await product.services.db.execute('select count(*) from users');
  await employee.gql(`mutation { signUp(input: ${newcomer(9)}) { id } }`);
  expect((await product.services.db.execute('select count(*) from users')).rows).toEqual(before.rows);
});
