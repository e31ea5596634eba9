/**
 * Every change by staff leaves one audit entry. A NEW MUTATION needs a row in a file of tests/kit/content/audited/: its
 * name, and for each action a case that prepares the data and returns the expected entry. Mutations that are not
 * changes by staff are listed in `unnoted`, with the reason.
 */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSchema } from '#server/app/graphql/schema.ts';
import { affiliateOperations, makeAffiliate } from '#tests/kit/content/affiliate.ts';
import { issueToken } from '#tests/kit/content/apiToken.ts';
import { bookingCases } from '#tests/kit/content/audited/bookings.ts';
import {
  ADDRESS,
  type AuditedWorld,
  type Case,
  type Cases,
  entriesDuring,
  perform,
} from '#tests/kit/content/audited/case.ts';
import { clientCases } from '#tests/kit/content/audited/clients.ts';
import { contentCases } from '#tests/kit/content/audited/content.ts';
import { deskCases } from '#tests/kit/content/audited/desk.ts';
import { hostCases } from '#tests/kit/content/audited/hosts.ts';
import { houseCases } from '#tests/kit/content/audited/house.ts';
import { inboxCases } from '#tests/kit/content/audited/inbox.ts';
import { mediaCases } from '#tests/kit/content/audited/media.ts';
import { newsletterCases } from '#tests/kit/content/audited/newsletter.ts';
import { accountCases, personalDataCases, waysInCases } from '#tests/kit/content/audited/people.ts';
import { foundCases } from '#tests/kit/content/audited/redirectCases.ts';
import { blogOperations, blogPost, makePost, sendPost } from '#tests/kit/content/blog.ts';
import { makeMessage, messageOperations } from '#tests/kit/content/message.ts';
import { issueLink, reviewOperations } from '#tests/kit/content/review.ts';
import { UNKNOWN } from '#tests/kit/network/rows/case.ts';
import { startProduct } from '#tests/kit/product/product.ts';

const table: Cases = {
  ...{ ...contentCases, ...inboxCases, ...deskCases, ...clientCases, ...foundCases },
  ...{
    ...bookingCases,
    ...hostCases,
    ...mediaCases,
    ...newsletterCases,
    ...houseCases,
    ...accountCases,
    ...personalDataCases,
    ...waysInCases,
  },
};

const unnoted = {
  apply: 'by the public',
  sendMessage: 'by the public',
  bookCall: 'by the public',
  moveCall: 'by the client, and told in the thread of the enquiry',
  cancelCall: 'by the client, and told in the thread of the enquiry',
  submitReview: 'by the public',
  withdrawReview: 'by the client, who is nobody here: tests/clients/review/withdrawal.test.ts reads the entry',
  subscribeToNewsletter: 'by the public',
  answerNewsletter: 'by the reader, for their own address',
  testNewsletter: 'changes nothing',
  stopReviewReminders: 'by the client, for their own address',
  signIn: 'the password alone opens nothing: verifyCode does',
  resendCode: 'changes nothing',
  requestPasswordReset: 'by whoever says so; resetPassword changes something',
  saveView: 'of nobody but its owner',
  removeView: 'of nobody but its owner',
  beginTotp: 'nothing holds before enableTotp',
  saveReplyDraft: "said every second, of what is nobody else's yet",
  markPresence: 'said every 20 s, and forgotten after 45',
  saveContentDraft: "said every few seconds, of what is nobody else's yet",
  discardContentDraft: 'of nobody but its writer',
  markEditing: 'said every 20 s, and forgotten after 45',
  markFirstStep: 'a mark of what is done; the change itself is noted',
  endFirstSteps: 'hides a list of what is open',
  sendTestMail: 'changes nothing',
  readMailboxNow: 'changes nothing',
  saveImportMapping: 'nothing is imported before startImport',
  removeSampleContent: 'would take the data of the other cases: tests/office/samples/samples.test.ts reads the entry',
};

let world: AuditedWorld;
beforeAll(async () => {
  const product = await startProduct({ TRUST_PROXY: '127.0.0.1' });
  const admin = (await product.signedIn('admin', { name: 'Asha Menon' })).from(ADDRESS);
  world = { product, admin: Object.assign(admin, { name: 'Asha Menon' }) };
});
afterAll(() => world.product.stop());

test('the table covers every mutation of the schema', () => {
  const mutations = Object.keys(buildSchema().getMutationType()?.getFields() ?? {});
  expect([...Object.keys(table), ...Object.keys(unnoted)].sort()).toEqual(mutations.sort());
});

const cases = Object.entries(table).flatMap(([name, prepared]) =>
  prepared.map((one, index) => [name, index, one] as const),
);

/** Secrets that answers returned once: tokens, keys and links. */
const reported: string[] = [];
const remembering =
  (prepare: Case): Case =>
  async (given) => {
    const change = await prepare(given);
    const act = async () => {
      const answer = await change.act();
      const secrets = JSON.stringify(answer.data).matchAll(/"(?:token|secret|link)":"([^"]+)"/g);
      for (const [, secret] of secrets) reported.push(secret as string);
      return answer;
    };
    return { ...change, act };
  };

test.each(cases)('%s (%i) leaves one audit entry with actor, address, before and after', async (_, __, prepare) => {
  const { entries, expected } = await perform(world, remembering(prepare));
  expect(entries).toEqual([
    { ...expected, id: expect.any(String), at: expect.any(Date), requestId: expect.any(String) },
  ]);
});

