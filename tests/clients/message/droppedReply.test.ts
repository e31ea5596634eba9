import { expect, vi } from 'vitest';
import { makeMessage, messageOperations } from '#tests/kit/content/message.ts';
import { replyWithFiles } from '#tests/kit/content/replyFiles.ts';
import { outgoingOf } from '#tests/kit/network/outgoing.ts';
import { test } from '#tests/kit/test.ts';

test('a reply whose enquiry is deleted while its files are read is not sent', async ({ product, employee }) => {
  const { id, email } = await makeMessage(product);
  await product.mail.mailTo(email);
  const { store, outbox } = product.services;
  const reading = Promise.withResolvers<void>();
  const removed = Promise.withResolvers<void>();
  const getBytes = store.getBytes.bind(store);
  vi.spyOn(store, 'getBytes').mockImplementation(async (key) => {
    const file = await getBytes(key);
    reading.resolve();
    await removed.promise;
    return file;
  });
  await replyWithFiles(employee, id, [new File(['Our offer'], 'offer.txt', { type: 'text/plain' })]);
  await reading.promise;
  await employee.gql(messageOperations.remove, { id });
  removed.resolve();
  // Waits for the mails that are being sent.
  await outbox.stop();
  expect(outgoingOf(product).copies({ to: email })).toHaveLength(1);
});
