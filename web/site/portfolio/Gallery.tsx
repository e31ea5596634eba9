import type { MouseEvent } from 'react';
import { useTexts } from '#web/shared/language/language.ts';
import { Picture } from '#web/shared/ui/Picture.tsx';
import type { GalleryPicture } from './lightbox.ts';

type Props = {
  pictures: readonly GalleryPicture[];
  label?: string;
  /** Whether it is a part of a section, which has the margins. */
  isInBand?: boolean;
};

/** Pictures of a project or a page. Each links to its file, and opens in the lightbox when scripts run. */
export function Gallery({ pictures, label: given, isInBand = false }: Props) {
  const t = useTexts();
  const label = given ?? t('Pictures of the project');
  if (pictures.length === 0) return null;
  const onClick = async (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    // A modifier key opens a new tab or downloads the file.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const link = event.currentTarget;
    link.ariaBusy = 'true';
    try {
      (await import('./lightbox.ts')).openLightbox(pictures, index, label);
    } catch {
      location.assign(link.href);
    }
    link.ariaBusy = null;
  };
  const Box = isInBand ? 'div' : 'section';
  return (
    <Box {...(isInBand ? {} : { 'aria-label': label, className: 'shell mt-16 lg:mt-24' })}>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3">
        {pictures.map(({ id, altText, image }, index) => (
          <li
            key={id}
            className={index === 0 ? (pictures.length === 1 ? 'col-span-full' : 'col-span-2 lg:row-span-2') : undefined}
          >
            <a
              href={image.url}
              aria-label={t('Enlarge picture {number}', { number: index + 1 }) + (altText ? `: ${altText}` : '')}
              className="block h-full overflow-hidden aria-busy:cursor-progress aria-busy:opacity-60"
              onClick={(event) => void onClick(event, index)}
            >
              <Picture
                src={image.url}
                image={image}
                sizes={index === 0 ? '(width < 64rem) 100vw, 66vw' : '(width < 64rem) 50vw, 33vw'}
                alt={altText ?? ''}
                seed={id}
                aspect="wide"
                className="aspect-[3/2] h-full w-full"
              />
            </a>
          </li>
        ))}
      </ul>
    </Box>
  );
}
