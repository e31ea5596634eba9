import { expect, test, vi } from 'vitest';
import { AUDIT_DAYS } from '#schema/audit.ts';
import { startHousekeeping } from '#server/app/jobs/housekeeping.ts';
import { codeRequests, codes, sessions } from '#server/people/session/table.ts';
import { auditEntries } from '#server/platform/audit/table.ts';
import { queueMail } from '#server/platform/mail/outbox.ts';
import { outgoingMail } from '#server/platform/mail/table.ts';
import { visitFigures, visitSalts, visits } from '#server/platform/visit/table.ts';
import { webhookDeliveries, webhooks } from '#server/platform/webhook/table.ts';
import { counted, sendHit } from '#tests/kit/content/visit.ts';
import { makeWebhook, webhookOperations } from '#tests/kit/content/webhook.ts';
import { newMail } from '#tests/kit/network/outgoing.ts';
import { startProduct } from '#tests/kit/product/product.ts';

const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;

test('a failed step of housekeeping does not stop the later ones', async ({ onTestFinished }) => {
  const product = await startProduct();
  onTestFinished(() => product.stop());
  const { db } = product.services;
  await product.nobody.signIn(await product.user(), product.mail);
  product.passTime(31 * DAY);
  await db.execute('alter table totps rename to totps_away');
  await startHousekeeping(product.services)();
  expect(await db.$count(outgoingMail)).toBe(0);
});

test('housekeeping deletes sessions, codes and mails only when they have expired', async ({ onTestFinished }) => {
  const product = await startProduct();
  onTestFinished(() => product.stop());
  const { db } = product.services;
  const clean = () => startHousekeeping(product.services)();
  const count = async () => [await db.$count(sessions), await db.$count(codes), await db.$count(codeRequests)];

  // Signed in with a code, because codes and their requests expire too.
  const person = await product.nobody.signIn(await product.user(), product.mail);
  const works = async () => (await person.rest('GET', '/blogs/all')).status;
  await clean();
  expect(await count()).toEqual([1, 1, 1]);
  product.passTime(HOUR + 11 * 60 * 1000);
  await clean();
  expect(await count()).toEqual([1, 0, 0]);
  product.passTime(29 * DAY);
  await clean();
  expect(await works()).toBe(200);
  expect(await db.$count(outgoingMail)).toBe(1);
  product.passTime(DAY);
  await clean();
  expect(await count()).toEqual([0, 0, 0]);
  expect(await db.$count(outgoingMail)).toBe(0);
});

test('a delivery is deleted after 30 days, its webhook is not', async ({ onTestFinished }) => {
  const product = await startProduct();
  onTestFinished(() => product.stop());
  const { db } = product.services;
  const admin = await product.signedIn('admin');
  const { id } = await makeWebhook(admin, { url: 'https://nowhere.invalid/' });
  await admin.gql(webhookOperations.test, { id });
  product.passTime(30 * DAY - HOUR);
  await startHousekeeping(product.services)();
  expect(await db.$count(webhookDeliveries)).toBe(1);
  product.passTime(2 * HOUR);
  await startHousekeeping(product.services)();
  expect([await db.$count(webhookDeliveries), await db.$count(webhooks)]).toEqual([0, 1]);
});

test('the salt of a day is deleted after a day, its visitors after two, its figures are not', async ({
  onTestFinished,
}) => {
  const product = await startProduct();
  onTestFinished(() => product.stop());
  const { db } = product.services;
  await sendHit(product);
  await counted(product, 1);
  const kept = async () => {
    await startHousekeeping(product.services)();
    return [await db.$count(visitSalts), await db.$count(visits), await db.$count(visitFigures)];
  };
  const [salts, visitors, figures] = await kept();
  expect([salts, visitors, Number(figures) > 0]).toEqual([1, 1, true]);
  product.passTime(DAY);
  expect(await kept()).toEqual([0, 1, figures]);
  product.passTime(DAY);
  expect(await kept()).toEqual([0, 0, figures]);
});

test('audit entries are stored for two years', async ({ onTestFinished }) => {
  const product = await startProduct();
  onTestFinished(() => product.stop());
  product.holdTime();
  await product.signedIn('admin');
  const kept = async () => {
    await startHousekeeping(product.services)();
    return product.services.db.$count(auditEntries);
  };
  product.passTime(AUDIT_DAYS * DAY);
  expect([AUDIT_DAYS, await kept()]).toEqual([730, 1]);
  product.passTime(1);
  expect(await kept()).toBe(0);
});

test('several processes can run housekeeping concurrently', async ({ onTestFinished }) => {
  const product = await startProduct();
  onTestFinished(() => product.stop());
  const { db, now, log } = product.services;
  await db.transaction(async (tx) => {
    for (let count = 0; count < 200; count += 1) await queueMail(tx, newMail(), now());
  });
  await product.signedIn('Employee');
  // The outbox would log each deleted mail.
  await product.services.outbox.stop();
  product.passTime(31 * DAY);
  const warned = vi.spyOn(log, 'warn');
  const stops = Array.from({ length: 4 }, () => startHousekeeping(product.services));
  await Promise.all(stops.map((stop) => stop()));
  expect(warned).not.toHaveBeenCalled();
  expect([await db.$count(outgoingMail), await db.$count(sessions), await db.$count(codes)]).toEqual([0, 0, 0]);
});
