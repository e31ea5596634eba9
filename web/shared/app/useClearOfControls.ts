import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useToasterStore } from 'react-hot-toast';

const CONTROLS = 'a, button, input, select, textarea, label, summary';
/** Between two toasts, and between them and what is above them, in pixels. */
const GAP = 8;

/**
 * Keeps toasts off the control that has the focus and the one that was clicked last: below it, when they would lie over it.
 * @param place what the toasts hang from
 * @returns how many pixels below `place` the first of them is to be shown
 */
export function useClearOfControls(place: RefObject<HTMLElement | null>): number {
  const { toasts } = useToasterStore();
  const isTold = toasts.length > 0;
  const [top, setTop] = useState(GAP);
  const clicked = useRef<Element | null>(null);

  useEffect(() => {
    const note = ({ target }: Event) => {
      clicked.current = (target as Element).closest(CONTROLS);
    };
    document.addEventListener('click', note, true);
    return () => document.removeEventListener('click', note, true);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each change of the toasts their box is another
  useLayoutEffect(() => {
    if (place.current) setTop(topOf(place.current, clicked.current));
  }, [place, toasts]);

  // The control may move under them: it is scrolled, or another one takes the focus.
  useEffect(() => {
    if (!isTold) return;
    let frame = 0;
    const measure = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => place.current && setTop(topOf(place.current, clicked.current)));
    };
    const events = ['focusin', 'click', 'scroll', 'resize'];
    for (const event of events) addEventListener(event, measure, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      for (const event of events) removeEventListener(event, measure, { capture: true });
    };
  }, [place, isTold]);

  return top;
}

/** @returns where toasts are clear of both controls; where they hang by themselves when the window has no room for that */
function topOf(place: HTMLElement, clicked: Element | null): number {
  const box = boxOf(place);
  if (!box) return GAP;
  const focused = document.activeElement?.closest(CONTROLS);
  const controls = [focused, clicked]
    .filter((control) => control?.isConnected)
    .map((control) => (control as Element).getBoundingClientRect())
    .sort((one, other) => one.top - other.top);
  let top = box.top;
  for (const control of controls) {
    const isBeside = control.right <= box.left || control.left >= box.right;
    if (isBeside || control.bottom + GAP <= top || control.top >= top + box.height + GAP) continue;
    top = control.bottom + GAP;
  }
  return GAP + (top + box.height <= innerHeight ? top - box.top : 0);
}

/** The room that the toasts take up where they hang. It is counted, because while they come they are drawn elsewhere. */
function boxOf(place: HTMLElement) {
  const toasts = [...place.querySelectorAll<HTMLElement>('[data-rht-toaster] > * > *')];
  if (toasts.length === 0) return null;
  const lefts = toasts.map((toast) => (toast.parentElement?.getBoundingClientRect().left ?? 0) + toast.offsetLeft);
  return {
    top: place.getBoundingClientRect().top + GAP,
    height: toasts.reduce((sum, { offsetHeight }) => sum + offsetHeight + GAP, -GAP),
    left: Math.min(...lefts) - GAP,
    right: Math.max(...toasts.map(({ offsetWidth }, index) => (lefts[index] ?? 0) + offsetWidth)) + GAP,
  };
}
