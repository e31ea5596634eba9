import type { StoriesQuery } from '#web/gql/graphql.ts';
import { Picture } from '#web/shared/ui/Picture.tsx';

export type PicturedService = StoriesQuery['serviceCatalogue']['services'][number];
type Props = { picture: NonNullable<PicturedService['picture']>; seed: string; className: string };

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
