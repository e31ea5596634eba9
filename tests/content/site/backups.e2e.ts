import { expect } from 'vitest';
import { violations } from '#tests/kit/browser/axe.ts';
import { visit } from '#tests/kit/browser/visitor.ts';
import { test as base } from '#tests/kit/test.ts';

const test = base.extend('settings', { scope: 'file' }, { BACKUP_AT: '00:00' });

test('the settings of the site list each nightly backup with its state and size', async ({ product, admin }) => {
  const newest = async () => (await admin.gql('{ backups { latest { endedAt } } }')).data.backups.latest[0];
  await expect.poll(async () => (await newest())?.endedAt).toBeTruthy();
  const visitor = await visit(product, admin);
  await visitor.open('/admin/site');
  const backups = visitor.page.getByRole('region', { name: 'Backups' });
  await expect.poll(() => backups.getByRole('row').nth(1).innerText()).toMatch(/Done[\s\S]*KB/);
  expect(await violations(visitor.page)).toEqual([]);
});
