import PhotoSwipe from 'photoswipe';
import 'photoswipe/style.css';
import './lightbox.css';
import { type FragmentType, readFragment } from '#web/gql/index.ts';
import { PictureFragment } from '#web/shared/ui/publicDocuments.ts';

export type GalleryPicture = {
  id: string;
  altText?: string | null | undefined;
  image: { url: string } & FragmentType<typeof PictureFragment>;
};

/**
 * Shows pictures in a lightbox; on close it restores the focus.
 * @param index the first picture
 * @param label what screen readers call it
 */
export function openLightbox(pictures: readonly GalleryPicture[], index: number, label: string): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const lightbox = new PhotoSwipe({
    index,
    dataSource: pictures.map(({ altText, image }) => {
      const { width, height, sources } = readFragment(PictureFragment, image);
      // PhotoSwipe renders an img, which takes one format: WebP, which all browsers read.
      const srcset = sources.find(({ type }) => type === 'image/webp')?.srcSet;
      return { src: image.url, width, height, alt: altText ?? '', srcset };
    }),
    bgOpacity: 1,
    // Space for the buttons and the caption.
    padding: { top: 60, bottom: 60, left: 0, right: 0 },
    wheelToZoom: true,
    showHideAnimationType: isCalm ? 'none' : 'fade',
    ...(isCalm && { zoomAnimationDuration: false }),
    ...{ closeTitle: 'Close', zoomTitle: 'Zoom', arrowPrevTitle: 'Previous', arrowNextTitle: 'Next' },
    errorMsg: 'This picture could not be loaded.',
  });
  const onBack = () => lightbox.close();
  lightbox.on('uiRegister', () =>
    lightbox.ui?.registerElement({
      name: 'caption',
      order: 9,
      appendTo: 'root',
      onInit: (element) => {
        element.setAttribute('aria-live', 'polite');
        element.className = 'absolute inset-x-0 bottom-0 px-5 py-4 text-center text-sm text-ink';
        lightbox.on('change', () => {
          element.textContent = lightbox.currSlide?.data.alt ?? '';
        });
      },
    }),
  );
  lightbox.on('afterInit', () => lightbox.element?.setAttribute('aria-label', label));
  lightbox.on('destroy', () => removeEventListener('popstate', onBack));
  addEventListener('popstate', onBack);
  lightbox.init();
}
