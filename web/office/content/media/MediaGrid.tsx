import { Check } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { SelectBox } from '#web/shared/lists/SelectBox.tsx';
import type { Selection } from '#web/shared/lists/useSelection.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Picture } from '#web/shared/ui/Picture.tsx';
import { AltField } from './AltField.tsx';
import type { MediaPicture } from './cacheEntity.ts';

type Props = {
  label: string;
  pictures: readonly MediaPicture[];
  /** Fetches the next page; undefined when there is none. */
  onEnd: (() => void) | undefined;
  /** Verb for the accessible name: 'Open'. */
  action: string;
  onPick: (picture: MediaPicture) => void;
  /** Ids of the selected pictures, if several can be selected. */
  chosenIds?: readonly string[] | undefined;
  hasAltFields?: boolean;
  selection?: Selection;
};

export const MediaGrid = ({
  label,
  pictures,
  onEnd,
  action,
  onPick,
  chosenIds,
  hasAltFields = false,
  selection,
}: Props) => (
  <>
    <ul aria-label={label} className="grid grid-cols-2 gap-4 sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]">
      {pictures.map((picture) => (
        <li key={picture.id} className="group relative grid gap-2">
          <button
            type="button"
            aria-pressed={chosenIds?.includes(picture.id)}
            className="grid gap-2 text-left after:absolute after:inset-0"
            onClick={() => onPick(picture)}
          >
            <span className="relative block border-2 border-edge bg-paper-deep transition-colors group-hover:border-ink">
              <Picture
                src={picture.url}
                image={picture.image}
                sizes="(width < 40rem) 45vw, 14rem"
                alt=""
                seed={picture.id}
                aspect="square"
                isWhole
                className="block aspect-square w-full"
              />
              {chosenIds?.includes(picture.id) && <Mark />}
            </span>
            <span className="truncate text-sm font-semibold">
              <span className="sr-only">{`${action} `}</span>
              <bdi dir="auto">{picture.name}</bdi>
            </span>
          </button>
          {selection && (
            <span className="absolute top-2 left-2 z-1 flex bg-sheet [&_input]:size-6">
              <SelectBox selection={selection} id={picture.id} name={picture.name} />
            </span>
          )}
          {hasAltFields ? (
            <AltField picture={picture} />
          ) : (
            <p dir="auto" className="-mt-2 truncate text-sm text-ink-soft">
              {picture.altText ?? (picture.isDecorative ? 'Decorative' : 'No alt text')}
            </p>
          )}
        </li>
      ))}
    </ul>
    {onEnd && <GridEnd count={pictures.length} onEnd={onEnd} />}
  </>
);

/** Fetches the next page when it comes near, or with a button. */
function GridEnd({ count, onEnd }: { count: number; onEnd: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  const onNear = useEffectEvent(onEnd);
  // A new observer per count fires again even if the end has stayed near.
  useEffect(() => {
    if (!end.current || count === 0) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNear(), { rootMargin: '800px' });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [count]);
  return (
    <div ref={end} className="mt-8 flex justify-center">
      <Button variant="secondary" onClick={onEnd}>
        Load more
      </Button>
    </div>
  );
}

const Mark = () => (
  <span className="absolute top-0 right-0 grid size-9 place-items-center bg-signal text-on-signal">
    <Check aria-hidden="true" className="size-5" />
  </span>
);
