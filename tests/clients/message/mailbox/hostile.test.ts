import { setTimeout as tick } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { MAX_ANSWER, MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS } from '#schema/conversation.ts';
import { incomingMailStrings } from '#schema/incomingMail.ts';
import { MAX_MAIL_BYTES, type ReadMail, readMail } from '#server/clients/message/mailbox/readMail.ts';
import { casesOf } from '#tests/kit/long.ts';

const MB = 1024 * 1024;
const head = 'From: Mallory <mallory@evil.example>\r\nSubject: Hello\r\nMessage-ID: <evil@evil.example>\r\n';
const mixed = `${head}Content-Type: multipart/mixed; boundary=b\r\n\r\n`;
const filled = (beginning: string, unit: string, bytes: number) =>
  Buffer.concat([Buffer.from(beginning), Buffer.alloc(bytes, unit)]);
const file = (name: string, bytes: number) =>
  `--b\r\nContent-Type: application/pdf; name=${name}\r\nContent-Disposition: attachment\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.alloc(bytes, 'x').toString('base64')}\r\n`;
const honest = Buffer.from(`${head}\r\nYes, on Tuesday.`);
const large = filled(`${head}\r\n`, 'word\n', 2 * MB);
const unreadable = { text: '', attachments: [], omitted: [incomingMailStrings.unreadable] };

