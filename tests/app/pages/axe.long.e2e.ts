import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violations } from '#tests/kit/browser/axe.ts';
import { button, dialog, link, loaded, type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import { goWithin } from '#tests/kit/browser/within.ts';
import { casesOf } from '#tests/kit/long.ts';
import { type Address, fillAddresses } from '#tests/kit/network/addresses.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';
import { paths } from '#web/shared/paths.ts';

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** Window size and theme. */
type Sight = { viewport: typeof wide; colorScheme: 'light' | 'dark' };
const sights = [wide, phone].flatMap((viewport) =>
  (['light', 'dark'] as const).map((colorScheme): Sight => ({ viewport, colorScheme })),
);
const onPhone = sights.filter(({ viewport }) => viewport === phone);
/** `npm test` tries each width in one theme. */
const isUsual = ({ viewport, colorScheme }: Sight) => (viewport === wide) === (colorScheme === 'light');
/** One of those two, in turns. */
const isTurn = (turn: number) => (sight: Sight) => isUsual(sight) && (sight.viewport === wide) === (turn % 2 === 0);

let addresses: Address[];
test.beforeAll(async ({ product, admin }) => {
  addresses = await fillAddresses(product, admin);
});

/** Checks the current page in these sights and collects the violations. */
type Look = (name: string, sights: Sight[]) => Promise<void>;

/** With reduced motion, so that colours are final when they are measured. */
async function looker(
  product: Product,
  person?: Person,
  viewport = wide,
): Promise<{ visitor: Visitor; page: Page; look: Look; found: string[] }> {
  const visitor = await visit(product, person, { viewport, reducedMotion: 'reduce' });
  const { page } = visitor;
  const found: string[] = [];
  const look: Look = async (name, sights) => {
    for (const { viewport, colorScheme } of sights) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      found.push(...(await violations(page)).map((line) => `${name} at ${viewport.width}, ${colorScheme}: ${line}`));
    }
  };
  return { visitor, page, look, found };
}

async function isShown(page: Page) {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await loaded(page);
}

/** All other pages share the frame of these two, which `npm test` checks in every sight. */
const frames: string[] = [paths.home, paths.dashboard];

async function lookAtAll(product: Product, isTheirs: (address: Address) => boolean, person?: Person) {
  const { visitor, page, look, found } = await looker(product, person);
  for (const [index, { path }] of addresses.filter(isTheirs).entries()) {
    await page.setViewportSize(wide);
    await (index === 0 ? visitor.open(path) : goWithin(visitor.page, path));
    await isShown(page);
    await look(
      path,
      casesOf(sights, (sight) => isUsual(sight) || frames.includes(path)),
    );
  }
  expect(found).toEqual([]);
  await visitor.leave();
}

const isOpen = ({ audience }: Address) => audience === 'public' || audience === 'visitor';

