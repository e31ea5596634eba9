import { describe, expect } from 'vitest';
import { weekdays } from '#schema/weekdays.ts';
import { bookingHosts } from '#server/clients/booking/table.ts';
import { violations } from '#tests/kit/browser/axe.ts';
import { button, heading, leaveQuietly, link } from '#tests/kit/browser/visitor.ts';
import { book, freeTimes } from '#tests/kit/content/calls.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';
import {
  arrive,
  booked,
  client,
  fill,
  isAtHome,
  NEW_YORK,
  page,
  prepareVisitor,
  stored,
  TAKEN,
  times,
  visitor,
} from './bookingVisitor.ts';

prepareVisitor();

describe('without scripts', () => {
  test('without scripts a call is booked, with errors and a taken slot reported', async ({ product }) => {
    await arrive(product, '/book', { javaScriptEnabled: false });
    const zone = page.locator('noscript select');
    await zone.selectOption(NEW_YORK);
    await button(page, 'Show').click();
    const [first = ''] = await freeTimes(product.nobody, { timeZone: NEW_YORK });
    await times()
      .filter({ hasText: new Date(first).toLocaleTimeString('en-GB', { timeZone: NEW_YORK, timeStyle: 'short' }) })
      .first()
      .click();
    await button(page, 'Book Call').click();
    await page.getByRole('alert').getByText('Please fix the errors in the form.', { exact: true }).waitFor();
    await page.getByText('Please select a service', { exact: true }).waitFor();
    await fill();
    await book(product.nobody, first);
    await button(page, 'Book Call').click();
    await page.getByRole('alert').getByText(TAKEN, { exact: true }).first().waitFor();
    expect(await page.getByLabel('Name').inputValue()).toBe('Emma Clarke');
    await page.getByRole('combobox', { name: 'Time', exact: true }).selectOption({ index: 1 });
    await button(page, 'Book Call').click();
    await heading(page, 'See You Then').waitFor();

    await visitor.leave();
  });

  test('without scripts a call is moved and cancelled with its link', async ({ product }) => {
    const token = await booked(product);
    await arrive(product, `/booking/${token}`, { javaScriptEnabled: false });
    await heading(page, 'Your Call').waitFor();
    await times().nth(4).click();
    await button(page, 'Move Call').click();
    await page
      .getByText('Your call has been moved. A new invitation is on its way to you by mail.', { exact: true })
      .waitFor();
    await link(page, 'Cancel This Call').click();
    await button(page, 'Cancel Call').click();
    await heading(page, 'Call Cancelled').waitFor();
    expect((await stored(product)).filter(({ email }) => email === client)).toMatchObject([
      { status: 'CANCELLED', sequence: 2 },
    ]);
    await visitor.leave();
  });
});

describe.each([390, 1440])('a width of %i pixels', (width) => {
  const isClean = async () => {
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await visitor.leave();
  };
  const look = (product: Product, path: string) =>
    arrive(product, path, { viewport: { width, height: 900 }, reducedMotion: 'reduce' });

  test('the page of free slots is accessible', async ({ product }) => {
    await look(product, '/book');
    await isAtHome();
    await isClean();
  });

  test('the booking form with errors is accessible', async ({ product }) => {
    await look(product, '/book');
    await isAtHome();
    await times().first().click();
    await button(page, 'Book Call').click();
    await page.getByText('Please select a service', { exact: true }).waitFor();
    await isClean();
  });

  test('the confirmation of a booking is accessible', async ({ product }) => {
    await look(product, '/book');
    await isAtHome();
    await times().first().click();
    await fill();
    await button(page, 'Book Call').click();
    await heading(page, 'See You Then').waitFor();
    await isClean();
  });

  test('the page for moving a call is accessible', async ({ product }) => {
    await look(product, `/booking/${await booked(product)}`);
    await times().first().click();
    await button(page, 'Move Call').waitFor();
    await isClean();
  });

  test('the page for cancelling a call is accessible', async ({ product }) => {
    await look(product, `/booking/${await booked(product)}/cancel`);
    await isClean();
  });
});

test('a call can be booked by keyboard', async ({ product }) => {
  await product.services.db
    .update(bookingHosts)
    .set({ hours: [{ days: [...weekdays], opens: '10:00', closes: '11:00' }] });
  await arrive(product, '/book');
  await isAtHome();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const press = async (key: string, count = 1) => {
    for (let n = 0; n < count; n += 1) await page.keyboard.press(key);
  };
  const reach = async (name: RegExp) => {
    for (let n = 0; n < 40; n += 1) {
      await press('Tab');
      const label = await page.evaluate(() => {
        const { activeElement: at } = document;
        return (
          at?.getAttribute('aria-label') ?? (at as HTMLInputElement)?.labels?.[0]?.textContent ?? at?.textContent ?? ''
        );
      });
      if (name.test(label)) return;
    }
    throw new Error(`no Tab led to ${name}`);
  };
  await reach(/^\w+, \d+ \w+ \d+, \d+ free times$/);
  await press('Enter');
  await reach(/^\d\d:\d\d/);
  await press('Enter');
  await page.getByLabel('Name').waitFor();
  for (const [label, text] of [
    [/^Name/, 'Emma Clarke'],
    [/^Email/, client],
    [/^Phone/, '+1 212 555 0123'],
    [/^What it is about/, 'Web'],
  ] as const) {
    await reach(label);
    await page.keyboard.type(text);
  }
  await reach(/^Book Call/);
  await press('Enter');
  await heading(page, 'See You Then').waitFor();
  await leaveQuietly(visitor);
});
