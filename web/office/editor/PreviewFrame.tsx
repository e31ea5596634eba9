import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { idsOf } from '#web/shared/app/useHashLink.ts';

type Props = {
  title: string;
  width: number;
  /** Whether it contains a whole page, which has its own margins. */
  isPage?: boolean;
  children: ReactNode;
};

/**
 * A frame of a given width, so that media queries use that width; it is scaled down to fit. It has the styles of the
 * surrounding page, and runs no scripts.
 */
export function PreviewFrame({ title, width, isPage = false, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const scale = useScale(box, width);
  const onLoad = (frame: HTMLIFrameElement) => {
    const inside = frame.contentDocument;
    if (!inside || root?.ownerDocument === inside) return;
    for (const element of document.head.querySelectorAll('style, link[rel=stylesheet]'))
      inside.head.append(element.cloneNode(true));
    // Theme and language.
    for (const { name, value } of document.documentElement.attributes) inside.documentElement.setAttribute(name, value);
    inside.body.className = isPage ? '' : 'p-4 sm:p-10';
    // Before React, whose links would leave the form.
    inside.addEventListener('click', followFragment, { capture: true });
    setRoot(inside.body);
  };
  return (
    <div ref={box} className="h-[46rem] max-h-[80vh] overflow-hidden border-2 border-edge bg-paper">
      <iframe
        title={title}
        srcDoc="<!doctype html><body></body>"
        onLoad={(event) => onLoad(event.currentTarget)}
        className="mx-auto block origin-top-left border-0"
        style={{ width, height: `${100 / scale}%`, transform: scale < 1 ? `scale(${scale})` : undefined }}
      />
      {root && createPortal(children, root)}
    </div>
  );
}

/** Links in the preview lead only to other parts of it. */
function followFragment(event: MouseEvent): void {
  const element = event.target as Element | null;
  // A click opens and closes what can be folded.
  if (element?.closest('summary') && !element.closest('a')) return;
  event.preventDefault();
  const hash = element?.closest('a[href^="#"]')?.getAttribute('href') ?? '';
  const target = idsOf(hash)
    .map((id) => element?.ownerDocument.getElementById(id))
    .find(Boolean);
  target?.scrollIntoView();
}

function useScale(box: { current: HTMLDivElement | null }, width: number): number {
  const [availableWidth, setAvailableWidth] = useState(width);
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setAvailableWidth(entry.contentRect.width));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return Math.min(1, availableWidth / width);
}