function nestedMessages(depth: number): Buffer {
  const parts = Array.from(
    { length: depth },
    (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
  );
  return Buffer.from(head + parts.join('Content-Type: message/rfc822\r\n\r\n'));
}

const cases: Record<string, { mail: () => Buffer; isCut?: boolean; says: Partial<ReadMail> }> = {
  '10,000 parts': {
    mail: () => Buffer.from(`${mixed}--b\r\n\r\nThe text.\r\n${file('a.pdf', 10).repeat(10_000)}--b--`),
    says: { text: 'The text.' },
  },
  'nothing but boundaries': { mail: () => filled(mixed, '--b\r\n', 27 * MB), says: { subject: 'Hello' } },
  'nothing but newlines': {
    mail: () => Buffer.alloc(27 * MB, '\n'),
    says: { text: '', from: { email: '', name: null } },
  },
  'base64 that ends at each letter': {
    mail: () => filled(`${head}Content-Transfer-Encoding: base64\r\n\r\n`, 'QQ==', 27 * MB),
    says: { text: 'A'.repeat(MAX_ANSWER), omitted: [incomingMailStrings.cutText] },
  },
  'parts within parts': {
    mail: () =>
      Buffer.from(
        head +
          Array.from(
            { length: 5000 },
            (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
          ).join(''),
      ),
    says: unreadable,
  },
  'mails within mails': { mail: () => nestedMessages(5000), says: { text: '' } },
  'headers without an end': {
    mail: () => filled(head, 'X-A: b\r\n', 27 * MB),
    says: { ...unreadable, subject: 'Hello' },
  },
  'a header of megabytes': {
    mail: () => filled(`${head}To: `, 'a@evil.example, ', 5 * MB),
    says: { ...unreadable, subject: 'Hello' },
  },
  'a boundary of megabytes': {
    mail: () => filled(`${head}Content-Type: multipart/mixed; boundary=`, 'b', 3 * MB),
    says: { text: '' },
  },
  'HTML nested without an end': {
    mail: () => filled(`${head}Content-Type: text/html\r\n\r\n<p>The text.</p>`, '<div><b>', 5 * MB),
    says: { text: 'The text.\n\n...', omitted: [incomingMailStrings.cutText] },
  },
  'HTML of tables in tables': {
    mail: () => filled(`${head}Content-Type: text/html\r\n\r\n<p>The text.</p>`, '<table><tr><td>', 5 * MB),
    says: { text: 'The text.\n\n...', omitted: [incomingMailStrings.cutText] },
  },
  'lines that look like quotes': {
    mail: () => filled(`${head}\r\n`, `On 20 Nov 2026 ${'x '.repeat(180)}:\n`, 5 * MB),
    says: { subject: 'Hello' },
  },
  'short lines that look like quotes': {
    mail: () => filled(`${head}\r\n`, '2026:\n', 5 * MB),
    says: { subject: 'Hello' },
  },
  'a line of blanks': { mail: () => filled(`${head}\r\nThe text.`, ' ', 20 * MB), says: { text: 'The text.' } },
  'bytes that are no text': {
    mail: () => filled(`${head}Content-Type: text/plain; charset=utf-8\r\n\r\n`, '\uffff\0', MB),
    says: { subject: 'Hello' },
  },
  'a charset that nobody knows': {
    mail: () =>
      Buffer.from(
        `${head}Content-Type: text/plain; charset=klingon\r\nContent-Transfer-Encoding: rot13\r\n\r\nThe text.`,
      ),
    says: { text: 'The text.' },
  },
};

const kinds = ['headers without an end', 'parts within parts', 'HTML nested without an end', 'bytes that are no text'];

for (const [name, { mail, isCut, says }] of casesOf(Object.entries(cases), ([name]) => kinds.includes(name))) {
  test(`a mail of ${name} is parsed within bounds without harming the next one`, async () => {
    // A large mail ends the worker, so each case begins with a new one.
    await readMail(large);
    const before = process.memoryUsage.rss();
    let turns = 0;
    let isRead = false;
    let most = 0;
    const reading = readMail(mail(), { isCut }).finally(() => {
      isRead = true;
    });
    while (!isRead) {
      turns++;
      most = Math.max(most, process.memoryUsage.rss());
      await tick(2);
    }
    const read = await reading;
    expect(read).toMatchObject(says);
    expectBounded(read);
    expect(turns).toBeGreaterThan(5);
    expect(most - before).toBeLessThan(600 * MB);
    expect((await readMail(honest)).text).toBe('Yes, on Tuesday.');
  });
}

function expectBounded(read: ReadMail): void {
  expect(read.mailId.length).toBeLessThanOrEqual(500);
  expect(read.text.length).toBeLessThanOrEqual(MAX_ANSWER);
  expect(read.quoted?.length ?? 0).toBeLessThanOrEqual(MAX_ANSWER);
  expect(read.attachments.length).toBeLessThanOrEqual(MAX_ATTACHMENTS);
  expect(read.omitted.length).toBeLessThanOrEqual(20);
  expect(`${read.subject}${read.text}${read.quoted}${read.from.name}`.isWellFormed()).toBe(true);
  expect(JSON.stringify(read)).not.toContain('\\u0000');
}

test('attachments are stored up to 20 MB in total', async () => {
  const half = MAX_ATTACHMENT_BYTES / 2;
  const fitting = await readMail(Buffer.from(`${mixed}${file('a.pdf', half)}${file('b.pdf', half)}--b--`));
  expect(fitting.attachments.map(({ name, content }) => [name, content.length])).toEqual([
    ['a.pdf', half],
    ['b.pdf', half],
  ]);
  expect(fitting.omitted).toEqual([]);
  const larger = await readMail(
    Buffer.from(`${mixed}${file('a.pdf', half)}${file('b.pdf', half + 1)}${file('c.pdf', 3)}--b--`),
  );
  expect(larger.attachments.map(({ name }) => name)).toEqual(['a.pdf', 'c.pdf']);
  expect(larger.omitted).toEqual(['b.pdf was left out: more than 20 MB came with this mail.']);
});

test('files after the first ten are named or counted instead of stored', async () => {
  const files = (count: number) => Array.from({ length: count }, (_, at) => file(`${at}.pdf`, 1)).join('');
  expect((await readMail(Buffer.from(`${mixed}${files(10)}--b--`))).omitted).toEqual([]);
  const { attachments, omitted } = await readMail(Buffer.from(`${mixed}${files(23)}--b--`));
  expect(attachments).toHaveLength(10);
  expect(omitted).toHaveLength(11);
  expect(omitted[0]).toBe('10.pdf was left out: more than 10 files came with this mail.');
  expect(omitted[10]).toBe('3 more files were left out.');
});

test('only the beginning of a 50 MB mail is parsed, without the truncated file', async () => {
  const mail = Buffer.from(`${mixed}--b\r\n\r\nThe text.\r\n${file('a.pdf', 3)}${file('film.mp4', 37 * MB)}--b--`);
  const expected = {
    text: 'The text.',
    attachments: [{ name: 'a.pdf' }],
    omitted: [incomingMailStrings.cutMail, 'film.mp4 was left out: the mail is too large to be read whole.'],
  };
  expect(mail.length).toBeGreaterThan(49 * MB);
  expect(await readMail(mail)).toMatchObject(expected);
  expect(await readMail(mail.subarray(0, MAX_MAIL_BYTES), { isCut: true })).toMatchObject(expected);
});

test('the answer says when its text was cut at the limit', async () => {
  const long = await readMail(Buffer.from(`${head}\r\n${'word '.repeat(MAX_ANSWER)}`));
  expect(long.text).toHaveLength(MAX_ANSWER);
  expect(long.omitted).toEqual([incomingMailStrings.cutText]);
});

test('the reason of a parse failure is logged once', async () => {
  const reported: unknown[] = [];
  await readMail(filled(head, 'X-A: b\r\n', 9 * MB), { onFailure: (error) => reported.push(error) });
  await readMail(honest, { onFailure: (error) => reported.push(error) });
  expect(reported.map(String)).toEqual([expect.stringContaining('header size')]);
});

test('only a large mail has a worker of its own', async () => {
  await readMail(honest);
  const before = await workersBegun();
  for (let count = 0; count < 10; count++) expect((await readMail(honest)).text).toBe('Yes, on Tuesday.');
  expect((await workersBegun()) - before).toBe(1);
  await readMail(large);
  await readMail(honest);
  expect((await workersBegun()) - before).toBe(3);
});

/** Number of workers that this process has started, determined with one more. */
async function workersBegun(): Promise<number> {
  const probe = new Worker('', { eval: true });
  const { threadId } = probe;
  await probe.terminate();
  return threadId;
}
