import type { Page } from 'playwright-core';

export const labels = ['Title', 'Slug', 'Description', 'Category', 'Tags', 'Image URL', 'Alt text'] as const;
export type Texts = Partial<Record<(typeof labels)[number], string>>;

export const field = (page: Page, label: string) => page.getByRole('textbox', { name: label });
export const file = (page: Page) => page.locator('input[type=file]');
export const source = (page: Page, name: string) => page.getByRole('group', { name: 'Image source' }).getByLabel(name);
export const submit = (page: Page) => page.getByRole('button', { name: 'Create Item' });
export const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' });

export async function write(page: Page, texts: Texts) {
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text);
}

/** The error messages of the form, by the labels of its fields. */
export async function faults(page: Page): Promise<Texts> {
  const all = await page.getByRole('textbox').evaluateAll((fields) =>
    fields.map((field) => {
      const [id] = field.getAttribute('aria-describedby')?.split(' ') ?? [];
      const isInvalid = field.getAttribute('aria-invalid') === 'true';
      return {
        label: (field as HTMLInputElement).labels?.[0]?.textContent ?? '',
        fault: isInvalid && id ? document.getElementById(id)?.textContent : undefined,
      };
    }),
  );
  const found: Texts = {};
  for (const label of labels) {
    const fault = all.find((one) => one.label.startsWith(label))?.fault;
    if (fault) found[label] = fault;
  }
  return found;
}
