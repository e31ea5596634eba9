import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { chooseFilter, chooseFilterDay, filterChips } from '#tests/kit/browser/filters.ts';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { button, heading, leaveQuietly, loaded, type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import { blogOperations, blogPost, makePost } from '#tests/kit/content/blog.ts';
import { chooseInMenu } from '#tests/kit/content/inbox.ts';
import { fillTable } from '#tests/kit/database/manyRows.ts';
import { emptyAuditLog, noteEntry } from '#tests/kit/people/auditEntry.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';
import { paths } from '#web/shared/paths.ts';

const test = base.extend('admin', { scope: 'file' }, ({ product }) =>
  product.signedIn('admin', { name: 'Asha Menon' }),
);
let visitor: Visitor;
let page: Page;
// The sign-in of the admin leaves an entry too.
test.beforeEach(({ product, admin: _admin }) => emptyAuditLog(product));

async function opened(product: Product, admin: Person, path: string = paths.audit) {
  visitor = await visit(product, admin);
  page = visitor.page;
  await visitor.open(path);
  await heading(page, 'Audit Log').waitFor();
  await loaded(page);
}

const leave = (status?: number) => leaveQuietly(visitor, status);
const entries = () => page.getByRole('rowheader').allInnerTexts();
const row = (name: RegExp) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
const field = (label: string) => page.getByLabel(label, { exact: true });
const asked = () => Object.fromEntries(new URL(page.url()).searchParams);

/** Downloads the list. @returns file name and lines */
async function downloaded(): Promise<{ name: string; lines: string[] }> {
  const [download] = await Promise.all([page.waitForEvent('download'), chooseInMenu(page, 'Download CSV')]);
  const text = await readFile(await download.path(), 'utf8');
  return { name: download.suggestedFilename(), lines: text.split('\r\n').slice(0, -1) };
}

test('an admin reaches the audit log from the dashboard and opens an entry by keyboard', async ({ product, admin }) => {
  const sent = blogPost({ title: 'First light' });
  const { id } = await makePost(admin, sent);
  await admin.gql(blogOperations.update, { id, input: { ...sent, title: 'Second light', isPublished: true } });
  visitor = await visit(product, admin);
  page = visitor.page;
  await visitor.open(paths.dashboard);
  await page.getByRole('link', { name: /^Audit Log/ }).click();
  await heading(page, 'Audit Log').waitFor();
  await page.getByText('2 entries', { exact: true }).waitFor();
  expect(await entries()).toEqual(['Changed a post Second light', 'Wrote a post First light']);
  const heads = page.getByRole('columnheader');
  expect(await heads.evaluateAll((all) => all.map((one) => getComputedStyle(one).fontWeight))).toEqual(
    Array(4).fill('600'),
  );
  const changed = row(/^Changed a post/);
  expect(await changed.getByRole('cell').allInnerTexts()).toEqual([
    expect.stringMatching(/^[A-Z][a-z]{2} \d+, \d{4} at \d+:\d\d [AP]M$/),
    'Asha Menon',
    '127.0.0.1',
  ]);
  expect(await changed.locator('time').getAttribute('title')).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);

  await button(page, 'Changed a post Second light').focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await changed.getByRole('definition').allInnerTexts()).map((text) => text.replace(/\n+/g, '\n')))
    .toEqual([
      'Before\nno\nAfter\nyes',
      expect.stringMatching(/^After\n\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      'Before\nFirst light\nAfter\nSecond light',
    ]);
  expect(await changed.getByRole('term').allInnerTexts()).toEqual(['Published', 'Published at', 'Title']);
  await changed.getByText(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d, request /).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => changed.getByRole('definition').count()).toBe(0);
  await leave();
});

