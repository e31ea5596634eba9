import { Component, createRef, type ReactNode } from 'react';

type Props = {
  /** How many there are in all: only where that grows is something new. */
  count: number;
  children: ReactNode;
};

const items = 'tbody tr:not(.table-gap), [role=listitem]';

/** How far below the top of the page an element begins. */
const topOf = (element: Element) => element.getBoundingClientRect().top + scrollY;

/** What was there before something joined, and what of it is read, how far below the top of the page. */
type Before = { items: Set<Element>; read?: Element | undefined; top: number };

/** How long what is new stands out. */
const NEW_MS = 2500;
const calm = '(prefers-reduced-motion: reduce)';

/**
 * Keeps what a person reads where it is when something new joins the list: what they point at, where the focus or the
 * selection is, or, once they have scrolled, what is first on the screen. At the start of a list nothing is held, so that
 * what is new is seen. It stands out for a moment.
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
    // The browser would hold still too, and a new row would be counted twice.
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
