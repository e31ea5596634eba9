import type { Page } from 'playwright-core';

/** The error messages of the empty contact form, in the order of its fields. */
export const FAULTS = {
  Name: 'Name must be at least 2 characters',
  Email: 'Please enter a valid email address',
  'Contact Number': 'Number must be 10 digits',
  Service: 'Please select a service',
};
export const SENT = 'Message sent successfully! Our team will contact you soon.';
export const field = (page: Page, name: string) => page.getByRole('form').getByLabel(name);
export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send Message' });
export const values = (page: Page) =>
  page
    .getByRole('form')
    .locator('input, select, textarea')
    .filter({ visible: true })
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));

export async function fill(page: Page) {
  await field(page, 'Name').fill('Asha Menon');
  await field(page, 'Email').fill('Asha@Client.example');
  await field(page, 'Contact Number').fill('9876543210');
  await field(page, 'Service').selectOption('Email Marketing');
  await field(page, 'Message').fill('Two lines,\nnot more.');
}
/** The values of the fields after `fill`, and of an empty form. */
export const FILLED = ['Asha Menon', 'Asha@Client.example', '9876543210', 'Email Marketing', 'Two lines,\nnot more.'];
export const EMPTY = ['', '', '', '', ''];
