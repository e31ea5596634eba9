import { Composition } from '#web/shared/art/Composition.tsx';
import { Picture } from '#web/shared/ui/Picture.tsx';
import { Lines } from './Band.tsx';
import { headlineLook } from './headline.ts';
import type { SectionProps } from './shownSections.ts';
import { SectionButton } from './TargetLink.tsx';

const art =
  'aspect-[4/3] w-full sm:aspect-[2/1] lg:absolute lg:inset-y-0 lg:end-0 lg:aspect-auto lg:h-full lg:w-[42vw]';

/** The text keeps the margins of the page; the picture extends to its edge, and a drawing takes its place. */
export function HeroSection({ section, isFirst }: SectionProps<'HeroSection'>) {
  const { key, heading, lead, picture, button } = section;
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <section dir="auto" className="relative overflow-hidden">
      <div className="shell flex min-h-[18rem] flex-col justify-center py-12 lg:min-h-[min(40vw,44rem)] lg:py-16">
        <div className="lg:max-w-[46vw] xl:max-w-[min(48vw,46rem)]">
          <Heading id={`section-${key}`} className={`-ms-[0.03em] ${headlineLook('hero', heading)}`}>
            {heading}
          </Heading>
          {lead && <Lines text={lead} className="mt-6 max-w-[31em] text-lg text-ink-soft lg:mt-8" />}
          <SectionButton button={button} className="mt-8" />
        </div>
      </div>
      {picture ? (
        <Picture
          src={picture.image.url}
          image={picture.image}
          sizes="(width < 64rem) 100vw, 42vw"
          alt={picture.altText ?? ''}
          seed={key}
          aspect="wide"
          priority={isFirst}
          className={art}
        />
      ) : (
        <Composition seed={heading || key} aspect="wide" className={art} />
      )}
    </section>
  );
}
