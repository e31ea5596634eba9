import { Picture } from '#web/shared/ui/Picture.tsx';
import { Lines } from './Band.tsx';
import type { SectionProps } from './shownSections.ts';

/** A picture at the width of the text, or of the window. */
export function PictureSection({ section, isFirst }: SectionProps<'PictureSection'>) {
  const { key, media, altText, caption, isWide } = section;
  return (
    <figure className={`py-12 lg:py-20 ${isWide ? '' : 'shell'}`}>
      <Picture
        src={media.image.url}
        image={media.image}
        sizes={isWide ? '100vw' : '(min-width: 92rem) 83rem, 92vw'}
        alt={altText ?? media.altText ?? ''}
        seed={key}
        aspect="wide"
        priority={isFirst}
        className={`w-full ${isWide ? 'aspect-[4/3] max-h-[85dvh] sm:aspect-[2/1]' : 'h-auto max-h-[90dvh]'}`}
      />
      {caption && (
        <figcaption className={`mt-4 text-sm text-ink-soft ${isWide ? 'shell' : ''}`}>
          <Lines text={caption} className="max-w-[45em]" />
        </figcaption>
      )}
    </figure>
  );
}