describe('accessibility', () => {
  test('the public pages have no accessibility violation', ({ product }) => lookAtAll(product, isOpen));

  test('the office pages have no accessibility violation', ({ product, admin }) =>
    lookAtAll(product, (one) => !isOpen(one), admin));

  test('fallback, missing pages and forms with errors have no accessibility violation', async ({ product }) => {
    const { visitor, page, look, found } = await looker(product);
    await visitor.open('/nowhere');
    for (const [turn, path] of [
      '/nowhere/too',
      paths.blogPost('nowhere'),
      paths.portfolioItem('nowhere'),
      paths.submitReview('x'),
    ].entries()) {
      await goWithin(visitor.page, path);
      await isShown(page);
      await look(path, casesOf(sights, isTurn(turn)));
    }
    for (const [turn, [path, send]] of (
      [
        [paths.contact, 'Send Message'],
        [addresses.find(({ path }) => path.startsWith(paths.submitReview('')))?.path ?? '', /^Submit/],
        [paths.login, 'Sign In'],
      ] as const
    ).entries()) {
      await goWithin(visitor.page, path);
      await isShown(page);
      await page.getByRole('main').getByRole('button', { name: send }).click();
      await page.locator('[aria-invalid=true]').first().waitFor();
      await look(path, casesOf(sights, isTurn(turn)));
    }
    expect(found).toEqual([]);
    await visitor.leave();
  });

  test('open menus have no accessibility violation', async ({ product, admin }) => {
    for (const [turn, person] of [undefined, admin].entries()) {
      // `npm test` checks a stranger in light and staff in dark.
      const sights = casesOf(onPhone, (_, index) => index === turn);
      const { visitor, page, look, found } = await looker(product, person, phone);
      await visitor.open(paths.blogs);
      await isShown(page);
      await button(page, 'Menu').click();
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog', exact: true }).waitFor();
      await look('the menu', sights);
      await page.keyboard.press('Escape');
      await button(page, 'Contact options').click();
      await page.getByRole('link', { name: 'WhatsApp chat' }).waitFor();
      await look('the contact links', sights);
      await page.keyboard.press('Escape');
      if (person) {
        await button(page, /^User menu/).click();
        await page.getByRole('menuitem', { name: 'Logout' }).waitFor();
        await look('the user menu', sights);
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
    await look('a dialog with a form', casesOf(sights, isTurn(0)));
    await page.keyboard.press('Escape');
    await adding.waitFor({ state: 'detached' });

    await goWithin(visitor.page, paths.affiliateProgramme);
    await button(page, /^Apply as an /).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Submit Application' }).click();
    await visitor.hears('Please fix the form errors');
    await look('the application', casesOf(sights, isTurn(1)));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await goWithin(visitor.page, paths.manageAffiliates);
    await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .click();
    await dialog(page).waitFor();
    await look('a question', casesOf(sights, isTurn(1)));
    await dialog(page).getByRole('button', { name: 'Delete' }).click();
    await visitor.hears('Affiliate deleted successfully');
    await look('a toast', casesOf(sights, isTurn(0)));
    expect(found).toEqual([]);
    await visitor.leave();
  });

  test('board, selection and message dialogs have no accessibility violation', async ({ product, admin }) => {
    const { visitor, page, look, found } = await looker(product, admin);
    await visitor.open(`${paths.messages}?view=board`);
    await button(page, /^Drag /)
      .first()
      .waitFor();
    await look('the board', casesOf(sights, isUsual));
    await page
      .getByRole('combobox', { name: /^Move / })
      .first()
      .selectOption('LOST');
    const lost = page.getByRole('dialog', { name: 'Why Was It Lost?' });
    await button(lost, 'Move to Lost').click();
    await lost.locator('[aria-invalid=true]').waitFor();
    await look('the reason', casesOf(sights, isTurn(0)));
    await page.keyboard.press('Escape');
    await lost.waitFor({ state: 'detached' });

    await link(page, 'List').click();
    await page
      .getByRole('checkbox', { name: /^Select / })
      .nth(1)
      .check();
    await button(page, 'Move to stage what is selected').waitFor();
    await look('what is selected', casesOf(sights, isUsual));
    await page.setViewportSize(wide);
    await page.getByRole('main').getByRole('row').nth(1).getByRole('link').first().click();
    await button(page, 'Send Reply').waitFor();
    await page.keyboard.press('f');
    const followUp = page.getByRole('dialog', { name: 'Follow-Up' });
    await followUp.waitFor();
    await look('the follow-up', casesOf(sights, isTurn(1)));
    await page.keyboard.press('Escape');
    await followUp.waitFor({ state: 'detached' });
    await button(page, /^Templates/).click();
    const templates = page.getByRole('dialog', { name: 'Reply templates' });
    await templates.waitFor();
    await look('the templates', casesOf(sights, isTurn(0)));
    await page.keyboard.press('Escape');
    await templates.waitFor({ state: 'detached' });
    await page.keyboard.press('n');
    await page.getByRole('textbox', { name: 'Your note' }).pressSequentially('@');
    await page.getByRole('listbox', { name: 'Colleagues' }).waitFor();
    await look('the colleagues', casesOf(sights, isTurn(1)));
    expect(found).toEqual([]);
    await visitor.leave();
  });
});
