import { Component, createRef, type ReactNode } from 'react';

type Props = {
  /** How many there are in all: only where that grows is something new. */
  count: number;
  children: ReactNode;
};

const items = 'tbody tr:not(.table-gap), [role=listitem]';

/** How far below the top of the page an element begins. */
const topOf = (element: Element) => element.getBoundingClientRect().top + scrollY;

/**
 * Keeps what a person reads where it is when something new joins the list: what they point at, where the focus or the
 * selection is, or, once they have scrolled, what is first on the screen. At the start of a list nothing is held, so that
 * what is new is seen.
 */
export class Still extends Component<Props> {
  readonly #list = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate({ count }: Props): { item: Element; top: number } | null {
    const item = this.props.count > count && this.#whatIsRead();
    return item ? { item, top: topOf(item) } : null;
  }

  override componentDidUpdate(_: Props, __: unknown, before: { item: Element; top: number } | null): void {
    if (before?.item.isConnected) scrollBy({ top: topOf(before.item) - before.top, behavior: 'instant' });
  }

  #whatIsRead(): Element | undefined {
    const list = this.#list.current;
    const all = [...(list?.querySelectorAll(items) ?? [])];
    const selected = getSelection();
    const isScrolled = all[0] !== undefined && all[0].getBoundingClientRect().top < 0;
    return (
      all.find((item) => item.matches(':hover')) ??
      all.find((item) => item.contains(document.activeElement)) ??
      all.find((item) => selected?.toString() && item.contains(selected.anchorNode)) ??
      (isScrolled ? all.find((item) => item.getBoundingClientRect().top >= 0) : undefined)
    );
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