test('the filter of the audit log is in the address until it is cleared', async ({ product, admin }) => {
  await noteEntry(product, { actorId: admin.id, actorName: 'Asha Menon', subjectLabel: 'Her post' });
  await noteEntry(product, { actorName: 'Meera Nair', subjectLabel: 'His post', at: new Date('2026-03-06T12:00:00Z') });
  const { actorId } = await noteEntry(product, {
    actorName: 'Ravi Iyer',
    action: 'review.publish',
    subjectLabel: 'A client',
  });
  await opened(product, admin);
  await page.getByText('3 entries', { exact: true }).waitFor();
  await chooseFilter(page, 'Kind', 'Reviews');
  await page.getByText('1 found', { exact: true }).waitFor();
  expect([await entries(), asked()]).toEqual([['Published a review A client'], { kind: 'REVIEW' }]);
  await chooseFilter(page, 'Person', 'Ravi Iyer');
  await chooseFilterDay(page, 'From', '2026-03-05');
  await chooseFilterDay(page, 'To', '2026-03-05');
  await field('Search').fill('client');
  await expect
    .poll(asked)
    .toEqual({ kind: 'REVIEW', person: actorId, from: '2026-03-05', to: '2026-03-05', search: 'client' });
  await page.getByText('1 found', { exact: true }).waitFor();

  await page.reload();
  await page.getByText('1 found', { exact: true }).waitFor();
  expect(await field('Search').inputValue()).toBe('client');
  const chips = filterChips(page).getByRole('button', { name: /^(?!Remove)/ });
  expect(await chips.allInnerTexts()).toEqual([
    'Person: Ravi Iyer',
    'Kind: Reviews',
    'From: Mar 5, 2026',
    'To: Mar 5, 2026',
  ]);
  await chooseFilter(page, 'Kind', 'Webhooks');
  await page.getByRole('heading', { name: 'Nothing found' }).waitFor();
  await button(page, 'List actions').click();
  const item = page.getByRole('menuitem', { name: 'Download CSV' });
  expect(await item.getAttribute('aria-disabled')).toBe('true');
  await page.keyboard.press('Escape');
  await button(page, 'Clear filters').click();
  await expect.poll(asked).toEqual({ search: 'client' });
  await field('Search').fill('');
  await page.getByText('3 entries', { exact: true }).waitFor();
  expect([asked(), await filterChips(page).count()]).toEqual([{}, 0]);
  await leave();
});

test('the audit log loads on scrolling until it is complete', async ({ product, admin }) => {
  await opened(product, admin, `${paths.audit}?kind=NOTHING&person=1&from=2026-02-30&to=soon`);
  await page.getByRole('heading', { name: 'No changes yet' }).waitFor();
  await page.getByText('0 entries', { exact: true }).waitFor();
  await fillTable(product, 'audit_entries', 450);
  await noteEntry(product, { subjectLabel: '=HYPERLINK("https://evil.example")', action: 'review.remove' });
  await chooseInMenu(page, 'Refresh');
  await page.getByText('451 entries', { exact: true }).waitFor();
  const { name, lines } = await downloaded();
  expect(name).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/);
  expect(lines).toHaveLength(452);
  expect(lines[0]).toMatch(/^\ufeff"Time \(India\)",/);
  expect(lines.slice(1, 451).map((line) => /"(Post \d+)"/.exec(line)?.[1])).toEqual(
    Array.from({ length: 450 }, (_, index) => `Post ${index + 1}`),
  );
  expect(lines[451]).toContain(`"'=HYPERLINK(""https://evil.example"")"`);

  const last = () => page.getByRole('rowheader').last().innerText();
  await expect
    .poll(async () => {
      await page.keyboard.press('End');
      return last();
    })
    .toContain('HYPERLINK');

  await field('Search').fill('Person 3');
  await page.getByText('90 found', { exact: true }).waitFor();
  expect((await downloaded()).lines).toHaveLength(91);
  await leave();
});

test('a failed audit log or download can be retried without closing an open entry', async ({ product, admin }) => {
  await noteEntry(product, { subjectLabel: 'One', before: { title: 'Old' }, after: { title: 'One' } });
  await noteEntry(product, { subjectLabel: 'Two' });
  visitor = await visit(product, admin);
  page = visitor.page;
  const broken = await meddle(page, 'AuditEntries', 'failing');
  broken.release();
  await visitor.open(paths.audit);
  const alert = page.getByRole('alert').filter({ hasText: 'Error Loading Audit Log' });
  await alert.getByText('Failed to load the audit log.').waitFor();
  await broken.stop();
  const slow = await meddle(page, 'AuditEntries', 'slow');
  await button(alert, 'Try Again').click();
  await slow.asked;
  await page.getByText('Loading the audit log...').waitFor();
  slow.release();
  await page.getByText('2 entries', { exact: true }).waitFor();
  await slow.stop();

  const failing = await meddle(page, '/admin/csv/audit', 'failing');
  failing.release();
  await chooseInMenu(page, 'Download CSV');
  await visitor.hears('Failed to download the audit log.');
  await failing.stop();
  expect((await downloaded()).lines).toHaveLength(3);

  await button(page, 'Published a post One').click();
  await page.getByText('Old', { exact: true }).waitFor();
  await field('Search').fill('One');
  await page.getByText('1 found', { exact: true }).waitFor();
  expect(await page.getByText('Old', { exact: true }).count()).toBe(1);
  await leave(502);
});
