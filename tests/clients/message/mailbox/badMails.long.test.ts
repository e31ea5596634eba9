import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { incomingMailStrings } from '#schema/incomingMail.ts';
import { corresponded, countOf, entriesOf, writeAnswer } from '#tests/kit/content/incomingMail.ts';
import { startImapServer } from '#tests/kit/network/imapServer.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { startProduct } from '#tests/kit/product/product.ts';

test('later mails arrive after a mail that breaks the connection on each fetch', async () => {
  const imap = await startImapServer();
  const product = await startProduct({ IMAP_URL: imap.url });
  onTestFinished(async () => {
    await product.stop();
    await imap.stop();
  });
  const staff = await product.signedIn('Employee');
  const { message, mail } = await corresponded(product, staff);
  imap.onFetch = (command) => (/UID FETCH 1 /i.test(command) && !command.includes('[HEADER]') ? 'END' : 'OK');
  imap.deliver(await writeAnswer(mail, { text: 'The bad one.' }));
  imap.deliver(await writeAnswer(mail, { text: 'A later one.' }));
  await expect.poll(() => entriesOf(staff, message.id, 'Answer')).toMatchObject([{ text: 'A later one.' }]);
  expect(await countOf(product, 'refused')).toBe(1);
});

const mixed = 'Content-Type: multipart/mixed; boundary=b\r\n\r\n';
const part = `--b\r\nContent-Type: text/html\r\n\r\n${'<p>x'.repeat(50_000)}\r\n`;
/** More HTML than can be converted within the time limit of a mail. */
const endless = mixed + part.repeat(120);

test('mails that use the full time limit are stored as unreadable after the others', async () => {
  const product = await startProduct();
  onTestFinished(() => product.stop());
  const inbox = join(product.services.settings.DATA_DIR, 'inbox');
  await until(async () => (await readdir(inbox).catch(() => [] as string[])).includes('done'));
  const staff = await product.signedIn('Employee');
  const answersOf = async (id: string) => entriesOf(staff, id, 'Answer');
  const [hostile, client] = [await corresponded(product, staff), await corresponded(product, staff)];
  for (let count = 0; count < 4; count++) {
    const source = (await writeAnswer(hostile.mail, { text: 'x' })).toString();
    const headers = source.slice(0, source.indexOf('\r\n\r\n')).replaceAll(/^(content|mime)-.*(\r\n|$)/gim, '');
    await writeFile(join(inbox, `${count}.eml`), `${headers.trimEnd()}\r\n${endless}`);
  }
  await writeFile(join(inbox, 'honest.eml'), await writeAnswer(client.mail, { text: 'Short and honest.' }));
  await expect.poll(() => answersOf(client.message.id)).toMatchObject([{ text: 'Short and honest.' }]);
  expect((await answersOf(hostile.message.id)).length).toBeLessThan(4);
  for (let count = 1; count <= 4; count++) {
    await expect.poll(async () => (await answersOf(hostile.message.id)).length).toBeGreaterThanOrEqual(count);
  }
  for (const answer of await answersOf(hostile.message.id)) {
    expect(answer).toMatchObject({ text: '', omitted: [incomingMailStrings.unreadable] });
  }
  await writeFile(join(inbox, 'short.eml'), await writeAnswer(hostile.mail, { text: 'A short one.' }));
  await expect
    .poll(async () => (await answersOf(hostile.message.id)).at(-1))
    .toMatchObject({ text: 'A short one.', omitted: [] });
});
