import { Component, createRef, type ReactNode } from 'react';

type Props = {
  /** Total number of items: only growth counts as new items. */
  count: number;
  children: ReactNode;
};

const items = 'tbody tr:not(.table-gap), [role=listitem]';

/** Distance from the top of the page in pixels. */
const topOf = (element: Element) => element.getBoundingClientRect().top + scrollY;

type Before = { items: Set<Element>; read?: Element | undefined; top: number };

/** How long new items are highlighted, in milliseconds. */
const NEW_MS = 2500;
const calm = '(prefers-reduced-motion: reduce)';

/**
 * Keeps the item that a person reads in place when new items are inserted: the one under the pointer, with the focus or
 * the selection, or, after scrolling, the first visible one. At the start of a list nothing is anchored, so that new
 * items are visible. New items are highlighted briefly.
 */
export class ScrollAnchor extends Component<Props> {
  readonly #list = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate({ count }: Props): Before | null {
    if (this.props.count <= count) return null;
    const all = this.#items();
    const read = whatIsRead(all);
    return { items: new Set(all), read, top: read ? topOf(read) : 0 };
  }

  override componentDidUpdate(_: Props, __: unknown, before: Before | null): void {
    if (!before) return;
    const { items, read, top } = before;
    if (read?.isConnected) scrollBy({ top: topOf(read) - top, behavior: 'instant' });
    if (items.size === 0 || matchMedia(calm).matches) return;
    const standingOut = { backgroundColor: 'color-mix(in srgb, var(--signal) 12%, var(--sheet))' };
    for (const item of this.#items()) {
      if (!items.has(item)) item.animate([standingOut, {}], { duration: NEW_MS, easing: 'ease-in' });
    }
  }

  #items(): Element[] {
    return [...(this.#list.current?.querySelectorAll(items) ?? [])];
  }

  override render(): ReactNode {
    // Disable the browser's own scroll anchoring, which would compensate a second time.
    return (
      <div ref={this.#list} className="[overflow-anchor:none]">
        {this.props.children}
      </div>
    );
  }
}

function whatIsRead(all: Element[]): Element | undefined {
  const selected = getSelection();
  const isScrolled = all[0] !== undefined && all[0].getBoundingClientRect().top < 0;
  return (
    all.find((item) => item.matches(':hover')) ??
    all.find((item) => item.contains(document.activeElement)) ??
    all.find((item) => selected?.toString() && item.contains(selected.anchorNode)) ??
    (isScrolled ? all.find((item) => item.getBoundingClientRect().top >= 0) : undefined)
  );
}
