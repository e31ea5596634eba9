import { expect } from 'vitest';
import { pageTextStrings } from '#schema/pageText.ts';
import { violations } from '#tests/kit/browser/axe.ts';
import { button, leaveQuietly, visit } from '#tests/kit/browser/visitor.ts';
import { insertItem } from '#tests/kit/content/portfolio.ts';
import { test } from '#tests/kit/test.ts';

test('visitors see the sections of the home page in the order that an admin chose', async ({ product, admin }) => {
  await insertItem(product, {
    ...{ title: 'A shop of lamps', isPublished: true },
    results: [{ figure: '+41%', label: 'orders' }],
  });
  const visitor = await visit(product, admin, { reducedMotion: 'reduce' });
  const { page } = visitor;
  await visitor.open('/admin/texts/home');
  const frame = page.frameLocator('iframe');
  const sections = page.getByRole('region', { name: 'Sections', exact: true });
  const names = async () =>
    (
      await sections
        .getByRole('listitem')
        .filter({ has: page.locator('input:checked') })
        .allTextContents()
    ).map((text) => text.trim());
  const first = ['Our Services', 'Stages', 'Client Success Stories', 'Closing'];
  await expect.poll(names).toEqual(first);

  await sections.getByRole('checkbox', { name: 'Selected work' }).check();
  await expect.poll(names).toEqual(['Our Services', 'Selected work', ...first.slice(1)]);
  await frame.getByRole('heading', { name: 'A shop of lamps' }).waitFor();

  // The focus stays on the switch, which moves its section with Alt.
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(names).toEqual(['Selected work', ...first]);
  await page.keyboard.press('Alt+ArrowDown');
  await button(sections, 'Move up: Selected work').click();
  await expect.poll(names).toEqual(['Selected work', ...first]);
  await sections
    .getByRole('listitem')
    .filter({ hasText: 'Closing' })
    .dragTo(sections.getByRole('listitem').filter({ hasText: 'Selected work' }));
  await expect.poll(names).toEqual(['Closing', 'Selected work', ...first.slice(0, 3)]);
  await sections.getByRole('checkbox', { name: 'Stages' }).uncheck();
  expect(await page.getByRole('button', { name: 'Stages: headline' }).count()).toBe(0);

  await sections.getByRole('checkbox', { name: 'People' }).check();
  await button(page, 'Add a person').click();
  await page.getByRole('textbox', { name: 'Text' }).fill('Mira Sen');
  await frame.getByRole('heading', { name: 'Mira Sen' }).waitFor();
  await button(page, 'Done').click();
  expect(await violations(page)).toEqual([]);
  await button(page, 'Save').click();
  await visitor.hears(pageTextStrings.saved);

  await visitor.open('/');
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(headings).toEqual([
    ...['Tell us what should grow', 'Selected work', 'Our Services', 'The people you will talk to'],
  ]);
  await page.getByText('+41%').waitFor();
  expect(await violations(page)).toEqual([]);
  await leaveQuietly(visitor);
});
