import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Composition } from '#web/art/Composition.tsx';
import type { Aspect } from '#web/art/drawing.ts';

type Props = {
  src: string | null | undefined;
  alt: string;
  /** Draws the stand-in when there is no picture or it does not load. */
  seed: string;
  /** The shape the stand-in is composed for; the nearest to that of the box. */
  aspect?: Aspect | undefined;
  /** Give it the shape of the box, for example `aspect-[4/3]`. */
  className?: string;
  /** The first large picture of a page: fetched at once instead of when it comes near. */
  priority?: boolean;
} & Pick<ComponentProps<'img'>, 'srcSet' | 'sizes' | 'width' | 'height'>;

/** A picture that is never broken. */
export function Picture({ src, alt, seed, aspect, className = '', priority = false, ...rest }: Props) {
  const ref = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string | null>(null);

  // A picture of the server's HTML may have failed before React was there to hear it.
  useEffect(() => {
    const img = ref.current;
    if (src && img?.complete && img.naturalWidth === 0) setFailed(src);
  }, [src]);

  if (!src || failed === src) return <Composition seed={seed} aspect={aspect} title={alt} className={className} />;
  return (
    <img
      ref={ref}
      src={src}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      onError={() => setFailed(src)}
      className={`bg-paper-deep object-cover ${className}`}
      {...rest}
    />
  );
}
