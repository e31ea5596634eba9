import { ArrowRight } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { servicesOf } from '#schema/catalogue.ts';
import { type OriginalServiceId, type ServiceId, serviceNames, textKeyOf } from '#schema/services.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { Composition } from '#web/shared/art/Composition.tsx';
import type { ServiceKind } from '#web/shared/art/services.ts';
import { useTexts } from '#web/shared/language/language.ts';
import { paths } from '#web/shared/paths.ts';
import { type PageTextsData, pictureOf, type TextPicture } from '#web/site/pageText/texts.ts';
import { servicePicture } from './servicePictureScreen.ts';

/** Drawings of the original services; others, and those with another name, get a composition. */
const drawings: Partial<Record<ServiceId, ServiceKind>> = {
  ...{ PPC: 'marketing', SOCIAL: 'social', CONTENT: 'content', WEBDEV: 'web' },
};
/** Offsets of up to four cards in one row on a wide screen. */
const rises = ['lg:mt-60', 'lg:mt-40', 'lg:mt-20', ''];
/** A longer lead does not fit into the free corner above the steps. */
const MAX_STAIR_LEAD = 120;
const MAX_STAIR_HEADING = 14;
const columns = ['', '', 'lg:grid-cols-2', 'lg:grid-cols-3', 'lg:grid-cols-4'];

/** Cards that link to the services page: up to four in steps with the heading in the free corner, more in rows. */
export function Services({ heading, lead, pageTexts }: { heading: string; lead: string; pageTexts: PageTextsData }) {
  const t = useTexts();
  const site = useSite();
  const ours = site.catalogue ? String : t;
  const services = servicesOf(site).filter(({ isOnHome }) => isOnHome);
  if (!services.length) return null;
  const isStair =
    services.length <= rises.length && lead.length <= MAX_STAIR_LEAD && heading.length <= MAX_STAIR_HEADING;
  return (
    <section aria-labelledby={heading ? 'our-services' : undefined} className="shell relative py-16 lg:py-32">
      <div className={isStair ? 'lg:absolute' : ''}>
        {heading && (
          <h2
            id="our-services"
            dir="auto"
            data-text="servicesTitle"
            className="text-4xl font-extrabold tracking-[-0.04em]"
          >
            {heading}
          </h2>
        )}
        {lead && (
          <p dir="auto" data-text="servicesLead" className="mt-4 max-w-[23.5em] text-ink-soft lg:max-w-[18em]">
            {lead}
          </p>
        )}
      </div>
      <ul
        className={`mt-10 grid gap-x-8 gap-y-10 sm:grid-cols-2 ${isStair ? `lg:mt-0 ${columns[services.length]}` : 'lg:mt-16 lg:grid-cols-4'}`}
      >
        {services.map(({ id, title: name, anchor, alias, card: { title, text } }, index) => (
          <li
            key={id}
            className={`grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 min-[360px]:grid-cols-[8.5rem_minmax(0,1fr)] min-[360px]:gap-x-5 sm:block ${isStair ? rises[index] : ''}`}
          >
            <CardArt id={id} name={name} picture={pictureOf(`${textKeyOf(id)}Picture`, pageTexts)} />
            <div>
              <h3 dir="auto" className="text-xl sm:mt-5">
                {ours(title)}
              </h3>
              {text && (
                <p dir="auto" className="mt-2 text-sm text-ink-soft sm:mt-3 sm:text-base">
                  {ours(text)}
                </p>
              )}
              <Link
                to={`${paths.services}#${alias ?? anchor}`}
                className="link mt-2 inline-flex min-h-6 items-center gap-2 font-semibold max-sm:text-sm sm:mt-3"
              >
                <span>{t('Learn More')}</span>
                <span className="sr-only">{t('about {title}', { title: ours(title) })}</span>
                <ArrowRight aria-hidden="true" className="size-4" />
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

type ArtProps = { id: ServiceId; name: string; picture: TextPicture | null | undefined };

function CardArt({ id, name, picture }: ArtProps) {
  const look = { seed: textKeyOf(id), className: 'aspect-[4/5] w-full' };
  if (picture)
    return (
      <Suspense>
        <servicePicture.Screen picture={picture} {...look} />
      </Suspense>
    );
  // A renamed service may be about something else.
  const kind = name === serviceNames[id as OriginalServiceId] ? drawings[id] : undefined;
  return <Composition kind={kind} aspect="tall" {...look} />;
}
