import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

export type LeaveQuestion = {
  what: 'page' | 'dialog';
  /** What happens to the changes when they are not lost. */
  text?: string | undefined;
  leave: () => void;
};

const forms = new Map<symbol, string | undefined>();
let question: LeaveQuestion | null = null;
const listeners = new Set<() => void>();

function setQuestion(next: LeaveQuestion | null): void {
  question = next;
  for (const listener of listeners) listener();
}

export const hasUnsavedChanges = (): boolean => forms.size > 0;

/**
 * Registers a form as unsaved.
 * @param text what happens to its changes when the page is left; without it they are lost
 * @returns a function that unregisters the form; it also withdraws an unneeded question
 */
export function addUnsavedForm(text?: string): () => void {
  const form = Symbol('form');
  forms.set(form, text);
  return () => {
    forms.delete(form);
    if (question && !hasUnsavedChanges()) setQuestion(null);
  };
}

/** Undefined (changes are lost) unless every form has a text. */
function textOfAll(): string | undefined {
  const texts = [...forms.values()];
  return texts.includes(undefined) ? undefined : texts[0];
}

/** Calls `leave` at once when nothing is unsaved; otherwise after confirmation. */
export function askToLeave(leave: () => void, what: LeaveQuestion['what'] = 'page'): void {
  if (hasUnsavedChanges()) setQuestion({ what, text: what === 'page' ? textOfAll() : undefined, leave });
  else leave();
}

export function answerLeaveQuestion(isLeaving: boolean): void {
  if (isLeaving && question) {
    // A dialog discards only its own form; other forms on the page stay unsaved.
    if (question.what === 'page') forms.clear();
    // Close the dialog before the question, so that the focus returns to the element that opened the dialog.
    flushSync(question.leave);
  }
  setQuestion(null);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useLeaveQuestion = (): LeaveQuestion | null =>
  useSyncExternalStore(
    subscribe,
    () => question,
    () => null,
  );
