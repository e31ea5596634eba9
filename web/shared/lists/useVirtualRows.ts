import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Up to this many rows are all rendered, so that the browser's search finds them. */
const FEW = 100;
/** How far outside the window rows are rendered, in pixels: enough for fast scrolling by touch. */
const AHEAD_PX = 900;
/** Rows of the first render; the rest is deferred. */
const AT_ONCE = 30;
/** How many rows before the end the next page is fetched. */
const NEAR = 20;

type Options = {
  count: number;
  keyOf: (index: number) => string;
  /** Estimated row height before measurement, and the gap between rows, in pixels. */
  height: number;
  gap?: number;
  /** Called near the end of the list, and again when it changes while the end is near. */
  onEnd?: (() => void) | undefined;
};

/** Row heights of the long list that was left last, so that Back restores the scroll position. */
let left: { at: string; heights: VirtualItem[] } = { at: '', heights: [] };

export function useVirtualRows<Element extends HTMLElement>({ count, keyOf, height, gap = 0, onEnd }: Options) {
  const list = useRef<Element>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  const isLong = count > FEW;
  const drawn = Math.min(count, useDeferredValue(FEW, AT_ONCE));
  const { key: at } = useLocation();
  const virtualizer = useWindowVirtualizer({
    count,
    enabled: isLong,
    estimateSize: () => height,
    gap,
    getItemKey: keyOf,
    initialMeasurementsCache: left.at === at ? left.heights : [],
    overscan: Math.ceil(AHEAD_PX / (height + gap)),
    scrollMargin,
  });
  // Content above the list may change its offset.
  useEffect(() => {
    const top = list.current?.getBoundingClientRect().top ?? 0;
    setScrollMargin(Math.round(top + scrollY));
  }, []);

  const leave = useEffectEvent(() => {
    if (isLong) left = { at, heights: virtualizer.takeSnapshot() };
  });
  useEffect(() => () => leave(), []);

  const items = virtualizer.getVirtualItems();
  const last = isLong ? (items.at(-1)?.index ?? 0) : count - 1;
  const isNear = last >= count - NEAR;
  const canFetch = onEnd !== undefined;
  const onNear = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (isNear && canFetch && count > 0) onNear();
  }, [isNear, canFetch, count]);

  const [first] = items;
  const end = items.at(-1)?.end ?? scrollMargin;
  return {
    list,
    isLong,
    /** Range of rows to render; `to` is exclusive. */
    from: isLong ? (first?.index ?? 0) : 0,
    to: isLong ? last + 1 : drawn,
    /** Height of the rows before and after, in pixels. */
    before: isLong ? (first?.start ?? scrollMargin) - scrollMargin : 0,
    after: isLong ? virtualizer.getTotalSize() + scrollMargin - end : (count - drawn) * (height + gap),
    /** Ref of a rendered row, which needs `data-index`. */
    measure: isLong ? virtualizer.measureElement : undefined,
  };
}
