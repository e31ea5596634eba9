import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { button, heading } from '#tests/kit/browser/visitor.ts';
import { lastCode } from '#tests/kit/network/signInEntries.ts';
import type { Product } from '#tests/kit/product/product.ts';

export const SECOND = 1000;

export const DAY = 24 * 60 * 60 * SECOND;

export const ENDED = 'Session expired. You have been logged out.';

export const FALLBACK = 'Oops! Page Not Found';

export const HOME = 'Elevate Your Business with Digital Excellence';

export const identifierOf = (page: Page) => page.getByLabel('Email or Mobile Number');

export const passwordOf = (page: Page) => page.getByLabel('Password', { exact: true });

export const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

export const storage = (page: Page) => page.evaluate(() => ({ ...localStorage }));

export async function enter(page: Page, identifier: string, password: string) {
  await identifierOf(page).fill(identifier);
  await passwordOf(page).fill(password);
  await button(page, 'Sign In').click();
}

export async function sixBoxes(page: Page) {
  await heading(page, 'Check your mail').waitFor();
  await expect.poll(() => focused(page)).toBe('Digit 1 of 6');
}

export async function enterCode(product: Product, page: Page, { email }: { email: string }) {
  await sixBoxes(page);
  await page.keyboard.type(await lastCode(product, email));
  await button(page, 'Verify OTP').click();
}

export const signInLink = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true });
