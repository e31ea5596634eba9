import { mkdir, readdir, rename, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { corresponded, countOf, entriesOf, writeAnswer, writeMail } from '#tests/kit/content/incomingMail.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { emptyDatabase } from '#tests/kit/database/database.ts';
import { rounds } from '#tests/kit/long.ts';
import { startMailServer } from '#tests/kit/network/mailServer.ts';
import { Person } from '#tests/kit/people/person.ts';
import { emptyFolder } from '#tests/kit/product/backup.ts';
import { query, until } from '#tests/kit/product/embedded.ts';
import { Server } from '#tests/kit/product/server.ts';
import { test } from '#tests/kit/test.ts';

let inbox: string;
test.beforeAll(async ({ product }) => {
  inbox = join(product.services.settings.DATA_DIR, 'inbox');
  await until(async () => (await readdir(inbox).catch(() => [] as string[])).includes('done'));
});

test('a mail in the folder that only the product can read is moved once it is processed', async ({
  product,
  employee,
}) => {
  const { message, mail } = await corresponded(product, employee);
  await writeFile(join(inbox, 'answer.eml'), await writeAnswer(mail, { text: 'By hand.' }));
  await expect.poll(() => entriesOf(employee, message.id, 'Answer')).toMatchObject([{ text: 'By hand.' }]);
  await expect.poll(() => readdir(join(inbox, 'done'))).toContain('answer.eml');
  expect(await readdir(inbox)).toEqual(['done']);
  expect((await stat(inbox)).mode & 0o777).toBe(0o700);
  // A second copy of the mail is stored beside it.
  const again = await writeAnswer(mail, { messageId: '<same@client.example>', text: 'Once.' });
  for (const name of ['one.eml', 'two.eml']) await writeFile(join(inbox, name), again);
  await expect.poll(() => readdir(inbox)).toEqual(['done']);
  expect((await entriesOf(employee, message.id, 'Answer')).map(({ text }) => text)).toEqual(['By hand.', 'Once.']);
});

test('an unmatched mail that stays is counted once until it changes', async ({ product, employee }) => {
  const { message, mail } = await corresponded(product, employee);
  const before = await countOf(product, 'unmatched');
  const file = join(inbox, 'strange.eml');
  await writeFile(file, await writeMail({ from: 'a@client.example', text: 'Hello.' }));
  await expect.poll(() => countOf(product, 'unmatched')).toBe(before + 1);
  await writeFile(join(inbox, 'next.eml'), await writeAnswer(mail, { text: 'Next.' }));
  await expect.poll(() => entriesOf(employee, message.id, 'Answer')).toHaveLength(1);
  expect(await countOf(product, 'unmatched')).toBe(before + 1);
  expect(await readdir(inbox)).toContain('strange.eml');
  await writeFile(file, await writeAnswer(mail, { text: 'Changed.' }));
  await expect.poll(() => entriesOf(employee, message.id, 'Answer')).toHaveLength(2);
});

test('links, folders, other files and incomplete files are not read', async ({ product, employee }) => {
  const { message, mail } = await corresponded(product, employee);
  const answer = await writeAnswer(mail, { text: 'Hidden.' });
  const elsewhere = join(product.services.settings.DATA_DIR, 'elsewhere.eml');
  await writeFile(elsewhere, answer);
  await symlink(elsewhere, join(inbox, 'link.eml'));
  await mkdir(join(inbox, 'folder.eml'));
  await writeFile(join(inbox, 'answer.txt'), answer);
  await writeFile(join(inbox, '.hidden.eml'), answer);
  const growing = join(inbox, 'growing.eml');
  const writing = setInterval(() => void writeFile(growing, answer.subarray(0, 200)), 200);
  await writeFile(join(inbox, 'whole.eml'), await writeAnswer(mail, { text: 'Whole.' }));
  await expect.poll(() => entriesOf(employee, message.id, 'Answer')).toMatchObject([{ text: 'Whole.' }]);
  expect(await readdir(join(inbox, 'done'))).not.toContain('growing.eml');
  clearInterval(writing);
  await writeFile(growing, answer);
  await utimes(growing, new Date(0), new Date(0));
  await expect.poll(() => entriesOf(employee, message.id, 'Answer')).toHaveLength(2);
  expect((await readdir(inbox)).toSorted()).toEqual(
    ['.hidden.eml', 'answer.txt', 'done', 'folder.eml', 'link.eml'].toSorted(),
  );
});

test('the folder is watched again after it was removed and recreated', async ({ product, employee }) => {
  const { message, mail } = await corresponded(product, employee);
  await rename(inbox, `${inbox}.away`);
  await expect.poll(() => readdir(inbox).catch(() => [])).toEqual(['done']);
  await writeFile(join(inbox, 'back.eml'), await writeAnswer(mail, { text: 'Back.' }));
  await expect.poll(() => entriesOf(employee, message.id, 'Answer')).toMatchObject([{ text: 'Back.' }]);
});

test('a kill during folder processing loses and duplicates no file', async ({ onTestFinished }) => {
  const server = await startMailServer();
  const dataDir = await emptyFolder({ onTestFinished });
  const databaseUrl = await emptyDatabase({ onTestFinished });
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SMTP_URL: server.url, PLAYGROUND: 'off' };
  onTestFinished(() => server.stop());
  const waiting = join(dataDir, 'inbox');
  let running = await Server.start({ onTestFinished }, settings);
  const message = await makeMessage({ nobody: new Person(running.url) });
  const mail = await server.mailTo(message.email);
  const taken = 'select text from answers where message_id = $1';
  const texts = async () => (await query(databaseUrl, taken, [message.id])).map(({ text }) => text).sort();
  const names: string[] = [];
  for (let round = 0; round < rounds(2, 8); round++) {
    const mails = await Promise.all(
      Array.from({ length: 12 }, (_, index) => writeAnswer(mail, { text: `Answer ${12 * round + index}.` })),
    );
    await Promise.all(
      mails.map((source, index) => {
        names.push(`${12 * round + index}.eml`);
        return writeFile(join(waiting, `${12 * round + index}.eml`), source);
      }),
    );
    // The kill comes after another number of mails each time.
    const enough = 12 * round + 1 + ((round * 4) % 11);
    await until(async () => (await texts()).length >= enough, { everyMs: 5 });
    await running.end('SIGKILL');
    running = await Server.start({ onTestFinished }, settings);
    await expect.poll(() => readdir(waiting)).toEqual(['done']);
    expect(await texts()).toEqual(names.map((name) => `Answer ${name.replace('.eml', '.')}`).sort());
    expect((await readdir(join(waiting, 'done'))).sort()).toEqual(names.toSorted());
  }
});
