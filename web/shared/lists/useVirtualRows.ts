import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Up to so many rows are all drawn, so that the browser's own search finds them. */
const FEW = 100;
/** How far beyond what is seen rows are drawn, in pixels: some screens of a quick thumb. */
const AHEAD_PX = 1400;
/** A list that opens first draws what fills a window, and the rest behind that: so many rows. */
const AT_ONCE = 30;
/** How many rows before the end more is fetched. */
const NEAR = 20;

type Options = {
  count: number;
  keyOf: (index: number) => string;
  /** How high a row is before it has been measured, in pixels, and what is between two. */
  height: number;
  gap?: number;
  /** Called when the end comes near, and when it can be called again while it is near. */
  onEnd?: (() => void) | undefined;
};

/** How high the rows were of the long list that was left last: whoever goes back to it finds their place by that. */
let left: { at: string; heights: VirtualItem[] } = { at: '', heights: [] };

/** The part of a long list that the window shows: only those rows are drawn. */
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
  // Where the list begins may change with what stands above it.
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
    /** The rows to draw, from and up to, without the last. */
    from: isLong ? (first?.index ?? 0) : 0,
    to: isLong ? last + 1 : drawn,
    /** The room that the rows before and after would take. */
    before: isLong ? (first?.start ?? scrollMargin) - scrollMargin : 0,
    after: isLong ? virtualizer.getTotalSize() + scrollMargin - end : (count - drawn) * (height + gap),
    /** The ref of a drawn row, which needs `data-index`. */
    measure: isLong ? virtualizer.measureElement : undefined,
  };
}
