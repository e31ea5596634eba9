import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { messages } from '#server/clients/message/table.ts';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { button, heading, visit } from '#tests/kit/browser/visitor.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { test } from '#tests/kit/test.ts';

test('one click removes the mark of a message that may be automatic unless the server fails', async ({
  product,
  employee,
}) => {
  const message = await makeMessage(product);
  const visitor = await visit(product, employee);
  const { page } = visitor;
  await visitor.open(`/contact-details/${message.id}`);
  await heading(page, message.name).waitFor();
  const mark = page.getByText('may be automatic');
  expect(await mark.count()).toBe(0);

  await product.services.db.update(messages).set({ mayBeAutomatic: true }).where(eq(messages.id, message.id));
  await page.reload();
  await mark.waitFor();
  const broken = await meddle(page, 'MarkNotAutomatic', 'failing');
  broken.release();
  await button(page, 'A person wrote it').click();
  await visitor.hears('Failed to remove the mark.');
  await mark.waitFor();
  await broken.stop();

  await button(page, 'A person wrote it').click();
  await mark.waitFor({ state: 'detached' });
  const read = 'query ($id: UUID!) { message(id: $id) { mayBeAutomatic } }';
  const isMarked = async () => (await employee.gql(read, { id: message.id })).data.message.mayBeAutomatic;
  await expect.poll(isMarked).toBe(false);
  await visitor.leave();
});
