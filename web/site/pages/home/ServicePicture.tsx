import { Picture } from '#web/shared/ui/Picture.tsx';
import type { TextPicture } from '#web/site/pageText/texts.ts';

type Props = { picture: TextPicture; seed: string; className: string };

/** The chosen picture of a service on its card. */
export const ServicePicture = ({ picture: { image, altText }, seed, className }: Props) => (
  <Picture
    src={image.url}
    image={image}
    sizes="(width < 40rem) 8.5rem, (width < 64rem) 50vw, 25vw"
    alt={altText ?? ''}
    seed={seed}
    aspect="tall"
    className={className}
  />
);
