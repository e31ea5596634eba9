import { useEffect, useRef, useState } from 'react';
import { type FragmentType, readFragment } from '#web/gql/index.ts';
import { Composition } from '#web/shared/art/Composition.tsx';
import type { Aspect } from '#web/shared/art/drawing.ts';
import { PictureFragment } from './publicDocuments.ts';

type Props = {
  src: string | null | undefined;
  alt: string;
  /** Size and smaller files; missing for a picture from another site. */
  image?: FragmentType<typeof PictureFragment> | null | undefined;
  sizes?: string | undefined;
  /** Seed of the generated replacement when there is no picture or it fails to load. */
  seed: string;
  /** Aspect ratio of the replacement; the nearest to that of the box. */
  aspect?: Aspect | undefined;
  /**
   * Set the aspect ratio of the box, for example `aspect-[4/3]`, so that a picture of unknown size causes no layout
   * shift.
   */
  className?: string;
  /** The first large picture of a page: fetched at once instead of lazily. */
  priority?: boolean;
  /** Shows the whole picture in the box instead of a crop around its focal point. */
  isWhole?: boolean;
};

export function Picture({ src, alt, image: masked, sizes, seed, aspect, className = '', ...props }: Props) {
  const { priority = false, isWhole = false } = props;
  const image = readFragment(PictureFragment, masked);
  const ref = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string | null>(null);

  // A picture in the server's HTML may have failed before hydration.
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
        // Before `src`: otherwise a browser may fetch a lazy picture at once.
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        src={src}
        alt={alt}
        width={image?.width}
        height={image?.height}
        onError={() => setFailed(src)}
        className={`bg-paper-deep ${isWhole ? 'object-contain' : 'object-cover'} ${className}`}
        style={isWhole ? undefined : cropOf(image?.focalPoint)}
      />
    </picture>
  );
}

/** The style of a crop that keeps a point; none for the centre. @param point in percent */
export const cropOf = (point: { x: number; y: number } | undefined) =>
  point && (point.x !== 50 || point.y !== 50) ? { objectPosition: `${point.x}% ${point.y}%` } : undefined;
