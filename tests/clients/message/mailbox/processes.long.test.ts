import { afterAll, beforeAll, expect, test } from 'vitest';
import { entriesOf, writeAnswer } from '#tests/kit/content/incomingMail.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { rounds } from '#tests/kit/long.ts';
import { type ImapServer, startImapServer } from '#tests/kit/network/imapServer.ts';
import { Person } from '#tests/kit/people/person.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { type Processes, startProcesses } from '#tests/kit/product/processes.ts';

let imap: ImapServer;
let processes: Processes;
beforeAll(async () => {
  imap = await startImapServer();
  processes = await startProcesses({ IMAP_URL: imap.url, RATE_LIMITS: 'off' });
});
afterAll(async () => {
  await processes.stop();
  await imap.stop();
});

const isFollowing = async ({ url }: { url: string }) =>
  /mailbox_following 1/.test(await (await fetch(`${url}/metrics`)).text().catch(() => ''));
const followers = async () => {
  const all = await Promise.all(processes.servers.map((server) => server.isRunning && isFollowing(server)));
  return all.flatMap((follows, number) => (follows ? [number] : []));
};
const countOf = async (table: 'answers' | 'incoming_mails') =>
  Number((await processes.rows(`select count(*) from ${table}`))[0]?.count);

test('the other of two processes follows the mailbox without loss after a kill', async () => {
  const message = await makeMessage({ nobody: new Person(processes.proxy.url) });
  const mail = await processes.mail.mailTo(message.email);
  const texts: string[] = [];
  for (let round = 0; round < rounds(1, 6); round++) {
    await expect.poll(followers).toHaveLength(1);
    const [number] = (await followers()) as [0 | 1];
    expect(imap.clients()).toBe(1);
    for (let count = 0; count < 10; count++) {
      texts.push(`Answer ${texts.length}.`);
      imap.deliver(await writeAnswer(mail, { text: texts.at(-1), attachments: [{ filename: 'a.txt', content: 'a' }] }));
    }
    // The kill comes after another number of mails each time.
    await until(async () => (await countOf('answers')) >= texts.length - 10 + (round % 10), { everyMs: 5 });
    await processes.servers[number].end('SIGKILL');
    if (round % 2) await imap.kill().then(imap.restart);
    const taken = async () => (await entriesOf(processes.admin, message.id, 'Answer')).map(({ text }) => text).sort();
    await expect.poll(taken).toEqual(texts.toSorted());
    await processes.startAgain();
  }
  expect(await countOf('answers')).toBe(texts.length);
  expect(await countOf('incoming_mails')).toBe(texts.length);
});
