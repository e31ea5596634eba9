import { useState } from 'react';
import { type FragmentType, readFragment } from '#web/gql/index.ts';
import { Composition } from '#web/shared/art/Composition.tsx';
import { PictureFragment } from '#web/shared/ui/publicDocuments.ts';

type Props = {
  src: string | null | undefined;
  image: FragmentType<typeof PictureFragment> | null | undefined;
  alt: string;
  seed: string;
};

const box = 'relative block h-(--thumbnail) w-(--thumbnail-width) shrink-0 overflow-hidden bg-paper-deep';
const NOTHING = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

/** Small picture of a row. If it is missing or fails to load, a drawing with a note replaces it. */
export function Thumbnail({ src, image, alt, seed }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  if (!src) {
    return (
      <span className={box}>
        <Composition seed={seed} className="size-full" />
        <Note>No Img</Note>
      </span>
    );
  }
  if (failed === src) {
    return (
      <span className={box}>
        {/* biome-ignore lint/a11y/noRedundantAlt: the spec's words */}
        <img src={NOTHING} alt="Image error" className="absolute inset-0 size-full" />
        <Composition seed={seed} className="size-full" />
        <Note>Error</Note>
      </span>
    );
  }
  return (
    <span className={box}>
      <picture>
        {readFragment(PictureFragment, image)?.sources.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes="9rem" />
        ))}
        <img loading="lazy" src={src} alt={alt} className="size-full object-cover" onError={() => setFailed(src)} />
      </picture>
    </span>
  );
}

const Note = ({ children }: { children: string }) => (
  <span className="absolute inset-x-0 bottom-0 bg-sheet text-center text-[0.625rem] leading-tight font-semibold whitespace-nowrap">
    {children}
  </span>
);
