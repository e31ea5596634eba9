import { describe, expect, test } from 'vitest';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { button, heading } from '#tests/kit/browser/visitor.ts';
import { canvas } from '#tests/kit/content/picture.ts';
import { casesOf } from '#tests/kit/long.ts';
import {
  ABOUT,
  about,
  follow,
  inDialog,
  labelled,
  page,
  prepareOffice,
  product,
  question,
  submit,
  textbox,
  visitor,
} from './unsavedSteps.ts';

prepareOffice();

const CLOSE_QUESTION = 'You have unsaved changes. Close this form?';
const PASSWORD = 'Another-2027';

describe('a dialog with typed text', () => {
  const closeQuestion = () => page.getByRole('alertdialog', { name: CLOSE_QUESTION });
  const form = () => page.getByRole('dialog', { name: 'Add a Webhook' });

  test('only Cancel closes a changed dialog without a question', async () => {
    await follow(/^Webhooks/);
    await submit('Add a Webhook');
    await page.keyboard.press('Escape');
    await form().waitFor({ state: 'hidden' });
    await submit('Add a Webhook');
    await inDialog(/^Address/).fill('https://crm.example');
    for (const close of [() => page.keyboard.press('Escape'), () => button(form(), 'Close').click()]) {
      await close();
      await button(closeQuestion(), 'Keep Editing').click();
      await closeQuestion().waitFor({ state: 'hidden' });
      expect(await inDialog(/^Address/).inputValue()).toBe('https://crm.example');
    }
    await page.keyboard.press('Escape');
    await button(closeQuestion(), 'Discard').click();
    await form().waitFor({ state: 'hidden' });
    const opener = button(page, 'Add a Webhook');
    await expect.poll(() => opener.evaluate((one) => one === document.activeElement)).toBe(true);
    await submit('Add a Webhook');
    await inDialog(/^Address/).fill('https://crm.example');
    await button(form(), 'Cancel').click();
    await form().waitFor({ state: 'hidden' });
    await about().click();
    await heading(page, ABOUT).waitFor();
  });

  test('Escape directly after the first letter asks', async () => {
    await follow(/^Webhooks/);
    await submit('Add a Webhook');
    await inDialog(/^Address/).evaluate((field: HTMLInputElement) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      set?.call(field, 'h');
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      // React has rendered the letter; its later tasks run after the key.
      return Promise.resolve()
        .then(() => {})
        .then(() => field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
    });
    await button(closeQuestion(), 'Keep Editing').click();
    expect(await inDialog(/^Address/).inputValue()).toBe('h');
    await button(form(), 'Cancel').click();
    await form().waitFor({ state: 'hidden' });
  });
});

describe('saved forms', () => {
  const fill = async (texts: Record<string, string>) => {
    for (const [label, text] of Object.entries(texts))
      await labelled(new RegExp(`^${label}`))
        .first()
        .fill(text);
  };
  const saves: [name: string, way: (string | RegExp)[], save: () => Promise<unknown>][] = [
    [
      'a new post',
      ['Add Blog'],
      async () => {
        await fill({ Title: 'A whole post', Excerpt: 'What it is about.', Tags: 'one' });
        await submit('Create Post');
        await heading(page, 'Blog').waitFor();
      },
    ],
    [
      'the change of a post',
      ['Manage Blogs', 'Edit A post to edit'],
      async () => {
        await fill({ Excerpt: 'Another excerpt.' });
        await submit('Save Changes');
        await heading(page, 'A post to edit').waitFor();
      },
    ],
    [
      'a new item',
      ['Add Portfolio'],
      async () => {
        await fill({ Title: 'A whole item', Description: 'What.', Category: 'Web', Tags: 'one' });
        const picture = await canvas().png().toBuffer();
        await page.route('**/picture.png', (route) => route.fulfill({ contentType: 'image/png', body: picture }));
        await textbox('Image URL').fill(`${product.url}/picture.png`);
        await submit('Create Item');
        await page.getByText('Created: ').waitFor();
      },
    ],
    [
      'a reply',
      ['Contact Queries', /^Asha Menon/],
      async () => {
        await fill({ 'Your reply': 'Gladly.' });
        await submit('Send Reply');
        await visitor.hears('Reply sent.');
      },
    ],
    [
      'a review link',
      ['Generate Review Link'],
      async () => {
        await labelled('Mail the link to this address').check();
        await fill({ 'Client email': 'client@example.com' });
        await submit('Generate Link');
        await textbox('Generated link').waitFor();
      },
    ],
    [
      'an API token',
      [/^API Tokens/],
      async () => {
        await page.getByRole('radio', { name: 'Staff', exact: true }).check();
        await fill({ Name: 'The CRM' });
        await submit('Issue Token');
        await textbox('API token').waitFor();
      },
    ],
    [
      'a new user',
      ['Add a User'],
      async () => {
        await fill({ Name: 'Devika Shah', Email: 'devika@staff.example', 'Mobile Number': '9811122244' });
        await labelled('Password').fill(PASSWORD);
        await labelled('Role').selectOption('Employee');
        await submit('Create User');
        await visitor.hears('Signup successful');
      },
    ],
    [
      'a webhook',
      [/^Webhooks/],
      async () => {
        await submit('Add a Webhook');
        await inDialog(/^Address/).fill('https://crm.example/hook');
        await page.getByRole('dialog').getByRole('checkbox').first().check();
        await submit('Add Webhook');
        await page.getByRole('dialog').waitFor({ state: 'hidden' });
      },
    ],
  ];

  const usualSaves = ['a new post', 'a reply', 'a webhook'];
  test.each(casesOf(saves, ([name]) => usualSaves.includes(name)))(
    '%s does not ask after saving',
    async (_, way, save) => {
      await follow(...way);
      await save();
      await about().click();
      await heading(page, ABOUT).waitFor();
      expect(await question().count()).toBe(0);
    },
  );

  test('a form asks until its save ends, which closes the question', async () => {
    await follow('Contact Queries', /^Asha Menon/);
    await fill({ 'Your reply': 'One moment.' });
    const slow = await meddle(page, 'ReplyToMessage', 'slow');
    await submit('Send Reply');
    await slow.asked;
    await about().click();
    await question().waitFor();
    slow.release();
    await question().waitFor({ state: 'hidden' });
    await slow.stop();
    await about().click();
    await heading(page, ABOUT).waitFor();
  });
});
