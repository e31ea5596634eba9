import { ArrowRight } from 'lucide-react';
import { Scene } from '#web/art/Scene.tsx';
import { contactForm } from '#web/paths.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import type { Service } from './catalogue.ts';

type Side = 'left' | 'right';

/** The words keep to the page's margins; the drawing runs off the page on its own side. */
const sides: Record<Side, { art: string; words: string }> = {
  left: { art: '', words: 'lg:pr-[max(4.5vw,calc(50vw-41.5rem))] lg:pl-[6vw]' },
  right: { art: 'lg:order-last', words: 'lg:pl-[max(4.5vw,calc(50vw-41.5rem))] lg:pr-[6vw]' },
};

/** A service: what it is, what belongs to it and the way to have it; `side` is where its drawing stands. */
export function ServiceBlock({ id, alias, title, description, altText, points, side }: Service & { side: Side }) {
  const { art, words } = sides[side];
  return (
    <section id={id} aria-labelledby={`${id}-title`} tabIndex={-1} className="outline-none shadow-none">
      <div
        id={alias}
        tabIndex={alias ? -1 : undefined}
        className="grid outline-none shadow-none lg:min-h-[min(46vw,48rem)] lg:grid-cols-2"
      >
        <div className={`relative aspect-6/5 lg:aspect-auto ${art}`}>
          <Scene kind={id} title={altText} className="absolute inset-0 size-full" />
        </div>
        <div className={`px-gutter pt-9 pb-16 lg:self-center lg:py-16 ${words}`}>
          <h2 id={`${id}-title`} className="text-3xl tracking-[-0.035em] text-pretty">
            {title}
          </h2>
          <p className="mt-5 max-w-[38.5em] text-lg">{description}</p>
          <ul className="mt-7 max-w-[42.5em] border-b border-line">
            {points.map((point) => (
              <li key={point} className="flex gap-4 border-t border-line py-2.5">
                <span aria-hidden="true" className="mt-[0.55em] size-2 shrink-0 bg-signal" />
                {point}
              </li>
            ))}
          </ul>
          <LinkButton to={contactForm} className="mt-8">
            {`Get Started with ${title.split(' ')[0]}`} <ArrowRight aria-hidden="true" className="size-5" />
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
