import { eq, isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, type TestContext, test } from 'vitest';
import { queueReminders } from '#server/clients/review/reminders.ts';
import { reviewLinks, reviewLinkTokens } from '#server/clients/review/table.ts';
import { outgoingMail } from '#server/platform/mail/table.ts';
import { issueLink, postReview, reviewOperations, tokenOf } from '#tests/kit/content/review.ts';
import { changeSite } from '#tests/kit/content/site.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

const DAY = 24 * 3600 * 1000;
const MINUTE = 60_000;
const CLIENT = 'devika@harbour.example';
const SUBJECT = 'A reminder: how was it to work with Marquee?';

let product: Product;
let admin: Person;

async function asked({ onTestFinished }: TestContext, input: Record<string, unknown> = {}) {
  product = await startProduct();
  onTestFinished(() => product.stop());
  product.holdTime();
  admin = await product.signedIn('admin');
  return issueLink(admin, { email: CLIENT, sendMail: true, ...input });
}

/** Runs the workers of several processes. @returns all queued reminders */
async function reminded(processes = 1) {
  const look = async () => {
    while (await queueReminders(product.services));
  };
  await Promise.all(Array.from({ length: processes }, look));
  const mails = await product.services.db.select().from(outgoingMail).orderBy(outgoingMail.createdAt, outgoingMail.id);
  return mails.filter(({ subject }) => subject === SUBJECT);
}
/** Checks the total number of queued reminders; the product's own worker may still be adding one. */
async function isQueued(count: number, processes = 1) {
  await expect.poll(async () => (await reminded(processes)).length).toBe(count);
  // A reminder that has not been sent would be replaced by the next.
  if (!product.mail.refuseWith) await until(async () => (await reminded()).every(({ sentAt }) => sentAt !== null));
}
/** The reminder with this number, from 1, as it arrived. */
async function arrived(number: number) {
  const isThis = () => product.mail.mails.filter(({ subject }) => subject === SUBJECT)[number - 1];
  await until(async () => isThis() !== undefined);
  return isThis();
}
const linkOf = async (id: string) => {
  const { nodes } = (await admin.gql(reviewOperations.asks)).data.reviewLinks;
  return nodes.find((link: { id: string }) => link.id === id);
};
const stop = (token: string) => product.nobody.gql(reviewOperations.stopReminders, { token });

