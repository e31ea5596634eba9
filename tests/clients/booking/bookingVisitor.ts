import { ne } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { bookingHosts, bookings } from '#server/clients/booking/table.ts';
import { type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import { always, book, callToken, freeTimes, makeHost, takeBookings } from '#tests/kit/content/calls.ts';
import { atNoon } from '#tests/kit/content/noon.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

export const TAKEN = 'This time has just been taken. Please choose another.';
export const NEW_YORK = 'America/New_York';

let asha: string;
export let visitor: Visitor;
export let page: Page;
export let client: string;
let number = 0;

export async function arrive(product: Product, path: string, options: Parameters<typeof visit>[2] = {}) {
  visitor = await visit(product, undefined, { timezoneId: NEW_YORK, ...options });
  page = visitor.page;
  if (options.javaScriptEnabled === false) await page.goto(path);
  else await visitor.open(path);
}
export const times = () => page.getByRole('list', { name: 'Free times' }).getByRole('link');

export async function fill() {
  await page.getByLabel('Name').fill('Emma Clarke');
  await page.getByLabel('Email').fill(client);
  await page.getByLabel('Phone').fill('+1 212 555 0123');
  await page.getByLabel('What it is about').selectOption('Web Development');
  await page.getByLabel('Anything we should know').fill('About our shop.');
}
export const stored = (product: Product) => product.services.db.select().from(bookings);
export const booked = async (product: Product) => {
  const [startsAt = ''] = (await freeTimes(product.nobody)).slice(4);
  await book(product.nobody, startsAt, { email: client });
  return callToken((await product.mail.mailTo(client)).text);
};

/** Wait until the page uses days of New York. */
export const isAtHome = () => page.getByText('The office is in Kolkata.', { exact: true }).waitFor();

export function prepareVisitor(): void {
  test.beforeAll(async ({ product }) => {
    // At noon, because late in the evening few slots of the day are left.
    atNoon(product);
    asha = (await makeHost(product, 'Asha Rao')).id;
  });
  test.beforeEach(async ({ product, admin }) => {
    number += 1;
    client = `emma${number}@client.example`;
    await product.services.db.delete(bookings);
    await product.services.db.delete(bookingHosts).where(ne(bookingHosts.userId, asha));
    await product.services.db.update(bookingHosts).set({ hours: always });
    await takeBookings(admin);
  });
}
