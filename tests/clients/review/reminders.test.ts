import { describe, expect, test } from 'vitest';
import { queueReminders } from '#server/clients/review/reminders.ts';
import { reviewLinks, reviewLinkTokens } from '#server/clients/review/table.ts';
import { issueLink, postReview, reviewOperations, tokenOf } from '#tests/kit/content/review.ts';
import { changeSite } from '#tests/kit/content/site.ts';
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
  signInAgain,
  stop,
} from './reminders.ts';

const MINUTE = 60_000;

describe('the reminders of a link', () => {
  test('the only two reminders are sent exactly 7 and 14 days after the mail', async (context) => {
    const { id, token } = await asked(context);
    product.passTime(7 * DAY - MINUTE);
    await isQueued(0);
    product.passTime(MINUTE);
    const first = await arrived(1);
    expect(first?.to?.map(({ address }) => address)).toEqual([CLIENT]);
    await signInAgain();
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

  test('each reminder has its own link to the one review', async (context) => {
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

  test('a reminder is marked as automatic and can be stopped from a mail program', async (context) => {
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
    await signInAgain();
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
    await signInAgain();
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

describe('the days as a setting of the site', () => {
  test('changed days apply to links mailed before: 1 and 29 days, or none', async (context) => {
    await asked(context);
    await changeDays([1, 29]);
    product.passTime(DAY);
    await isQueued(1);
    await signInAgain();
    await changeDays([]);
    product.passTime(28 * DAY + MINUTE);
    await isQueued(1);
    await signInAgain();
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

  test('only admins read the reminder days', async (context) => {
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
