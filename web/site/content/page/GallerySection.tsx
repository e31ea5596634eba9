import { Gallery } from '#web/site/portfolio/Gallery.tsx';
import { Band } from './Band.tsx';
import type { SectionProps } from './shownSections.ts';

export function GallerySection({ section: { key, headline, pictures } }: SectionProps<'GallerySection'>) {
  if (pictures.length === 0) return null;
  return (
    <Band id={key} headline={headline}>
      <Gallery pictures={pictures} label={headline || 'Pictures'} isInBand />
    </Band>
  );
}
