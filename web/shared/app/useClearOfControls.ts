import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useToasterStore } from 'react-hot-toast';

const CONTROLS = 'a, button, input, select, textarea, label, summary';
/** Gap between toasts, and above them, in pixels. */
const GAP = 8;

/**
 * Moves toasts below the focused control and the last clicked control when they would cover it.
 * @param place the container of the toasts
 * @returns the offset of the first toast from `place`, in pixels
 */
export function useClearOfControls(place: RefObject<HTMLElement | null>): number {
  const { toasts } = useToasterStore();
  const hasToasts = toasts.length > 0;
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

  // The control may move: by scrolling, or when the focus changes.
  useEffect(() => {
    if (!hasToasts) return;
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
  }, [place, hasToasts]);

  return top;
}

/** @returns the first offset clear of both controls; the default when the window has no space for that */
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

/** Box of the toasts, computed from offsets because their animation transforms them. */
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
