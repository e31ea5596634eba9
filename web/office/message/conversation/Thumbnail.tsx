import { useEffect, useRef, useState } from 'react';
import { fetchAttachment } from './fetchAttachment.ts';

type File = { name: string; path: string; contentType: string; size: number };
type Props = File & {
  onLoaded: (address: string) => void;
  onOpen: () => void;
};

/** Pictures without scripts: an SVG is a file. */
const pictureTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];
const MAX_BYTES = 5 * 1024 * 1024;

export const isPicture = ({ contentType, size }: Pick<File, 'contentType' | 'size'>): boolean =>
  pictureTypes.includes(contentType) && size <= MAX_BYTES;

/** Fetches the picture when it is near the visible part; a press opens it. A file that is no picture leaves no gap. */
export function Thumbnail({ name, path, contentType, onLoaded, onOpen }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [address, setAddress] = useState<string | null>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    const abortController = new AbortController();
    let objectUrl: string | undefined;
    const load = async () => {
      const response = await fetchAttachment(path, abortController.signal);
      const content = response?.ok ? await response.blob().catch(() => null) : null;
      if (abortController.signal.aborted) return;
      if (!content) return setBroken(true);
      objectUrl = URL.createObjectURL(new Blob([content], { type: contentType }));
      setAddress(objectUrl);
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void load();
      },
      { rootMargin: '400px' },
    );
    if (box.current) observer.observe(box.current);
    return () => {
      observer.disconnect();
      abortController.abort();
      if (objectUrl) URL.revokeObjectURL(objectUrl);
    };
  }, [path, contentType]);
  if (isBroken) return null;
  return (
    <div ref={box} className="my-1 size-28 border border-line bg-paper-deep">
      {address && (
        <button
          type="button"
          aria-label={`Open ${name}`}
          className="block size-full cursor-zoom-in hover:outline-2"
          onClick={onOpen}
        >
          <img
            src={address}
            alt={`Preview of ${name}`}
            className="size-full object-contain"
            onLoad={() => onLoaded(address)}
            onError={() => setBroken(true)}
          />
        </button>
      )}
    </div>
  );
}
