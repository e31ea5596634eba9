import type { Page } from 'playwright-core';
import { faultAt } from '#tests/kit/browser/visitor.ts';

export const PROGRAMME = '/affiliate-marketing';
export const THANKS = "Thank you! We'll contact you shortly.";
export const FAULTS = 'Please fix the form errors';
export const labels = ['Name', 'Company Name', 'Email', 'Phone'] as const;
/** The values of a valid application, in the order of the fields. */
export const good = ['Neha Kulkarni', 'Kaveri Handlooms', 'neha@kaveri.example', '+919876500114'];

export function inquiryOn(page: Page) {
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  return {
    field,
    dialog: (audience = 'Advertiser') => page.getByRole('dialog', { name: `${audience} Inquiry`, exact: true }),
    title: (audience: string) => page.getByRole('heading', { level: 2, name: `${audience} Inquiry`, exact: true }),
    opener: (audience: string) => page.getByRole('button', { name: new RegExp(`^Apply as an? ${audience}$`, 'i') }),
    values: () => Promise.all(labels.map((label) => field(label).inputValue())),
    faults: () => Promise.all(labels.map((label) => faultAt(field(label)))),
    send: () => page.getByRole('button', { name: 'Submit Application' }).click(),
    async fill(texts: readonly string[] = good) {
      for (const [index, label] of labels.entries()) await field(label).fill(texts[index] ?? '');
    },
  };
}
