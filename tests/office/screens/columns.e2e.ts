import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { visit } from '#tests/kit/browser/visitor.ts';
import { makeAffiliate } from '#tests/kit/content/affiliate.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { test } from '#tests/kit/test.ts';

test.beforeAll(async ({ product, employee }) => {
  await makeMessage(product, { name: 'Asha Menon' });
  await makeAffiliate(employee);
});

const heads = async (page: Page) => (await page.getByRole('columnheader').allInnerTexts()).filter(Boolean);
const choose = async (page: Page, column: string) => {
  await page.getByRole('button', { name: 'List actions' }).click();
  await page.getByRole('menuitemcheckbox', { name: column }).click();
};

describe('columns of a list', () => {
  test('a hidden column stays hidden after a reload without hiding those of another list', async ({
    product,
    employee,
  }) => {
    const { page, open } = await visit(product, employee);
    await open('/contact-query');
    await page.getByRole('columnheader', { name: 'Desk' }).waitFor();
    await choose(page, 'Desk');
    await expect.poll(() => heads(page)).not.toContain('Desk');
    await page.getByRole('menuitemcheckbox', { name: 'Status' }).click();
    await expect.poll(() => heads(page)).not.toContain('Status');

    await page.reload();
    await page.getByRole('columnheader', { name: 'Message' }).waitFor();
    expect(await heads(page)).toEqual(['From', 'Message', 'Last activity', 'Actions']);

    await open('/admin/affiliate-manage');
    await page.getByRole('columnheader', { name: 'Phone' }).waitFor();
    expect(await heads(page)).toEqual(['Name', 'Email', 'Phone', 'Company', 'Service', 'Created At', 'Actions']);
  });

  test('a hidden column is shown again by the same item of the menu', async ({ product, employee }) => {
    const { page, open } = await visit(product, employee);
    await open('/admin/affiliate-manage');
    await page.getByRole('columnheader', { name: 'Phone' }).waitFor();
    await choose(page, 'Phone');
    await expect.poll(() => heads(page)).not.toContain('Phone');
    await page.getByRole('menuitemcheckbox', { name: 'Phone' }).click();
    await expect.poll(() => heads(page)).toContain('Phone');
  });
});
