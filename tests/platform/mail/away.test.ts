import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { isNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { outgoingMail } from '#server/platform/mail/table.ts';
import type { Loop } from '#server/platform/worker/retryLoop.ts';
import { application } from '#tests/kit/content/affiliate.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { rounds } from '#tests/kit/long.ts';
import { startMailServer } from '#tests/kit/network/mailServer.ts';
import { startOtherOutbox } from '#tests/kit/network/outgoing.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

const MINUTE = 60_000;
/** Duration of the outage. */
const MINUTES = rounds(8, 60);

/** Accepts connections on the mail server's port and stays silent. */
async function startSilence(port: number) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    /** Closes the connections, as a client does after its timeout. */
    hangUp: () => sockets.forEach((socket) => void socket.destroy()),
    async stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}

type Trouble = { hangUp?(): void; end(): Promise<unknown> };
/** Failures of a mail server, and the function that ends each. */
const troubles: Record<string, (product: Product, port: number) => Promise<Trouble>> = {
  async down({ mail }, port) {
    await mail.stop();
    return { end: () => startMailServer(port) };
  },
  async silent({ mail }, port) {
    await mail.stop();
    const silence = await startSilence(port);
    return {
      hangUp: silence.hangUp,
      async end() {
        await silence.stop();
        return startMailServer(port);
      },
    };
  },
  async 'greeting with 554'({ mail }) {
    mail.answer = (step) => (step === 'greeting' ? '554 5.3.2 not now' : null);
    return {
      async end() {
        mail.answer = () => null;
        return mail;
      },
    };
  },
};

/** Actions of users during the outage, each answered. @returns the number of mails that follow */
async function goOn(product: Product): Promise<number> {
  const staff = await product.user();
  const { nobody } = product;
  expect(
    (await nobody.rest('POST', '/admin/login', { identifier: staff.email, password: staff.password })).status,
  ).toBe(200);
  for (let count = 0; count < 12; count++) await makeMessage(product);
  expect((await nobody.rest('POST', '/affiliate', application())).status).toBe(201);
  return 1 + 2 * 12 + 1;
}

test.each(Object.keys(troubles))(
  'all mails arrive once within two minutes after a long outage with a mail server that is %s',
  async (name) => {
    const product = await startProduct();
    product.holdTime();
    const { db, now, outbox } = product.services;
    const port = Number(new URL(product.mail.url).port);
    const trouble = (await troubles[name]?.(product, port)) as Trouble;
    const promised = await goOn(product);
    const waiting = () => db.select().from(outgoingMail).where(isNull(outgoingMail.sentAt));
    expect(await waiting()).toHaveLength(promised);

    let survivor: Loop | undefined;
    for (let minute = 1; minute <= MINUTES; minute++) {
      // Another server joins halfway, as after a restart.
      if (minute === MINUTES / 2) survivor = startOtherOutbox(product);
      product.passTime(MINUTE);
      outbox.wake();
      survivor?.wake();
      await until(async () => {
        trouble.hangUp?.();
        return (await waiting()).every(({ attempts, lastError }) => attempts >= minute && lastError);
      });
    }
    expect(await waiting()).toHaveLength(promised);

    const mail = (await trouble.end()) as typeof product.mail;
    product.passTime(MINUTE);
    outbox.wake();
    // An attempt running at the return may fail after the clock moved; its next one is a minute later.
    await until(async () => (await waiting()).every(({ runAt, lastError }) => lastError && runAt > now()));
    product.passTime(MINUTE);
    outbox.wake();
    await until(async () => (await waiting()).length === 0);
    const ids = mail.mails.map(({ messageId }) => messageId);
    expect(ids).toHaveLength(promised);
    expect(new Set(ids).size).toBe(promised);
    await survivor?.stop();
    await mail.stop();
    await product.stop();
  },
);
