import { type CatalogueService, servicesOf } from '#schema/catalogue.ts';
import { textKeyOf } from '#schema/services.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { Composition } from '#web/shared/art/Composition.tsx';
import { Emblem } from '#web/shared/art/Scene.tsx';
import { useTexts } from '#web/shared/language/language.ts';
import { drawingOf } from './catalogue.ts';

export function Shelf({ title, lead }: { title: string; lead: string }) {
  const t = useTexts();
  const site = useSite();
  const services = servicesOf(site);
  return (
    <header className="shell pt-6 pb-14 lg:pt-8 lg:pb-24">
      <div className="flex flex-wrap items-baseline-last gap-x-10 gap-y-3">
        <h1
          dir="auto"
          data-text="title"
          className={title ? '-ml-[0.05em] text-display font-extrabold tracking-[-0.045em] wrap-anywhere' : 'sr-only'}
        >
          {title || t('Services')}
        </h1>
        {lead && (
          <p dir="auto" data-text="lead" className="max-w-[27.5em] text-lg text-ink-soft">
            {lead}
          </p>
        )}
      </div>
      {services.length > 0 && (
        <nav aria-label={t('Services')} className="mt-10 lg:mt-16">
          <ul className="grid grid-cols-2 gap-y-10 min-[24rem]:grid-cols-3 lg:grid-cols-6">
            {services.map(({ id, anchor, title }) => (
              <li key={id}>
                <a
                  href={`#${anchor}`}
                  className="group relative block h-full pr-3 focus-visible:z-10 font-semibold leading-snug max-sm:text-sm"
                >
                  <span className="-mr-3 block overflow-hidden border-b-4 border-ink pt-4">
                    <Sign
                      id={id}
                      title={title}
                      className="w-[78%] max-w-40 transition-transform duration-250 ease-physical group-hover:-translate-y-3"
                    />
                  </span>
                  <span
                    dir="auto"
                    className="mt-3 block underline decoration-transparent decoration-2 underline-offset-4 group-hover:decoration-signal"
                  >
                    {site.catalogue ? title : t(title)}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </header>
  );
}

type SignProps = Pick<CatalogueService, 'id' | 'title'> & { className: string };

function Sign({ id, title, className }: SignProps) {
  const drawing = drawingOf({ id, title });
  if (drawing) return <Emblem kind={drawing.kind} className={className} />;
  return <Composition seed={textKeyOf(id)} className={`aspect-square ${className}`} />;
}
