import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { paths } from '#web/shared/paths.ts';
import { button, heading, loaded, type Visitor, visit } from './visitor.ts';
import { goWithin } from './within.ts';

export const screenOf = (page: Page) => ({
  session: (name: RegExp) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) }),
  sessions: () => page.getByRole('table').getByRole('rowheader'),
  field: (label: string) => page.getByLabel(label, { exact: true }),
  dialog: (name: string) => page.getByRole('dialog', { name }),
  way: (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: new RegExp(name) }) }),
  madeCodes: () => page.getByRole('textbox', { name: 'Recovery codes' }),
});

export async function openAccount(product: Product, person: Person, options = {}): Promise<Visitor> {
  const visitor = await visit(product, person, options);
  await visitor.open(paths.account);
  await heading(visitor.page, 'Your account').waitFor();
  await loaded(visitor.page);
  return visitor;
}

export async function logOut(page: Page): Promise<void> {
  await button(page, /^User menu/).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await heading(page, 'Elevate Your Business with Digital Excellence').waitFor();
}

/** Fills in the password step on any page that shows it. Waits until the form has the focus. */
export async function enterPassword(page: Page, user: { email: string; password: string }): Promise<void> {
  await goWithin(page, paths.login);
  await page.getByLabel('Email or Mobile Number').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await button(page, 'Sign In').click();
  await heading(page, 'Check your mail').waitFor();
  await page.locator('[aria-label="Digit 1 of 6"]:focus').waitFor();
}

/** @returns the code of an authenticator app with this secret, `steps` steps from now */
export const shownBy = (product: Product, secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
    timestamp: product.services.now().getTime() + steps * 30_000,
  });
