import { expect } from 'vitest';
import { attachmentKey } from '#server/platform/storage/attachmentKey.ts';
import { violations } from '#tests/kit/browser/axe.ts';
import { heading, visit } from '#tests/kit/browser/visitor.ts';
import { insertAnswer, insertAttachment } from '#tests/kit/content/conversation.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { canvas } from '#tests/kit/content/picture.ts';
import { test } from '#tests/kit/test.ts';

test('only a file that is an intact picture has a thumbnail', async ({ product }) => {
  const message = await makeMessage(product);
  const answer = await insertAnswer(product, message.id, { mayBeAutomatic: true });
  const files = {
    'logo.png': ['image/png', await canvas().png().toBuffer()],
    'broken.png': ['image/png', Buffer.from('no picture')],
    'drawing.svg': ['image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    'brief.pdf': ['application/pdf', Buffer.from('%PDF')],
  } as const;
  for (const [name, [contentType, content]] of Object.entries(files)) {
    const { id } = await insertAttachment(product, answer.id, { name, contentType, size: content.length });
    await product.services.store.put(attachmentKey(id), content);
  }
  const visitor = await visit(product, await product.signedIn('Employee'));
  await visitor.open(`/contact-details/${message.id}`);
  const { page } = visitor;
  await heading(page, message.name).waitFor();
  const picture = page.getByRole('img', { name: 'Preview of logo.png' });
  await picture.waitFor();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(40);
  await expect.poll(() => page.getByRole('img', { name: /^Preview of/ }).count()).toBe(1);
  expect(await page.getByRole('button', { name: /^Download / }).count()).toBe(4);
  expect(await page.getByText('may be automatic').count()).toBe(1);
});

test('a picture opens in a window in which the arrows lead to the next', async ({ product }) => {
  const message = await makeMessage(product);
  const answer = await insertAnswer(product, message.id);
  const content = await canvas().png().toBuffer();
  for (const [position, name] of ['first.png', 'second.png'].entries()) {
    const file = { position, name, contentType: 'image/png', size: content.length };
    const { id } = await insertAttachment(product, answer.id, file);
    await product.services.store.put(attachmentKey(id), content);
  }
  const visitor = await visit(product, await product.signedIn('Employee'));
  await visitor.open(`/contact-details/${message.id}`);
  const { page } = visitor;
  for (const name of ['first.png', 'second.png']) await page.getByRole('img', { name: `Preview of ${name}` }).waitFor();
  const thumbnail = page.getByRole('button', { name: 'Open first.png' });
  await thumbnail.focus();
  await page.keyboard.press('Enter');
  const viewer = (name: string) => page.getByRole('dialog', { name });
  await viewer('first.png').getByRole('img', { name: 'first.png' }).waitFor();
  await viewer('first.png').getByText('1 of 2', { exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await viewer('second.png').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await viewer('first.png').waitFor();
  await page.keyboard.press('Escape');
  await viewer('first.png').waitFor({ state: 'detached' });
  expect(await thumbnail.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});
