import { describe, expect } from 'vitest';
import { button, dialog, link } from '#tests/kit/browser/visitor.ts';
import { goWithin } from '#tests/kit/browser/within.ts';
import { fillAddresses } from '#tests/kit/network/addresses.ts';
import { test } from '#tests/kit/test.ts';
import { paths } from '#web/shared/paths.ts';
import { isShown, looker, phone, sights, wide } from './looker.ts';

const onPhone = sights.filter(({ viewport }) => viewport === phone);

test.beforeAll(async ({ product, admin }) => {
  await fillAddresses(product, admin);
});

describe('accessibility', () => {
  test('open menus have no accessibility violation', async ({ product, admin }) => {
    for (const person of [undefined, admin]) {
      const { visitor, page, look, found } = await looker(product, person, phone);
      await visitor.open(paths.blogs);
      await isShown(page);
      await button(page, 'Menu').click();
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog', exact: true }).waitFor();
      await look('the menu', onPhone);
      await page.keyboard.press('Escape');
      await button(page, 'Contact options').click();
      await page.getByRole('link', { name: 'WhatsApp chat' }).waitFor();
      await look('the contact links', onPhone);
      await page.keyboard.press('Escape');
      if (person) {
        await button(page, /^User menu/).click();
        await page.getByRole('menuitem', { name: 'Logout' }).waitFor();
        await look('the user menu', onPhone);
      }
      expect(found).toEqual([]);
      await visitor.leave();
    }
  });

  test('open dialogs with errors and toasts have no accessibility violation', async ({ product, admin }) => {
    const { visitor, page, look, found } = await looker(product, admin);
    await visitor.open(paths.slots);
    await button(page, 'Add Slot').click();
    const adding = page.getByRole('dialog');
    await adding.getByRole('button', { name: 'Add Slot' }).click();
    await adding.locator('[aria-invalid=true]').first().waitFor();
    await look('a dialog with a form', sights);
    await page.keyboard.press('Escape');
    await adding.waitFor({ state: 'detached' });

    await goWithin(visitor.page, paths.affiliateProgramme);
    await button(page, /^Apply as an /).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Submit Application' }).click();
    await visitor.hears('Please fix the form errors');
    await look('the application', sights);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await goWithin(visitor.page, paths.manageAffiliates);
    await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .click();
    await dialog(page).waitFor();
    await look('a question', sights);
    await dialog(page).getByRole('button', { name: 'Delete' }).click();
    await visitor.hears('Affiliate deleted successfully');
    await look('a toast', sights);
    expect(found).toEqual([]);
    await visitor.leave();
  });

  test('board, selection and message dialogs have no accessibility violation', async ({ product, admin }) => {
    const { visitor, page, look, found } = await looker(product, admin);
    await visitor.open(`${paths.messages}?view=board`);
    await button(page, /^Drag /)
      .first()
      .waitFor();
    await look('the board', sights);
    await page
      .getByRole('combobox', { name: /^Move / })
      .first()
      .selectOption('LOST');
    const lost = page.getByRole('dialog', { name: 'Why Was It Lost?' });
    await button(lost, 'Move to Lost').click();
    await lost.locator('[aria-invalid=true]').waitFor();
    await look('the reason', sights);
    await page.keyboard.press('Escape');
    await lost.waitFor({ state: 'detached' });

    await link(page, 'List').click();
    await page
      .getByRole('checkbox', { name: /^Select / })
      .nth(1)
      .check();
    await button(page, 'Move to stage what is selected').waitFor();
    await look('what is selected', sights);
    await page.setViewportSize(wide);
    await page.getByRole('main').getByRole('row').nth(1).getByRole('link').first().click();
    await button(page, 'Send Reply').waitFor();
    await page.keyboard.press('f');
    const followUp = page.getByRole('dialog', { name: 'Follow-Up' });
    await followUp.waitFor();
    await look('the follow-up', sights);
    await page.keyboard.press('Escape');
    await followUp.waitFor({ state: 'detached' });
    await button(page, /^Templates/).click();
    const templates = page.getByRole('dialog', { name: 'Reply templates' });
    await templates.waitFor();
    await look('the templates', sights);
    await page.keyboard.press('Escape');
    await templates.waitFor({ state: 'detached' });
    await page.keyboard.press('n');
    await page.getByRole('textbox', { name: 'Your note' }).pressSequentially('@');
    await page.getByRole('listbox', { name: 'Colleagues' }).waitFor();
    await look('the colleagues', sights);
    expect(found).toEqual([]);
    await visitor.leave();
  });
});
