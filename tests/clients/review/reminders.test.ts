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

/** A product whose clock stands still, with a link that was mailed. */
async function asked({ onTestFinished }: TestContext, input: Record<string, unknown> = {}) {
  product = await startProduct();
  onTestFinished(() => product.stop());
  product.holdTime();
  admin = await product.signedIn('admin');
  return issueLink(admin, { email: CLIENT, sendMail: true, ...input });
}

/** Lets so many processes look at once for what is due. @returns all reminders that are queued by now */
async function reminded(processes = 1) {
  const look = async () => {
    while (await queueReminders(product.services));
  };
  await Promise.all(Array.from({ length: processes }, look));
  const mails = await product.services.db.select().from(outgoingMail).orderBy(outgoingMail.createdAt, outgoingMail.id);
  return mails.filter(({ subject }) => subject === SUBJECT);
}
/** So many reminders are queued in all; the product's own worker may be at one right now. */
async function isQueued(count: number, processes = 1) {
  await expect.poll(async () => (await reminded(processes)).length).toBe(count);
  // One that has not left yet would give way to the next.
  if (!product.mail.refuseWith) await until(async () => (await reminded()).every(({ sentAt }) => sentAt !== null));
}
/** The reminder of this number, counted from 1, as it arrived. */
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
  test('come 7 and 14 days after it was mailed, not a minute before, and there is no third', async (context) => {
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

  test('bring a link of their own each, and whichever is used, all of them are', async (context) => {
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
    // What ends the reminders leads to no review, and the other way round.
    expect(await good(tokenOf(mail?.text, 'stop-review-reminders'))).toBe('NOT_FOUND');
    expect((await stop(fresh)).code).toBe('NOT_FOUND');
    const answers = await Promise.all([postReview(product.nobody, fresh), postReview(product.nobody, token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 410]);
    expect([await good(token), await good(fresh)]).toEqual(['GONE', 'GONE']);
  });

  test('say that they are automatic, and how they end, for mail programs too', async (context) => {
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
    // As a mail program presses it (RFC 8058).
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
  ])('never come of a link that %s', async ([, end], context) => {
    const link = await asked(context);
    await end(link);
    product.passTime(7 * DAY);
    expect(await reminded(2)).toEqual([]);
  });

  test('never come of a link that was not mailed by us', async (context) => {
    const { id } = await asked(context, { sendMail: false });
    product.passTime(15 * DAY);
    expect(await reminded()).toEqual([]);
    admin = await product.signedIn('admin');
    expect(await linkOf(id)).toMatchObject({ mailedAt: null, reminders: 0 });
  });

  test('are one of many processes that look at once, for each of many links', async (context) => {
    await asked(context);
    for (let other = 0; other < 60; other += 1)
      await issueLink(admin, { email: `c${other}@b.example`, sendMail: true });
    product.passTime(7 * DAY);
    await isQueued(61, 4);
    const mails = await reminded(4);
    expect(new Set(mails.map(({ to }) => to)).size).toBe(61);
    expect(mails).toHaveLength(61);
  });

  test('come one at a time after an outage: the second as long after the first as it would have', async (context) => {
    await asked(context);
    // The product itself was down all the while: what it would have queued is undone.
    product.passTime(16 * DAY);
    await isQueued(1, 3);
    product.passTime(7 * DAY - MINUTE);
    await isQueued(1);
    product.passTime(MINUTE);
    await isQueued(2, 3);
  });

  test('that wait for the mail server are not sent any more once the link is used, revoked or stopped', async (context) => {
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

  test('that wait until the link has expired are not sent', async (context) => {
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
  test('that holds for links which were mailed before: 1 and 29 days, or none at all', async (context) => {
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
    '%j is refused',
    async ([days], context) => {
      await asked(context);
      const { code, errors } = await admin.gql('mutation ($input: SiteInput!) { saveSite(input: $input) { id } }', {
        input: { reviewReminderDays: days },
      });
      expect([code, errors?.length]).toEqual(['BAD_USER_INPUT', 1]);
    },
  );

  test('of admins alone', async (context) => {
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

describe('whoever wants no more reminders', () => {
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

  test('gets none of any link, of later ones neither, and the links stay good', async () => {
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

  test('opens a page that changes nothing before its button is pressed, which works without scripts', async () => {
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

  test('by a link that is wrong is told so, with its status', async () => {
    for (const token of ['nothing-here', first.token, optOut.slice(0, -1)]) {
      for (const answer of [await page(token), await post(token)]) {
        expect([token, answer.status]).toEqual([token, 404]);
        expect(await answer.text()).toContain('This link is invalid, or too old.');
      }
    }
    expect((await linkOf(first.id)).optedOutAt).toBeNull();
  });

  test('at the moment in which a reminder is queued or a link is issued gets none after it', async () => {
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

test('guessing links that end reminders or withdraw a review ends with guessing review links', async ({
  onTestFinished,
}) => {
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
