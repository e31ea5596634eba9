import { expect, test } from 'vitest';
import { failureOf } from '#server/platform/mail/failure.ts';
import type { OutgoingMailRow } from '#server/platform/mail/table.ts';
import { smtpTransport } from '#server/platform/mail/transport.ts';
import { startMailServer } from '#tests/kit/network/mailServer.ts';

const mailTo = (to: string): OutgoingMailRow => ({
  ...{ id: crypto.randomUUID(), to, subject: 'Hello', text: 'Hello', headers: {} },
  ...{ calendar: null, follows: [], about: [], createdAt: new Date(), runAt: new Date(), settlesAt: null },
  ...{ attempts: 0, deferrals: 0, lastError: null, serverReply: null, sentAt: null, undeliveredAt: null },
});

test('mails share connections, of which there are at most ten', async ({ onTestFinished }) => {
  const server = await startMailServer();
  const transport = smtpTransport(server.url, async () => 'office@agency.example');
  onTestFinished(() => server.stop());
  onTestFinished(() => transport.close());
  let connections = 0;
  server.answer = (step) => {
    if (step === 'greeting') connections += 1;
    return null;
  };
  await Promise.all(Array.from({ length: 40 }, (_, index) => transport.send(mailTo(`${index}@client.example`))));
  await transport.send(mailTo('last@client.example'));
  expect(server.mails).toHaveLength(41);
  expect(connections).toBeLessThanOrEqual(10);
});

test('a connection that the server closed is replaced, and a refusal is still told apart', async ({
  onTestFinished,
}) => {
  const server = await startMailServer();
  const port = Number(new URL(server.url).port);
  const transport = smtpTransport(server.url, async () => 'office@agency.example');
  onTestFinished(() => transport.close());
  await transport.send(mailTo('one@client.example'));
  await server.stop();
  const next = await startMailServer(port);
  onTestFinished(() => next.stop());
  await transport.send(mailTo('two@client.example'));
  expect(next.mails).toHaveLength(1);
  next.answer = (step) => (step === 'rcpt' ? '550 5.1.1 User unknown' : null);
  const failure = await transport.send(mailTo('three@client.example')).then(() => null, failureOf);
  expect(failure).toMatchObject({ kind: 'refused', status: 550, reply: '550 5.1.1 User unknown' });
});
