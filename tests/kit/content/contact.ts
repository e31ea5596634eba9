import type { Page } from 'playwright-core';

/** What the fields of the contact form say when nothing is in them, in their order. */
export const FAULTS = {
  Name: 'Name must be at least 2 characters',
  Email: 'Please enter a valid email address',
  'Contact Number': 'Number must be 10 digits',
  Service: 'Please select a service',
};
export const SENT = 'Message sent successfully! Our team will contact you soon.';
export const field = (page: Page, name: string) => page.getByRole('form').getByLabel(name);
export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send Message' });
/** What stands in the fields that people see. */
export const values = (page: Page) =>
  page
    .getByRole('form')
    .locator('input, select, textarea')
    .filter({ visible: true })
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));

/** Fills in all that a good message has. */
export async function fill(page: Page) {
  await field(page, 'Name').fill('Asha Menon');
  await field(page, 'Email').fill('Asha@Client.example');
  await field(page, 'Contact Number').fill('9876543210');
  await field(page, 'Service').selectOption('Email Marketing');
  await field(page, 'Message').fill('Two lines,\nnot more.');
}
/** What then stands in the fields, and what stands in an empty form. */
export const FILLED = ['Asha Menon', 'Asha@Client.example', '9876543210', 'Email Marketing', 'Two lines,\nnot more.'];
export const EMPTY = ['', '', '', '', ''];
