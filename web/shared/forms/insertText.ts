/**
 * Inserts a text and fires an input event, so that the form notices it; the caret moves behind the text.
 * @param from start of the replaced text; defaults to the selection
 */
export function insertText(field: HTMLTextAreaElement, text: string, from = field.selectionStart): void {
  field.focus();
  field.setRangeText(text, from, field.selectionEnd, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}
