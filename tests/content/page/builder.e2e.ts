import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { pageSectionStrings } from '#schema/pageSections.ts';
import { pageStrings } from '#schema/pageStrings.ts';
import { violations } from '#tests/kit/browser/axe.ts';
import { at, button, heading, leaveQuietly, link, visit } from '#tests/kit/browser/visitor.ts';
import { makePage } from '#tests/kit/content/page.ts';
import { test } from '#tests/kit/test.ts';

const drawn = (page: Page) => page.frameLocator('iframe[title="The page as visitors will see it"]');
/** The rows of sections, without those of the entries in the open one. */
const blocks = (page: Page) =>
  page.locator('[data-block]:not([data-block] [data-block]) > div > button[data-action=open]');
const names = async (page: Page) =>
  (await blocks(page).allInnerTexts()).map((text) => text.replaceAll('\n', ' ').replace(/^\d+\. /, ''));

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function addLast(page: Page, name: string) {
  await button(page, 'Add section').click();
  await page.getByRole('list', { name: 'Types of sections' }).getByRole('button', { name }).click();
}

describe('the editor of a page', () => {
  test('a page built from sections that are moved, corrected and undone is published for visitors', async ({
    product,
    admin,
  }) => {
    const visitor = await visit(product, admin, { viewport: { width: 1440, height: 900 } });
    const { page } = visitor;
    await visitor.open('/admin/add-page');
    await field(page, 'Title').fill('What it costs');
    await expect.poll(() => field(page, 'Slug').inputValue()).toBe('what-it-costs');

    await addLast(page, 'Headline');
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[data-block]') !== null)).toBe(true);
    await field(page, 'Headline').fill('Prices without a surprise');
    await drawn(page).getByRole('heading', { level: 1, name: 'Prices without a surprise' }).waitFor();
    await addLast(page, 'Call to action');
    await field(page, 'Headline').fill('Shall we talk?');
    await drawn(page).getByRole('heading', { name: 'Shall we talk?' }).waitFor();
    expect(await names(page)).toEqual(['Headline Prices without a surprise', 'Call to action Shall we talk?']);

    // Between the two, from the page itself.
    await drawn(page).getByRole('button', { name: 'Add a section before 2. Call to action' }).click();
    await page.getByRole('button', { name: /^Questions and answers/ }).click();
    await button(page, 'Create Page').click();
    await page.getByText(pageSectionStrings.noQuestion).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true');
    await field(page, 'Question').fill('How long?');
    await field(page, 'Answer').fill('Two **weeks**.');
    await page.getByText(pageSectionStrings.noQuestion).waitFor({ state: 'hidden' });

    await button(page, 'Move up: 3. Call to action: Shall we talk?').click();
    await page.locator('[data-block]').nth(1).locator('button[data-action=up]:focus').waitFor();
    await blocks(page).nth(1).press('Alt+ArrowDown');
    expect((await names(page)).map((name) => name.split(' ')[0])).toEqual(['Headline', 'Questions', 'Call']);
    expect(await violations(page)).toEqual([]);
    await button(page, 'Duplicate: 3. Call to action: Shall we talk?').click();
    expect(await blocks(page).count()).toBe(4);
    await button(page, 'Remove: 4. Call to action: Shall we talk?').click();
    await visitor.hears('Call to action removed.');
    await expect.poll(() => blocks(page).count()).toBe(3);
    await button(page, 'Undo: Call to action removed.').click();
    await expect.poll(() => blocks(page).count()).toBe(4);
    await button(page, 'Remove: 4. Call to action: Shall we talk?').click();

    await page.getByRole('checkbox', { name: 'Published', exact: true }).check();
    await button(page, 'Create Page').click();
    await visitor.hears(pageStrings.created);
    await heading(page, 'Edit Page').waitFor();
    expect(at(page)).toBe('/admin/edit-page/what-it-costs');
    await page.getByText('Created: ').waitFor();
    await expect.poll(async () => (await names(page)).length).toBe(3);
    await link(page, 'What it costs').waitFor();
    await link(page, 'Show it in the navigation').click();
    await heading(page, 'Navigation and Footer').waitFor();
    await button(page, 'Save').click();
    await visitor.answered();
    await leaveQuietly(visitor);

    const reader = await visit(product);
    await reader.open('/');
    await reader.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'What it costs' }).click();
    await heading(reader.page, 'Prices without a surprise').waitFor();
    expect(at(reader.page)).toBe('/what-it-costs');
    await reader.page.getByText('How long?').click();
    await reader.page.getByText('Two weeks.').waitFor();
    await leaveQuietly(reader);
  });

  test('a template fills a new page', async ({ product, employee }) => {
    const visitor = await visit(product, employee);
    const { page } = visitor;
    await visitor.open('/admin/add-page');
    await page.getByRole('region', { name: 'Begin with a template' }).getByRole('button').first().click();
    await expect.poll(() => blocks(page).count()).toBeGreaterThan(2);
    expect(await field(page, 'Title').inputValue()).not.toBe('');
    await page.waitForURL(/draft=/);
    await page.reload();
    // The autosave has it.
    await expect.poll(() => blocks(page).count()).toBeGreaterThan(2);
    await visitor.leave();
  });

  test('a stored page can be changed and published on a screen 320 pixels wide', async ({
    product,
    employee,
    admin,
  }) => {
    const { slug } = await makePage(admin, { title: 'The team', sections: [{ text: { body: 'Who we are.' } }] });
    const visitor = await visit(product, employee, { viewport: { width: 320, height: 700 } });
    const { page } = visitor;
    await visitor.open(`/admin/edit-page/${slug}`);
    await blocks(page).first().waitFor();
    expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(320);
    await addLast(page, 'People');
    await field(page, 'Name').fill('Asha Rao');
    await button(page, 'Save Changes').click();
    await visitor.hears(pageStrings.updated);
    await heading(page, 'The team').waitFor();
    await page.getByRole('heading', { name: 'Asha Rao' }).waitFor();
    const bar = page.getByRole('region', { name: 'Manage this page' });
    await bar.getByRole('button', { name: 'Publish', exact: true }).click();
    await bar.getByRole('button', { name: 'Unpublish' }).waitFor();
    await visitor.hears(pageStrings.published);
    await visitor.open('/admin/pages');
    await page
      .getByRole('row')
      .filter({ has: link(page, 'The team') })
      .getByText('Published', { exact: true })
      .waitFor();
    await leaveQuietly(visitor);
  });
});
