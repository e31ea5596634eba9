import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** What is asked before unsaved changes are lost. */
export type LeaveQuestion = {
  /** What goes with the changes: the whole page, or a dialog with a form in it. */
  what: 'page' | 'dialog';
  /** What becomes of them, where they are not lost. */
  text?: string | undefined;
  leave: () => void;
};

/** The forms on the page that have unsaved changes. */
const forms = new Map<symbol, string | undefined>();
let question: LeaveQuestion | null = null;
const listeners = new Set<() => void>();

function setQuestion(next: LeaveQuestion | null): void {
  question = next;
  for (const listener of listeners) listener();
}

/** @returns whether a form on the page has unsaved changes */
export const hasUnsavedChanges = (): boolean => forms.size > 0;

/**
 * Counts a form as unsaved.
 * @param text what becomes of its changes when the page is left; left out, they are lost
 * @returns a function that ends this; it also withdraws a question that has become needless
 */
export function addUnsavedForm(text?: string): () => void {
  const form = Symbol('form');
  forms.set(form, text);
  return () => {
    forms.delete(form);
    if (question && !hasUnsavedChanges()) setQuestion(null);
  };
}

/** What becomes of the changes: they are lost, unless every form says something else. */
function textOfAll(): string | undefined {
  const texts = [...forms.values()];
  return texts.includes(undefined) ? undefined : texts[0];
}

/** Calls `leave` at once when nothing is unsaved; else asks, and calls it when the answer is yes. */
export function askToLeave(leave: () => void, what: LeaveQuestion['what'] = 'page'): void {
  if (hasUnsavedChanges()) setQuestion({ what, text: what === 'page' ? textOfAll() : undefined, leave });
  else leave();
}

/** The answer to the question. With `isLeaving` the changes are given up, and nothing asks about them again. */
export function answerLeaveQuestion(isLeaving: boolean): void {
  if (isLeaving && question) {
    // A dialog takes its own form along; what else is unsaved on the page stays so.
    if (question.what === 'page') forms.clear();
    // A dialog goes before the question does: then what opened that dialog has the focus again.
    flushSync(question.leave);
  }
  setQuestion(null);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @returns the question that waits for an answer, or null */
export const useLeaveQuestion = (): LeaveQuestion | null =>
  useSyncExternalStore(
    subscribe,
    () => question,
    () => null,
  );
