export type FirstItem = {
  /** The top of the first work item in pixels; null without one. */
  y: number | null;
  /** The items like it that lie wholly in the window. */
  rows: number;
};

/**
 * Runs in the page: measures the first work item, which is the first row, entry, figure or field below the chrome.
 * @param selector of the work, where it is something else
 */
export function measureFirstItem(selector: string | null): FirstItem {
  const anyWork = ':is(tbody tr, li, dl, form input, form textarea, [contenteditable=true])';
  const chrome = 'header, nav, search, [role=search], [role=tablist], [role=toolbar]';
  const isWork = (element: HTMLElement) => {
    const { width, height } = element.getBoundingClientRect();
    if (width <= 2 || height <= 2 || !element.checkVisibility()) return false;
    return selector !== null || !(element.closest(chrome) || element.getAttribute('type') === 'search');
  };
  const candidates = document.querySelector('main')?.querySelectorAll<HTMLElement>(selector ?? anyWork) ?? [];
  const first = [...candidates].find(isWork);
  if (!first) return { y: null, rows: 0 };
  const siblings = [...(first.parentElement?.children ?? [])].filter(({ tagName }) => tagName === first.tagName);
  const isWhole = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  };
  return { y: Math.round(first.getBoundingClientRect().top), rows: siblings.filter(isWhole).length };
}
