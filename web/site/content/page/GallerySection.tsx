import { useTexts } from '#web/shared/language/language.ts';
import { Gallery } from '#web/site/portfolio/Gallery.tsx';
import { Band } from './Band.tsx';
import type { SectionProps } from './shownSections.ts';

export function GallerySection({ section: { key, headline, pictures } }: SectionProps<'GallerySection'>) {
  const t = useTexts();
  if (pictures.length === 0) return null;
  return (
    <Band id={key} headline={headline}>
      <Gallery pictures={pictures} label={headline || t('Pictures')} isInBand />
    </Band>
  );
}
