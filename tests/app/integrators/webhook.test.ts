import { afterAll, beforeAll, expect, test } from 'vitest';
import { signatureOf } from '#server/platform/webhook/secret.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { deliveryOnce, isDelivered, makeWebhook } from '#tests/kit/content/webhook.ts';
import { exampleBelow, expectShown } from '#tests/kit/network/examples.ts';
import { freePort } from '#tests/kit/network/port.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { type Installation, startInstallation } from '#tests/kit/product/installation.ts';

let installation: Installation;
beforeAll(async () => {
  installation = await startInstallation({ settings: { WEBHOOKS_ALLOW_PRIVATE: 'on' } });
});
afterAll(() => installation.stop());

test('the documented receiver handles only signed deliveries, once each, also with a renewed secret', async () => {
  const example = exampleBelow('Webhooks');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const webhook = await makeWebhook(installation.admin, { url });
  const receiver = await installation.start({ ...example, code: example.code.replace('4001', String(port)) }, [], {
    WEBHOOK_SECRET: webhook.secret,
  });
  const send = (headers = {}, body = '{}') => fetch(url, { method: 'POST', headers, body });
  await until(() =>
    send().then(
      ({ status }) => status === 401,
      () => false,
    ),
  );

  await makeMessage(installation.product, { name: 'Meera Nair' });
  const { id, body } = await deliveryOnce(installation.product, webhook, isDelivered);
  await until(() => receiver.said() !== '');
  expectShown(receiver.said(), example.answer);

  const now = new Date();
  const good = signatureOf(id, body, webhook.secret, now);
  expect((await send(good, body)).status).toBe(204);
  expectShown(receiver.said(), example.answer);
  expect((await send(good, body.replace('Meera', 'Megha'))).status).toBe(401);
  expect((await send({ ...good, 'webhook-id': 'another' }, body)).status).toBe(401);
  expect((await send(signatureOf('another', body, 'whsec_AAAA', now), body)).status).toBe(401);
  const late = new Date(now.getTime() - 6 * 60 * 1000);
  expect((await send(signatureOf('another', body, webhook.secret, late), body)).status).toBe(401);

  // During an overlap receivers with the old and with the new secret both accept it.
  const ask = async (document: string) => (await installation.admin.gql(document, { id: webhook.id })).data;
  const { renewWebhookSecret } = await ask(
    'mutation ($id: UUID!) { renewWebhookSecret(id: $id, isAtOnce: false) { secret } }',
  );
  const test = async () => (await ask('mutation ($id: UUID!) { testWebhook(id: $id) { id } }')).testWebhook.id;
  const statusOf = async (id: string) => {
    const delivery = await deliveryOnce(installation.product, webhook, (one) => one.id === id && one.status !== null);
    return delivery.status;
  };
  expect(await statusOf(await test())).toBe(204);
  await receiver.stop();
  const renewed = await installation.start({ ...example, code: example.code.replace('4001', String(port)) }, [], {
    WEBHOOK_SECRET: renewWebhookSecret.secret,
  });
  await until(() =>
    send().then(
      ({ status }) => status === 401,
      () => false,
    ),
  );
  expect(await statusOf(await test())).toBe(204);
  await renewed.stop();
});