describe('the reminders of a link', () => {
  test('reminders are sent exactly 7 and 14 days after the mail, and there is no third', async (context) => {
    const { id, token } = await asked(context);
    product.passTime(7 * DAY - MINUTE);
    await isQueued(0);
    product.passTime(MINUTE);
    const first = await arrived(1);
    expect(first?.to?.map(({ address }) => address)).toEqual([CLIENT]);
    admin = await product.signedIn('admin');
    expect(await linkOf(id)).toMatchObject({ reminders: 1, remindedAt: product.services.now().toISOString() });
    product.passTime(7 * DAY - MINUTE);
    await isQueued(1);
    product.passTime(MINUTE);
    const second = await arrived(2);
    for (const days of [1, 6, 8]) {
      product.passTime(days * DAY);
      await isQueued(2);
    }
    const tokens = [first, second].map((mail) => tokenOf(mail?.text, 'submit-review'));
    expect(new Set([token, ...tokens]).size).toBe(3);
  });

  test('each reminder has its own link, and using one uses all', async (context) => {
    const { token } = await asked(context);
    product.passTime(7 * DAY);
    const mail = await arrived(1);
    const fresh = tokenOf(mail?.text, 'submit-review');
    const stored = JSON.stringify([
      await product.services.db.select().from(reviewLinkTokens),
      await product.services.db.select().from(reviewLinks),
    ]);
    for (const secret of [token, fresh, tokenOf(mail?.text, 'stop-review-reminders')])
      expect(stored).not.toContain(secret);
    const good = async (one: string) => (await product.nobody.gql(reviewOperations.invitation, { token: one })).code;
    expect([await good(token), await good(fresh)]).toEqual([undefined, undefined]);
    expect(await good(tokenOf(mail?.text, 'stop-review-reminders'))).toBe('NOT_FOUND');
    expect((await stop(fresh)).code).toBe('NOT_FOUND');
    const answers = await Promise.all([postReview(product.nobody, fresh), postReview(product.nobody, token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 410]);
    expect([await good(token), await good(fresh)]).toEqual(['GONE', 'GONE']);
  });

  test('reminders are marked as automatic and can be stopped from mail programs', async (context) => {
    await asked(context);
    product.passTime(7 * DAY);
    const mail = await arrived(1);
    const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value;
    const optOut = `${product.url}/stop-review-reminders/${tokenOf(mail?.text, 'stop-review-reminders')}`;
    expect(['auto-submitted', 'list-unsubscribe', 'list-unsubscribe-post'].map(header)).toEqual([
      'auto-generated',
      `<${optOut}>`,
      'List-Unsubscribe=One-Click',
    ]);
    expect(mail?.text).toContain('It works once, until ');
    // One-click unsubscribe (RFC 8058).
    const pressed = await fetch(optOut, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect([pressed.status, (await pressed.text()).includes('You will get no more reminders.')]).toEqual([200, true]);
    product.passTime(7 * DAY);
    await isQueued(1);
  });

  test.for<[what: string, end: (link: { id: string; token: string }) => Promise<unknown>]>([
    ['was used', ({ token }) => postReview(product.nobody, token)],
    ['was revoked', ({ id }) => admin.gql(reviewOperations.revoke, { id })],
    ['has expired', () => changeDays([29]).then(() => product.passTime(23 * DAY))],
  ])('a link that %s gets no reminders', async ([, end], context) => {
    const link = await asked(context);
    await end(link);
    product.passTime(7 * DAY);
    expect(await reminded(2)).toEqual([]);
  });

  test('a link that the product did not mail gets no reminders', async (context) => {
    const { id } = await asked(context, { sendMail: false });
    product.passTime(15 * DAY);
    expect(await reminded()).toEqual([]);
    admin = await product.signedIn('admin');
    expect(await linkOf(id)).toMatchObject({ mailedAt: null, reminders: 0 });
  });

  test('concurrent processes send one reminder for each of many links', async (context) => {
    await asked(context);
    for (let other = 0; other < 60; other += 1)
      await issueLink(admin, { email: `c${other}@b.example`, sendMail: true });
    product.passTime(7 * DAY);
    await isQueued(61, 4);
    const mails = await reminded(4);
    expect(new Set(mails.map(({ to }) => to)).size).toBe(61);
    expect(mails).toHaveLength(61);
  });

  test('after an outage reminders are sent one at a time with their usual interval', async (context) => {
    await asked(context);
    // The product was not running, so what it queued is removed.
    product.passTime(16 * DAY);
    await isQueued(1, 3);
    product.passTime(7 * DAY - MINUTE);
    await isQueued(1);
    product.passTime(MINUTE);
    await isQueued(2, 3);
  });

  test('waiting reminders are not sent after the link is used, revoked or stopped', async (context) => {
    const used = await asked(context);
    const revoked = await issueLink(admin, { email: 'revoked@b.example', sendMail: true });
    await product.mail.mailTo('revoked@b.example');
    product.mail.refuseWith = 451;
    product.passTime(7 * DAY);
    admin = await product.signedIn('admin');
    await isQueued(2);
    await postReview(product.nobody, used.token);
    await admin.gql(reviewOperations.revoke, { id: revoked.id });
    await isQueued(0);
  });

  test('reminders that wait until the link expires are not sent', async (context) => {
    await asked(context);
    await changeDays([29]);
    product.mail.refuseWith = 451;
    product.passTime(29 * DAY);
    await isQueued(1);
    product.passTime(DAY);
    await queueReminders(product.services);
    await isQueued(0);
  });
});

const changeDays = (reviewReminderDays: number[]) => changeSite(admin, { reviewReminderDays });

describe('the days are a setting of the site', () => {
  test('changed days apply to links mailed before: 1 and 29 days, or none', async (context) => {
    await asked(context);
    await changeDays([1, 29]);
    product.passTime(DAY);
    await isQueued(1);
    admin = await product.signedIn('admin');
    await changeDays([]);
    product.passTime(28 * DAY + MINUTE);
    await isQueued(1);
    admin = await product.signedIn('admin');
    await changeDays([1, 29]);
    await isQueued(2);
  });

  test.for([[[0]], [[30]], [[1.5]], [[7, 7]], [[14, 7]], [[1, 2, 3]], ['7']])(
    'the days %j are refused',
    async ([days], context) => {
      await asked(context);
      const { code, errors } = await admin.gql('mutation ($input: SiteInput!) { saveSite(input: $input) { id } }', {
        input: { reviewReminderDays: days },
      });
      expect([code, errors?.length]).toEqual(['BAD_USER_INPUT', 1]);
    },
  );

  test('only admins change and read the reminder days', async (context) => {
    await asked(context);
    const query = '{ site { reviewReminderDays original { reviewReminderDays } } }';
    expect((await admin.gql(query)).data.site).toEqual({
      reviewReminderDays: [7, 14],
      original: { reviewReminderDays: [7, 14] },
    });
    const employee = await product.signedIn('Employee');
    const refusals = [employee, product.nobody].map(
      async (person) => (await person.gql('{ site { reviewReminderDays } }')).code,
    );
    expect(await Promise.all(refusals)).toEqual(['FORBIDDEN', 'UNAUTHENTICATED']);
    const home = await (await fetch(product.url)).text();
    expect(home).not.toContain('reviewReminderDays');
  });
});

describe('stopping reminders', () => {
  let optOut: string;
  let first: { id: string; token: string };
  beforeEach(async (context) => {
    first = await asked(context);
    product.passTime(7 * DAY);
    optOut = tokenOf((await arrived(1))?.text, 'stop-review-reminders');
    admin = await product.signedIn('admin');
  });
  const page = (token: string, init: RequestInit = {}) =>
    fetch(`${product.url}/stop-review-reminders/${token}`, {
      ...init,
      headers: { accept: 'text/html', ...init.headers },
    });
  const post = (token: string) =>
    page(token, { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: '' });

  test('stopping reminders applies to all links of the address, which stay valid', async () => {
    const before = await issueLink(admin, { email: CLIENT.toUpperCase(), sendMail: true });
    const other = await issueLink(admin, { email: 'other@b.example', sendMail: true });
    expect((await stop(optOut)).data.stopReviewReminders).toBe(false);
    expect((await stop(optOut)).data.stopReviewReminders).toBe(false);
    const after = await issueLink(admin, { email: CLIENT, sendMail: true });
    product.passTime(8 * DAY);
    await isQueued(2, 2);
    const mails = await reminded();
    expect(mails.map(({ to }) => to)).toEqual([CLIENT, 'other@b.example']);
    admin = await product.signedIn('admin');
    for (const { id } of [first, before, after]) expect((await linkOf(id)).optedOutAt).toEqual(expect.any(String));
    expect((await linkOf(other.id)).optedOutAt).toBeNull();
    expect((await postReview(product.nobody, first.token)).status).toBe(201);
  });

  test('the page to stop reminders changes nothing before its button, which works without scripts', async () => {
    for (let look = 0; look < 3; look += 1) {
      const { status, headers } = await page(optOut);
      expect([
        status,
        headers.get('cache-control'),
        headers.get('x-robots-tag'),
        headers.get('referrer-policy'),
      ]).toEqual([...[200, 'no-store', 'noindex', 'no-referrer']]);
    }
    expect((await linkOf(first.id)).optedOutAt).toBeNull();
    const pressed = await post(optOut);
    expect([pressed.status, (await pressed.text()).includes('You will get no more reminders.')]).toEqual([200, true]);
    expect((await linkOf(first.id)).optedOutAt).toEqual(expect.any(String));
    const again = await page(optOut);
    expect([again.status, (await again.text()).includes('You will get no more reminders.')]).toEqual([200, true]);
  });

  test('an invalid opt-out link is 404 with a message', async () => {
    for (const token of ['nothing-here', first.token, optOut.slice(0, -1)]) {
      for (const answer of [await page(token), await post(token)]) {
        expect([token, answer.status]).toEqual([token, 404]);
        expect(await answer.text()).toContain('This link is invalid, or too old.');
      }
    }
    expect((await linkOf(first.id)).optedOutAt).toBeNull();
  });

  test('stopping concurrently with a queued reminder or an issued link stops both', async () => {
    product.passTime(7 * DAY);
    admin = await product.signedIn('admin');
    await Promise.all([
      stop(optOut),
      queueReminders(product.services),
      issueLink(admin, { email: CLIENT, sendMail: true }),
    ]);
    const { db } = product.services;
    const waiting = await db.select().from(outgoingMail).where(isNull(outgoingMail.sentAt));
    expect(waiting.filter(({ subject }) => subject === SUBJECT)).toEqual([]);
    const links = await db.select().from(reviewLinks).where(eq(reviewLinks.email, CLIENT));
    expect(links.map(({ optedOutAt }) => optedOutAt !== null)).toEqual([true, true]);
  });
});

test('guesses of opt-out and withdrawal links share the limit of review links', async ({ onTestFinished }) => {
  const limited = await startProduct({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' });
  onTestFinished(() => limited.stop());
  const guesser = limited.nobody.from('203.0.113.7');
  const { invitation, remindersOn, stopReminders, withdrawable, withdraw } = reviewOperations;
  const all = [invitation, remindersOn, stopReminders, withdrawable, withdraw];
  const guesses = Array.from({ length: 102 }, (_, index) =>
    guesser.gql(all[index % all.length] as string, { token: `guess-${index}` }),
  );
  const codes = (await Promise.all(guesses)).map(({ code }) => code);
  expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(2);
  expect(codes.filter((code) => code === 'NOT_FOUND')).toHaveLength(100);
});
