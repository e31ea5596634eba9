import type { Locator, Page } from 'playwright-core';

export const editor = (page: Page): Locator => page.locator('[contenteditable=true][aria-label="Body"]');

export const tool = (page: Page, name: string): Locator =>
  page.getByRole('toolbar').getByRole('button', { name, exact: true });

/** @returns the text as Markdown; the visual editor is shown again afterwards */
export async function markdownIn(page: Page): Promise<string> {
  await page.getByRole('tab', { name: 'Markdown' }).click();
  const text = await page.getByRole('textbox', { name: 'Body' }).inputValue();
  await page.getByRole('tab', { name: 'Write' }).click();
  await editor(page).waitFor();
  return text;
}

/** Deletes the whole text. `fill('')` selects it without the editor, which may not know of it yet when the key comes. */
export async function emptyEditor(page: Page): Promise<void> {
  await editor(page).press('ControlOrMeta+a');
  await page.keyboard.press('Backspace');
}

/** Waits until the editor knows the selection: it learns of it by an event, in a later task. */
const untilSelected = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

/** Pastes clipboard data into the editor, by its MIME types. */
export async function paste(page: Page, clipboard: Record<string, string>): Promise<void> {
  await untilSelected(page);
  await editor(page).evaluate((element, given) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(given)) clipboardData.setData(type, text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, clipboard);
}

export const bringPicture = (page: Page, type: 'paste' | 'drop', name: string, bytes: Buffer): Promise<void> =>
  bringFiles(page, type, [{ name, bytes }]);

/** Brings several files at once. */
export const bringFiles = (
  page: Page,
  type: 'paste' | 'drop',
  files: { name: string; bytes: Buffer }[],
): Promise<void> =>
  editor(page).evaluate(
    (element, [type, files]) => {
      const data = new DataTransfer();
      for (const { name, content } of files) {
        const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
        data.items.add(new File([bytes], name, { type: 'image/png' }));
      }
      const { left, top } = element.getBoundingClientRect();
      const options = { bubbles: true, cancelable: true, clientX: left + 30, clientY: top + 30 };
      element.dispatchEvent(
        type === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: data })
          : new DragEvent('drop', { ...options, dataTransfer: data }),
      );
    },
    [type, files.map(({ name, bytes }) => ({ name, content: bytes.toString('base64') }))] as const,
  );

/** @returns what the editor puts into the clipboard for the selection */
export async function copied(page: Page): Promise<Record<'text/html' | 'text/plain', string>> {
  await untilSelected(page);
  return editor(page).evaluate((element) => {
    const clipboardData = new DataTransfer();
    element.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
    return { 'text/html': clipboardData.getData('text/html'), 'text/plain': clipboardData.getData('text/plain') };
  });
}
