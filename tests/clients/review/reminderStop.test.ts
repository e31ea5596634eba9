import { eq, isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { queueReminders } from '#server/clients/review/reminders.ts';
import { reviewLinks } from '#server/clients/review/table.ts';
import { outgoingMail } from '#server/platform/mail/table.ts';
import { issueLink, postReview, reviewOperations, tokenOf } from '#tests/kit/content/review.ts';
import { startProduct } from '#tests/kit/product/product.ts';
import {
  admin,
  arrived,
  asked,
  CLIENT,
  DAY,
  isQueued,
  linkOf,
  product,
  reminded,
  SUBJECT,
  signInAgain,
  stop,
} from './reminders.ts';

describe('stopping reminders', () => {
  let optOut: string;
  let first: { id: string; token: string };
  beforeEach(async (context) => {
    first = await asked(context);
    product.passTime(7 * DAY);
    optOut = tokenOf((await arrived(1))?.text, 'stop-review-reminders');
    await signInAgain();
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
    await signInAgain();
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
    await signInAgain();
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
