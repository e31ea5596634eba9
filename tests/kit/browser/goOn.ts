import type { Visitor } from './visitor.ts';

/** Goes on to another address within the page that is open, as a link does: a tenth of what it takes to load one. */
export const goOn = ({ page }: Visitor, path: string): Promise<void> =>
  page.evaluate(async (to) => {
    const before = document.querySelector('h1');
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
    while (before?.isConnected) await new Promise(requestAnimationFrame);
  }, path);
