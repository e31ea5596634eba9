import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { mailServerLines } from '#server/platform/mail/mailServer.ts';
import { startImapServer } from '#tests/kit/network/imapServer.ts';
import { startMailServer } from '#tests/kit/network/mailServer.ts';
import { newMail, outgoingOf } from '#tests/kit/network/outgoing.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { startProduct } from '#tests/kit/product/product.ts';

/** Leads to this machine without being spelled as a loopback address. */
const ELSEWHERE = '0.0.0.0';
const PASSWORD = 'Open-Sesame-77';
const inBase64 = [PASSWORD, `\0office\0${PASSWORD}`].map((text) => Buffer.from(text).toString('base64'));

/** A server that records what it receives. @param answer to a line */
async function startRecorder(greeting: string, answer: (line: string) => string) {
  let heard = '';
  let connections = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.write(`${greeting}\r\n`);
    socket.on('data', (chunk) => {
      heard += chunk;
      for (const line of chunk.toString('latin1').split('\r\n').filter(Boolean)) socket.write(answer(line));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, heard: () => heard, connections: () => connections };
}

const smtpAnswer = (line: string) => {
  if (/^EHLO/i.test(line)) return '250-mx.example\r\n250 AUTH PLAIN LOGIN\r\n';
  return /^AUTH/i.test(line) ? '235 2.7.0 Welcome\r\n' : '502 5.5.1 Not known\r\n';
};
const imapAnswer = (line: string) => {
  const [tag, command = ''] = line.split(' ');
  if (/^CAPABILITY$/i.test(command)) return `* CAPABILITY IMAP4rev1 AUTH=PLAIN\r\n${tag} OK done\r\n`;
  return /^STARTTLS$/i.test(command) ? `${tag} BAD unknown\r\n` : `${tag} OK done\r\n`;
};

async function sendWith(environment: Record<string, string>) {
  const product = await startProduct(environment);
  onTestFinished(() => product.stop());
  const outgoing = outgoingOf(product);
  const mail = newMail();
  await outgoing.queue(mail);
  product.services.outbox.wake();
  return { product, mail, outgoing };
}

test('a mail waits for a mail server with STARTTLS before it sends a password', async () => {
  const server = await startRecorder('220 mx.example', smtpAnswer);
  const SMTP_URL = `smtp://office:${PASSWORD}@${ELSEWHERE}:${server.port}`;
  const { mail, outgoing } = await sendWith({ SMTP_URL });
  await until(async () => (await outgoing.failures(mail)) > 0);
  expect((await outgoing.rowOf(mail)).lastError).toBe('ETLS');
  expect(server.heard()).toMatch(/^EHLO/);
  expect(server.heard()).not.toMatch(/AUTH|MAIL FROM/i);
  for (const said of inBase64) expect(server.heard()).not.toContain(said);
});

test('a mail server without STARTTLS gets the password with tls=off', async () => {
  const server = await startMailServer();
  onTestFinished(() => server.stop());
  const { port } = new URL(server.url);
  const { mail } = await sendWith({ SMTP_URL: `smtp://office:${PASSWORD}@${ELSEWHERE}:${port}?tls=off` });
  expect(await server.mailTo(mail.to)).toMatchObject({ subject: 'News' });
});

test('a mail server that offers STARTTLS gets the password over TLS', async () => {
  const secured: boolean[] = [];
  const server = new SMTPServer({
    onAuth({ password }, session, done) {
      secured.push(session.secure && password === PASSWORD);
      done(null, { user: 'office' });
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  const SMTP_URL = `smtp://office:${PASSWORD}@${ELSEWHERE}:${port}?tls.rejectUnauthorized=false`;
  const { mail, outgoing } = await sendWith({ SMTP_URL });
  await until(async () => (await outgoing.rowOf(mail)).sentAt !== null);
  expect(secured).toEqual([true]);
});

test.each([
  ['offers no STARTTLS', '* OK ready'],
  ['says that the sign-in is done', '* PREAUTH welcome'],
])('an IMAP server that %s gets no password', async (_what, greeting) => {
  const server = await startRecorder(greeting, imapAnswer);
  const product = await startProduct({ IMAP_URL: `imap://office:${PASSWORD}@${ELSEWHERE}:${server.port}` });
  onTestFinished(() => product.stop());
  // The second connection shows that it retries.
  await expect.poll(server.connections).toBeGreaterThan(1);
  expect(server.heard()).not.toMatch(/LOGIN|AUTHENTICATE|SELECT|EXAMINE/i);
  for (const said of [PASSWORD, ...inBase64]) expect(server.heard()).not.toContain(said);
});

test('an IMAP server without STARTTLS is used with tls=off', async () => {
  const imap = await startImapServer();
  const url = new URL(`${imap.url}?tls=off`);
  url.hostname = ELSEWHERE;
  const product = await startProduct({ IMAP_URL: url.href });
  onTestFinished(async () => {
    await product.stop();
    await imap.stop();
  });
  await until(async () => /mailbox_following 1/.test(await (await fetch(`${product.url}/metrics`)).text()));
});

test.each([
  ['smtp://office:pw@mail.example:587', 'Mail goes out by smtp://mail.example:587, with STARTTLS, and not without it.'],
  ['smtps://office:pw@mail.example', 'Mail goes out by smtps://mail.example, with TLS.'],
  ['smtp://office:pw@mail.example?tls=off', 'Mail goes out by smtp://mail.example, WITHOUT TLS (tls=off).'],
  ['smtp://mail.example:25', 'Mail goes out by smtp://mail.example:25, with STARTTLS if the server offers it.'],
  ...['127.0.0.1', '127.8.9.1', '[::1]', 'localhost'].map((host) => [
    `smtp://office:pw@${host}:25`,
    `Mail goes out by smtp://${host}:25, with STARTTLS if the server offers it.`,
  ]),
  ...['localhost.example', '128.0.0.1', '[::2]'].map((host) => [
    `smtp://office:pw@${host}:25`,
    `Mail goes out by smtp://${host}:25, with STARTTLS, and not without it.`,
  ]),
])('a start with %s prints: %s', (SMTP_URL, line) => {
  expect(mailServerLines({ SMTP_URL })).toEqual([line]);
});
