import { useEffect, useRef, useState } from 'react';
import { Composition } from '#web/shared/art/Composition.tsx';
import type { Aspect } from '#web/shared/art/drawing.ts';

/** What the server knows of an uploaded picture. */
export type SizedImage = { width: number; height: number; sources: readonly { type: string; srcSet: string }[] };

type Props = {
  src: string | null | undefined;
  alt: string;
  /** The same picture with its size and its smaller files; nothing for one that is linked. */
  image?: SizedImage | null | undefined;
  /** How wide it is shown, as the attribute `sizes` says it: by it the browser picks the file. */
  sizes?: string | undefined;
  /** Draws the stand-in when there is no picture or it does not load. */
  seed: string;
  /** The shape the stand-in is composed for; the nearest to that of the box. */
  aspect?: Aspect | undefined;
  /** Give it the shape of the box, for example `aspect-[4/3]`: where nobody knows the picture's own, nothing jumps. */
  className?: string;
  /** The first large picture of a page: fetched at once instead of when it comes near. */
  priority?: boolean;
};

/** A picture that is never broken. */
export function Picture({ src, alt, image, sizes, seed, aspect, className = '', priority = false }: Props) {
  const ref = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string | null>(null);

  // A picture of the server's HTML may have failed before React was there to hear it.
  useEffect(() => {
    const img = ref.current;
    if (src && img?.complete && img.naturalWidth === 0) setFailed(src);
  }, [src]);

  if (!src || failed === src) return <Composition seed={seed} aspect={aspect} title={alt} className={className} />;
  return (
    <picture className="contents">
      {image?.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        ref={ref}
        // Before the address, or a browser would fetch at once what it may leave for later.
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        src={src}
        alt={alt}
        width={image?.width}
        height={image?.height}
        onError={() => setFailed(src)}
        className={`bg-paper-deep object-cover ${className}`}
      />
    </picture>
  );
}
