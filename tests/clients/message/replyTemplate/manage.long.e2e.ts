import { expect } from 'vitest';
import { replyTemplates } from '#server/clients/message/replyTemplate/table.ts';
import { goAnew, goingOn } from '#tests/kit/browser/goingOn.ts';
import { meddle, withoutStream } from '#tests/kit/browser/meddle.ts';
import { button, faultAt, visit, withoutStatus } from '#tests/kit/browser/visitor.ts';
import { makeTemplate, templateOperations } from '#tests/kit/content/replyTemplate.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

const UNKNOWN = '{nmae} stands for nothing. Use {name}, {service}, {brand}, {sender}.';

const test = base.extend('employee', { scope: 'file' }, ({ product }) =>
  product.signedIn('Employee', { name: 'Meera Nair' }),
);
test.beforeEach(({ product }) => product.services.db.delete(replyTemplates));

const goOn = goingOn(async (product: Product, employee: Person) => {
  const visitor = await visit(product, employee);
  await visitor.open('/admin/add-blog');
  return visitor;
});
async function opened(product: Product, employee: Person) {
  const visitor = await goOn(product, employee);
  await goAnew(visitor, '/admin/reply-templates', 'Reply Templates');
  return visitor;
}

test('a template is created, previewed, refused with an unknown placeholder, changed and deleted', async ({
  product,
  employee,
}) => {
  const visitor = await opened(product, employee);
  const { page } = visitor;
  const field = (name: string) => page.getByRole('textbox', { name });
  const dialog = page.getByRole('dialog');
  await page.getByRole('heading', { name: 'No templates yet' }).waitFor();
  await button(page, 'Add a Template').click();
  await field('Name').fill('First answer');
  await field('Text').fill('Hello {nmae}');
  await button(page, 'Add Template').click();
  await expect.poll(() => faultAt(field('Text'))).toBe(UNKNOWN);
  await field('Text').fill('Hello , {other');
  await field('Text').press('Home');
  for (let count = 0; count < 'Hello '.length; count += 1) await page.keyboard.press('ArrowRight');
  await button(page, 'Insert {name}').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' - {sender}');
  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.getByText('Hello Priya Sharma, {other - Meera Nair').waitFor();
  await button(page, 'Add Template').click();
  await visitor.hears('Template created.');
  await dialog.waitFor({ state: 'hidden' });

  await button(page, 'Edit First answer').click();
  expect(await field('Text').inputValue()).toBe('Hello {name}, {other - {sender}');
  await makeTemplate(employee, { name: 'Taken' });
  await field('Name').fill('taken');
  await button(page, 'Save Template').click();
  await expect.poll(() => faultAt(field('Name'))).toBe('There is a template of this name.');
  await field('Name').fill('Second answer');
  await button(page, 'Save Template').click();
  await visitor.hears('Template saved.');
  await page.getByRole('rowheader', { name: 'Second answer' }).waitFor();

  await button(page, 'Delete Second answer').click();
  await button(page, 'Delete').click();
  await visitor.hears('Template deleted.');
  await page.getByRole('rowheader', { name: 'Second answer' }).waitFor({ state: 'detached' });
});

test('a deleted template disappears immediately unless the server refuses', async ({ product, employee }) => {
  const { id } = await makeTemplate(employee, { name: 'Price list' });
  const { page, hears } = await opened(product, employee);
  const row = page.getByRole('rowheader', { name: 'Price list' });
  await row.waitFor();
  const refusing = await meddle(page, 'RemoveReplyTemplate', 'refusing');
  await button(page, 'Delete Price list').click();
  await button(page, 'Delete').click();
  await refusing.asked;
  await row.waitFor({ state: 'detached' });
  refusing.release();
  await hears('The server says no.');
  await row.waitFor();
  await refusing.stop();

  await withoutStream(page);
  await employee.gql(templateOperations.remove, { id });
  await button(page, 'Delete Price list').click();
  await button(page, 'Delete').click();
  await hears('Template not found.');
  await row.waitFor({ state: 'detached' });
});

test('templates that failed to load can be retried', async ({ product, employee }) => {
  await makeTemplate(employee, { name: 'Price list' });
  const visitor = await visit(product, employee);
  const { page } = visitor;
  const failing = await meddle(page, 'ReplyTemplates', 'failing');
  failing.release();
  await visitor.open('/admin/reply-templates');
  await page.getByRole('heading', { name: 'Error Loading Templates' }).waitFor();
  await failing.stop();
  await button(page, 'Try Again').click();
  await page.getByRole('rowheader', { name: 'Price list' }).waitFor();
  expect(withoutStatus(visitor, 502)).toEqual([]);
  await visitor.leave();
});
