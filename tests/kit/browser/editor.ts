import type { Locator, Page } from 'playwright-core';

/** The text as the page shows it, to be written in. */
export const editor = (page: Page): Locator => page.locator('[contenteditable=true][aria-label="Body"]');

/** A button of the editor's toolbar. */
export const tool = (page: Page, name: string): Locator =>
  page.getByRole('toolbar').getByRole('button', { name, exact: true });

/** @returns the text in Markdown; the editor is shown again */
export async function markdownIn(page: Page): Promise<string> {
  await page.getByRole('tab', { name: 'Markdown' }).click();
  const text = await page.getByRole('textbox', { name: 'Body' }).inputValue();
  await page.getByRole('tab', { name: 'Write' }).click();
  await editor(page).waitFor();
  return text;
}

/** Pastes into the editor, as a browser does: what the clipboard holds by its types. */
export const paste = (page: Page, clipboard: Record<string, string>): Promise<void> =>
  editor(page).evaluate((element, given) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(given)) clipboardData.setData(type, text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, clipboard);

/** Pastes a png into the editor or drops it there, as a browser does. */
export const bringPicture = (page: Page, type: 'paste' | 'drop', name: string, bytes: Buffer): Promise<void> =>
  editor(page).evaluate(
    (element, [type, name, content]) => {
      const data = new DataTransfer();
      const file = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      data.items.add(new File([file], name, { type: 'image/png' }));
      const { left, top } = element.getBoundingClientRect();
      const options = { bubbles: true, cancelable: true, clientX: left + 30, clientY: top + 30 };
      element.dispatchEvent(
        type === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: data })
          : new DragEvent('drop', { ...options, dataTransfer: data }),
      );
    },
    [type, name, bytes.toString('base64')] as const,
  );
