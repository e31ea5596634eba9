import { mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { corresponded, entriesOf, writeAnswer } from '#tests/kit/content/incomingMail.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { test } from '#tests/kit/test.ts';

let inbox: string;
test.beforeAll(async ({ product }) => {
  inbox = join(product.services.settings.DATA_DIR, 'inbox');
  await until(async () => (await readdir(inbox).catch(() => [] as string[])).includes('done'));
});

const textsOf = async (employee: Person, id: string) =>
  (await entriesOf(employee, id, 'Answer')).map(({ text }: { text: string }) => text).sort();

test('a file that cannot be moved is processed and logged once without blocking later files', async ({
  product,
  employee,
}) => {
  const { message, mail } = await corresponded(product, employee);
  const warned = vi.spyOn(product.services.log, 'warn');
  // A file in place of the folder for processed mails.
  await rm(join(inbox, 'done'), { recursive: true });
  await writeFile(join(inbox, 'done'), '');
  await writeFile(join(inbox, 'a.eml'), await writeAnswer(mail, { text: 'First.' }));
  await writeFile(join(inbox, 'b.eml'), await writeAnswer(mail, { text: 'Second.' }));
  await expect.poll(() => textsOf(employee, message.id)).toEqual(['First.', 'Second.']);
  await writeFile(join(inbox, 'c.eml'), await writeAnswer(mail, { text: 'Third.' }));
  await expect.poll(() => textsOf(employee, message.id)).toEqual(['First.', 'Second.', 'Third.']);
  const said = () => warned.mock.calls.filter(([about]) => (about as { file?: string }).file === 'a.eml');
  await expect.poll(said).toEqual([[{ file: 'a.eml', reason: 'EEXIST' }, expect.any(String)]]);

  await rm(join(inbox, 'done'));
  await expect
    .poll(async () => (await readdir(join(inbox, 'done')).catch(() => [])).sort())
    .toEqual(['a.eml', 'b.eml', 'c.eml']);
  expect(await readdir(inbox)).toEqual(['done']);
  expect(said()).toHaveLength(1);
  expect(await textsOf(employee, message.id)).toHaveLength(3);
});

test('a file with the longest possible name is moved beside one of the same name', async ({ product, employee }) => {
  const { message, mail } = await corresponded(product, employee);
  const name = `${'n'.repeat(251)}.eml`;
  await mkdir(join(inbox, 'done'), { recursive: true });
  await writeFile(join(inbox, 'done', name), 'Of last week.');
  await writeFile(join(inbox, name), await writeAnswer(mail, { text: 'Long.' }));
  await writeFile(join(inbox, 'z.eml'), await writeAnswer(mail, { text: 'After it.' }));
  await expect.poll(() => textsOf(employee, message.id)).toEqual(['After it.', 'Long.']);
  await expect.poll(() => readdir(inbox)).toEqual(['done']);
});

test('a circular link blocks no other file', async ({ product, employee }) => {
  const { message, mail } = await corresponded(product, employee);
  await symlink('circle.eml', join(inbox, 'circle.eml'));
  await writeFile(join(inbox, 'whole.eml'), await writeAnswer(mail, { text: 'Whole.' }));
  await expect.poll(() => textsOf(employee, message.id)).toEqual(['Whole.']);
});
