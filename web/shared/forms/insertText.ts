/**
 * Writes a text into a field as if it were typed, so that its form hears of it; the caret stands behind it.
 * @param from where what it replaces begins; left out, it replaces what is selected
 */
export function insertText(field: HTMLTextAreaElement, text: string, from = field.selectionStart): void {
  field.focus();
  field.setRangeText(text, from, field.selectionEnd, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}
