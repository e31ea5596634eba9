import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { heading, visit } from '#tests/kit/browser/visitor.ts';
import { deskOperations } from '#tests/kit/content/desk.ts';
import type { MadeMessage } from '#tests/kit/content/message.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

export const test = base
  .extend('ravi', { scope: 'file' }, ({ product }) => product.signedIn('Employee', { name: 'Ravi Iyer' }))
  .extend('meera', { scope: 'file' }, ({ product }) => product.signedIn('Employee', { name: 'Meera Nair' }));

export const desk = (page: Page) => page.getByRole('region', { name: 'Where It Stands' });
export const part = (page: Page, name: string) => desk(page).getByRole('group', { name, exact: true });
export const stage = (page: Page, name: string) => desk(page).getByRole('radio', { name, exact: true });
export const picker = (page: Page) => page.getByRole('dialog', { name: 'Who takes care of it' });
export const hasFocus = (control: Locator) =>
  expect.poll(() => control.evaluate((one) => one === document.activeElement)).toBe(true);
export const stored = async (ravi: Person, { id }: MadeMessage) =>
  (await ravi.gql(deskOperations.byId, { id })).data.message;

/** @param time at which the clock of the page stands; by default it goes on */
export async function reading(product: Product, person: Person, sent: MadeMessage, time?: Date) {
  const visitor = await visit(product, person);
  if (time) await visitor.page.clock.setFixedTime(time);
  await visitor.open(`/contact-details/${sent.id}`);
  await heading(visitor.page, sent.name).waitFor();
  return visitor;
}