describe('changes without an audit entry', () => {
  const none = async (act: () => Promise<{ code?: string | undefined }>, code: string | undefined) => {
    const { result, entries } = await entriesDuring(world.product, act);
    expect([result.code, entries]).toEqual([code, []]);
  };

  test('a refused change leaves no audit entry', async () => {
    const { product, admin } = world;
    const employee = await product.signedIn('Employee');
    const post = await makePost(admin);
    const remove = 'mutation ($id: UUID!) { removeUser(id: $id) { id } }';
    await none(() => product.nobody.gql(blogOperations.remove, { id: post.id }), 'UNAUTHENTICATED');
    await none(() => employee.gql(remove, { id: admin.id }), 'FORBIDDEN');
    await none(() => admin.gql(remove, { id: UNKNOWN }), 'NOT_FOUND');
    await none(() => admin.gql(remove, { id: admin.id }), 'CONFLICT');
    await none(() => sendPost(admin, { slug: post.slug }), 'CONFLICT');
    const other = await makePost(admin);
    const input = blogPost({ slug: post.slug });
    await none(() => admin.gql(blogOperations.update, { id: other.id, input }), 'CONFLICT');
    await none(() => sendPost(admin, { title: '' }), 'BAD_USER_INPUT');
    const code = 'mutation { verifyCode(input: { identifier: "nobody@staff.example", otp: "000000" }) { token } }';
    await none(() => product.nobody.gql(code), 'BAD_CREDENTIALS');
  });

  test('a change without effect leaves no audit entry', async () => {
    const { product, admin } = world;
    const sent = blogPost();
    const { id } = await makePost(admin, sent);
    await none(() => admin.gql(blogOperations.publish, { id, isPublished: false }), undefined);
    await none(() => admin.gql(blogOperations.update, { id, input: sent }), undefined);
    const message = await makeMessage(product);
    await none(() => admin.gql(messageOperations.mark, { id: message.id, isRead: false }), undefined);
    const link = await issueLink(admin);
    await admin.gql(reviewOperations.revoke, { id: link.id });
    await none(() => admin.gql(reviewOperations.revoke, { id: link.id }), undefined);
  });
});

describe('a change and its audit entry', () => {
  const isThere = async (id: string) =>
    (await world.product.services.db.execute(sql`select 1 from affiliates where id = ${id}`)).rows.length === 1;
  const removing = async () => {
    const { product, admin } = world;
    const { id } = await makeAffiliate(product.nobody);
    const { result, entries } = await entriesDuring(product, () => admin.gql(affiliateOperations.remove, { id }));
    return [result.code, entries.length, await isThere(id)];
  };

  test('a rollback removes the audit entry', async () => {
    const { db } = world.product.services;
    await db.execute(
      `create function refuse() returns trigger language plpgsql as 'begin raise exception ''no''; end'`,
    );
    await db.execute(`create constraint trigger refuse after delete on affiliates deferrable initially deferred
      for each row execute function refuse()`);
    try {
      expect(await removing()).toEqual(['INTERNAL_SERVER_ERROR', 0, true]);
    } finally {
      await db.execute('drop trigger refuse on affiliates');
    }
    expect(await removing()).toEqual([undefined, 1, false]);
  });

  test('a failing audit entry rolls the change back', async () => {
    const { db } = world.product.services;
    await db.execute(`alter table audit_entries add constraint refuse check (action <> 'affiliate.remove') not valid`);
    try {
      expect(await removing()).toEqual(['INTERNAL_SERVER_ERROR', 0, true]);
    } finally {
      await db.execute('alter table audit_entries drop constraint refuse');
    }
  });

  test('two concurrent toggles leave two entries, each with the state it found', async () => {
    const { product, admin } = world;
    const { id } = await makePost(admin);
    const flip = () => admin.gql(blogOperations.publish, { id });
    const { entries } = await entriesDuring(product, () => Promise.all([flip(), flip()]));
    const reported = entries.map(({ action, before, after }) => [action, before?.isPublished, after?.isPublished]);
    expect(reported.sort()).toEqual([
      ['blog.publish', false, true],
      ['blog.unpublish', true, false],
    ]);
  });
});

test('the audit entry of a change by API token has the admin as actor and the token as way', async () => {
  const { product, admin } = world;
  const { machine } = await issueToken(admin, { role: 'STAFF' });
  const { id } = await makePost(admin);
  const { entries } = await entriesDuring(product, () => machine.from(ADDRESS).rest('DELETE', `/blogs/${id}`));
  expect(entries).toMatchObject([{ actorId: admin.id, via: 'token', address: ADDRESS, action: 'blog.remove' }]);
});

test('no audit entry contains a password, code, token, secret or hash', async () => {
  const { db } = world.product.services;
  // Beside the values from the answers: everything stored as hash or encrypted.
  const kept = await db.execute<{ value: string }>(`select password_hash as value from users
    union select token_hash from api_tokens union select token_hash from review_links
    union select sealed_secret from webhooks union select code_hash from codes`);
  const { rows } = await db.execute<{ entry: string }>('select audit_entries::text as entry from audit_entries');
  const all = rows.map(({ entry }) => entry).join('\n');
  const secrets = [
    ...reported.map((secret) => secret.split('/').at(-1) as string),
    ...kept.rows.map(({ value }) => value),
  ];
  expect(secrets.length).toBeGreaterThan(20);
  for (const secret of [...secrets, 'Secret-123', world.admin.token as string]) expect(all).not.toContain(secret);
  expect(all).not.toMatch(/mqt_|whsec_|\$argon2/);
});
