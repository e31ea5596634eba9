import { eq, ne } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { messages } from '#server/clients/message/table.ts';
import { users } from '#server/people/user/table.ts';
import { violations } from '#tests/kit/browser/axe.ts';
import { holdStream, meddle } from '#tests/kit/browser/meddle.ts';
import { badge, confirmRemoval, managing, names, row } from '#tests/kit/browser/userScreen.ts';
import { at, button, dialog, heading, loaded, operationOf, visit, withoutStatus } from '#tests/kit/browser/visitor.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { done } from '#tests/kit/content/desk.ts';
import { chooseInMenu } from '#tests/kit/content/inbox.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { test as base } from '#tests/kit/test.ts';

const test = base.extend('admin', { scope: 'file' }, ({ product }) =>
  product.signedIn('admin', { name: 'Asha Menon' }),
);

const ONESELF = 'You cannot block or delete yourself.';

describe('the users table', () => {
  test('the table shows all users with their state, oldest first', async ({ product, admin }) => {
    const { visitor, page, people } = await managing(product, admin, [
      { name: 'Meera Nair', email: 'meera@staff.example', mobile: '9123456789' },
      { name: 'Ravi Rao', role: 'admin' },
    ]);
    await admin.rest('PUT', `/admin/${people[0]?.id}/toggle-block`);
    await chooseInMenu(page, 'Refresh');
    await badge(page, 'Meera Nair').waitFor();
    expect(await page.getByRole('columnheader').allInnerTexts()).toEqual([
      'Name',
      'Email',
      'Mobile',
      'Role',
      'Actions',
    ]);
    expect(await names(page)).toEqual(['Asha Menon', expect.stringMatching(/^Meera Nair\s+Blocked$/), 'Ravi Rao']);
    const cells = page.getByRole('row').filter({ hasText: 'Meera Nair' }).getByRole('cell');
    expect((await cells.allInnerTexts()).slice(0, 3)).toEqual(['meera@staff.example', '9123456789', 'Employee']);
    await row(page, 'Ravi Rao').getByRole('cell', { name: 'Admin', exact: true }).waitFor();
    expect(await badge(page, 'Ravi Rao').count()).toBe(0);
    await page.getByText('3 users', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Add a User' }).click();
    await heading(page, 'Add a User').waitFor();
    expect(at(page)).toBe('/admin/signup');
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  test('scrolling loads a long table to its end', async ({ product, admin }) => {
    const createdAt = new Date();
    const { visitor, page } = await managing(product, admin);
    const rest = { role: 'Employee' as const, passwordHash: 'none', createdAt };
    await product.services.db.insert(users).values(
      Array.from({ length: 449 }, (_, count) => {
        const number = String(count + 1).padStart(4, '0');
        const id = `00000000-0000-7000-8000-00000000${number}`;
        return {
          ...rest,
          id,
          name: `Person ${number}`,
          email: `many${number}@staff.example`,
          mobile: `800000${number}`,
        };
      }),
    );
    await chooseInMenu(page, 'Refresh');
    await page.getByText('450 users').waitFor();
    expect(await page.getByRole('row').count()).toBeLessThan(150);
    const last = page.getByRole('rowheader', { name: 'Person 0449', exact: true });
    await expect
      .poll(async () => {
        await page.getByRole('row').last().scrollIntoViewIfNeeded();
        return last.count();
      })
      .toBe(1);
    expect(visitor.operations.filter((operation) => operation === 'Users').length).toBeGreaterThanOrEqual(4);
    await button(page, 'Block Person 0449').click();
    await visitor.hears('User blocked successfully');
    await badge(page, 'Person 0449').waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  test('the table shows loading, emptiness and a failure that can be retried', async ({ product, admin }) => {
    await product.services.db.delete(users).where(ne(users.id, admin.id));
    const visitor = await visit(product, admin);
    const { page } = visitor;
    // Without the stream nothing reloads the list.
    await holdStream(page);
    for (const [how, why] of [
      ['failing', 'HTTP error! status 502'],
      ['refusing', 'The server says no.'],
      ['empty', 'Failed to fetch users'],
      ['bare', 'Failed to fetch users'],
      ['unreadable', 'Failed to fetch users'],
    ] as const) {
      const isFirst = how === 'failing';
      const { length: before } = isFirst ? [] : await visitor.toasts();
      const broken = await meddle(page, 'Users', how);
      if (isFirst) await visitor.open('/admin/users');
      else await button(page, 'Try Again').click();
      await broken.asked;
      if (isFirst) await page.getByText('Loading users...').waitFor();
      broken.release();
      const sentence = `Error fetching users: ${why}`;
      await expect.poll(async () => (await visitor.toasts()).slice(before), { message: how }).toEqual([sentence]);
      await page.getByRole('alert').filter({ hasText: 'Error Loading Users' }).getByText(sentence).waitFor();
      await broken.stop();
    }
    const slow = await meddle(page, 'Users', 'slow');
    await button(page, 'Try Again').click();
    await slow.asked;
    slow.release();
    await row(page, 'Asha Menon').waitFor();
    await page.getByRole('alert').waitFor({ state: 'hidden' });
    await slow.stop();
    await page.route('**/graphql', async (route) => {
      if (route.request().postDataJSON().operationName !== 'Users') return route.fallback();
      const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
      const nobody = { __typename: 'UserConnection', nodes: [], pageInfo, totalCount: 0 };
      return route.fulfill({ json: { data: { users: nobody } } });
    });
    await chooseInMenu(page, 'Refresh');
    await page.getByRole('heading', { name: 'No users found', exact: true }).waitFor();
    expect(withoutStatus(visitor, 502)).toEqual([]);
    await visitor.leave();
  });
});

test('the chosen heir gets the enquiries of a deleted user', async ({ product, admin }) => {
  const { visitor, page, people } = await managing(product, admin, [
    { name: 'Meera Nair' },
    { name: 'Ravi Rao' },
    { name: 'Tara Bose' },
  ]);
  const [meera, ravi] = people;
  const { id } = await makeMessage(product);
  await done(admin, 'assign', id, { ownerId: meera?.id });
  await makePost(admin, { author: 'Meera Nair' });
  const heirs = dialog(page).getByLabel('Hand over to');
  await button(page, 'Delete Meera Nair').click();
  await dialog(page)
    .getByText('They take care of 1 enquiry and are named as the author of 1 post.', { exact: true })
    .waitFor();
  await dialog(page).getByText('The enquiries have no owner then, and the posts keep their author.').waitFor();
  const names = ['Nobody', 'Asha Menon (you)', 'Ravi Rao', 'Tara Bose'];
  await expect.poll(() => heirs.locator('option').allInnerTexts()).toEqual(names);
  await heirs.selectOption('Tara Bose');
  await button(dialog(page), 'Cancel').click();
  await dialog(page).waitFor({ state: 'hidden' });

  await page.keyboard.press('Enter');
  await expect.poll(() => heirs.inputValue()).toBe('');
  await heirs.selectOption('Ravi Rao');
  await dialog(page).getByText('They get the enquiries, and the posts name them as the author.').waitFor();
  expect(await violations(page)).toEqual([]);
  await button(dialog(page), 'Delete').click();
  await visitor.hears('User deleted successfully');
  const [message] = await product.services.db.select().from(messages).where(eq(messages.id, id));
  expect(message?.ownerId).toBe(ravi?.id);

  const failing = await meddle(page, 'Holdings', 'failing');
  await button(page, 'Delete Ravi Rao').click();
  await dialog(page).getByText('Loading what there is to hand over...').waitFor();
  failing.release();
  await dialog(page)
    .getByText('What there is to hand over could not be loaded. Cancel and try again, or delete without handing over.')
    .waitFor();
  expect(await heirs.count()).toBe(0);
  await button(dialog(page), 'Cancel').click();
  await failing.stop();
  await dialog(page).waitFor({ state: 'hidden' });

  const asked = page.waitForResponse((response) => operationOf(response.request()) === 'Holdings');
  await button(page, 'Delete Tara Bose').click();
  await (await asked).finished();
  await loaded(page);
  expect(await heirs.count()).toBe(0);
  await button(dialog(page), 'Cancel').click();
  expect(withoutStatus(visitor, 502)).toEqual([]);
  await visitor.leave();
});

describe('the own account', () => {
  test('an admin cannot block or delete themselves on the screen or at the server', async ({ product, admin }) => {
    const { visitor, page } = await managing(product, admin, [{ name: 'Meera Nair' }]);
    const own = row(page, 'Asha Menon');
    await own.getByText(ONESELF).waitFor();
    for (const name of ['Block Asha Menon', 'Delete Asha Menon']) {
      const closed = own.getByRole('button', { name, exact: true, description: ONESELF });
      expect(await closed.isDisabled()).toBe(true);
      await closed.focus();
      await page.keyboard.press('Enter');
    }
    expect(await dialog(page).count()).toBe(0);
    expect(await row(page, 'Meera Nair').getByText(ONESELF).count()).toBe(0);
    expect(visitor.operations).not.toContain('BlockUser');

    // As if another tab had written it.
    await page.evaluate(() => {
      const user = JSON.parse(localStorage.getItem('user') ?? '{}');
      localStorage.setItem('user', JSON.stringify({ ...user, _id: 'somebody else' }));
      dispatchEvent(new StorageEvent('storage', { key: 'user' }));
    });
    await button(page, 'Block Asha Menon').click();
    await visitor.hears(`Error toggling block status: ${ONESELF}`);
    await confirmRemoval(page, 'Asha Menon');
    await visitor.hears(`Error deleting user: ${ONESELF}`);
    expect(await names(page)).toEqual(['Asha Menon', 'Meera Nair']);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});
