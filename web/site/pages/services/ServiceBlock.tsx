import { ArrowRight } from 'lucide-react';
import type { CatalogueService } from '#schema/catalogue.ts';
import { textKeyOf } from '#schema/services.ts';
import type { ServiceReviewsQuery } from '#web/gql/graphql.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { Composition } from '#web/shared/art/Composition.tsx';
import { Scene } from '#web/shared/art/Scene.tsx';
import { useTexts } from '#web/shared/language/language.ts';
import { contactForm } from '#web/shared/paths.ts';
import { LinkButton } from '#web/shared/ui/Button.tsx';
import { ClientReviews } from '#web/shared/ui/ClientReviews.tsx';
import { Picture } from '#web/shared/ui/Picture.tsx';
import { linesOf, type TextPicture } from '#web/site/pageText/texts.ts';
import { drawingOf } from './catalogue.ts';

type Side = 'left' | 'right';

/** The text keeps the page margins; the drawing extends to the edge of the page. */
const sides: Record<Side, { art: string; words: string }> = {
  left: { art: '', words: 'lg:pr-[max(4.5vw,calc(50vw-41.5rem))] lg:pl-[6vw]' },
  right: { art: 'lg:order-last', words: 'lg:pl-[max(4.5vw,calc(50vw-41.5rem))] lg:pr-[6vw]' },
};

type Props = {
  service: CatalogueService;
  texts: Readonly<Record<string, string>>;
  picture: TextPicture | null | undefined;
  reviews: ServiceReviewsQuery['reviewsByService']['services'][number]['reviews'];
  side: Side;
};

/** A service with its description; `side` is the position of the drawing. */
export function ServiceBlock({
  service: { id, anchor, alias, formerAnchors = [], title },
  texts,
  picture,
  reviews,
  side,
}: Props) {
  const t = useTexts();
  const name = useSite().catalogue ? title : t(title);
  const { art, words } = sides[side];
  const key = textKeyOf(id);
  const text = texts[`${key}Text`];
  const points = linesOf(texts[`${key}Points`] ?? '');
  const drawing = drawingOf({ id, title });
  return (
    <section id={anchor} aria-labelledby={`${anchor}-title`} tabIndex={-1} className="outline-none shadow-none">
      {formerAnchors.map((former) => (
        <span key={former} id={former} tabIndex={-1} />
      ))}
      <div
        id={alias ?? undefined}
        tabIndex={alias ? -1 : undefined}
        className="grid outline-none shadow-none lg:min-h-[min(46vw,48rem)] lg:grid-cols-2"
      >
        <div data-text={`${key}Picture`} className={`relative aspect-6/5 lg:aspect-auto ${art}`}>
          {picture ? (
            <Picture
              src={picture.image.url}
              image={picture.image}
              sizes="(width < 64rem) 100vw, 50vw"
              alt={picture.altText ?? ''}
              seed={key}
              className="absolute inset-0 size-full"
            />
          ) : drawing ? (
            <Scene kind={drawing.kind} title={drawing.altText} className="absolute inset-0 size-full" />
          ) : (
            <Composition seed={key} aspect="wide" className="absolute inset-0 size-full" />
          )}
        </div>
        <div className={`px-gutter pt-9 pb-16 lg:self-center lg:py-16 ${words}`}>
          <h2 id={`${anchor}-title`} dir="auto" className="text-3xl tracking-[-0.035em] text-pretty">
            {name}
          </h2>
          {text && (
            <p dir="auto" data-text={`${key}Text`} className="mt-5 max-w-[38.5em] text-lg">
              {text}
            </p>
          )}
          {points.length > 0 && (
            <ul data-text={`${key}Points`} className="mt-7 max-w-[42.5em] border-b border-line">
              {points.map((point) => (
                <li key={point} dir="auto" className="flex gap-4 border-t border-line py-2.5">
                  <span aria-hidden="true" className="mt-[0.55em] size-2 shrink-0 bg-signal" />
                  {point}
                </li>
              ))}
            </ul>
          )}
          <LinkButton to={contactForm} className="mt-8">
            {t('Get Started with {service}', { service: name.split(' ')[0] ?? '' })}{' '}
            <ArrowRight aria-hidden="true" className="size-5" />
          </LinkButton>
          <ClientReviews reviews={reviews} service={name} />
        </div>
      </div>
    </section>
  );
}
