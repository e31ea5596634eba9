import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { serviceName, serviceOf } from '#schema/catalogue.ts';
import type { ServiceId } from '#schema/services.ts';
import { readFragment } from '#web/gql/index.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { useTexts } from '#web/shared/language/language.ts';
import { paths } from '#web/shared/paths.ts';
import { Prose } from '#web/shared/ui/Prose.tsx';
import { ClientReviewFragment } from '#web/shared/ui/publicDocuments.ts';
import { Reviewer } from '#web/shared/ui/Reviewer.tsx';
import { Gallery } from './Gallery.tsx';
import type { Item } from './publicDocuments.ts';

export function Facts({ item: { client, year, services } }: { item: Item }) {
  if (!client && !year && services.length === 0) return null;
  return (
    <dl className="shell mb-8 grid gap-x-8 gap-y-4 text-sm wrap-anywhere sm:grid-cols-[auto_auto_minmax(0,1fr)] sm:justify-start lg:mb-12">
      {client && (
        <Fact name="Client">
          <bdi dir="auto">{client}</bdi>
        </Fact>
      )}
      {year && <Fact name="Year">{year}</Fact>}
      {services.length > 0 && (
        <Fact name="Services">
          <ul className="flex flex-wrap gap-x-4 gap-y-1">
            {services.map((id) => (
              <li key={id} dir="auto">
                <ServiceLink id={id} />
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </dl>
  );
}

/** The name of a removed service is no link. */
function ServiceLink({ id }: { id: ServiceId }) {
  const site = useSite();
  const t = useTexts();
  const ours = site.catalogue ? String : t;
  const { anchor, isRemoved = true } = serviceOf(site, id) ?? {};
  const name = ours(serviceName(site, id));
  if (isRemoved) return name;
  return (
    <Link to={`${paths.services}#${anchor}`} className="link">
      {name}
    </Link>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="border-t-2 border-ink pt-2 pr-6">
    <dt className="text-ink-soft">{useTexts()(name)}</dt>
    <dd className="mt-1 font-semibold">{children}</dd>
  </div>
);

export function Results({ results }: Pick<Item, 'results'>) {
  const t = useTexts();
  if (results.length === 0) return null;
  return (
    <section aria-label={t('Results')} className="shell mt-10 lg:mt-16">
      <ul className="grid grid-cols-2 gap-x-8 gap-y-8 lg:grid-cols-3">
        {results.map(({ figure, label }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: figures and labels may be the same
          <li key={index} className="border-t-2 border-signal pt-4 wrap-anywhere">
            <p className="font-display text-4xl font-extrabold tracking-[-0.04em] tabular-nums">
              <bdi dir="auto">{figure}</bdi>
            </p>
            <p dir="auto" className="mt-1 text-ink-soft">
              {label}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Story({ item: { bodyHtml, gallery, ...item } }: { item: Item }) {
  const review = item.review?.isPublished && readFragment(ClientReviewFragment, item.review);
  return (
    <>
      {bodyHtml && (
        <div className="shell mt-12 lg:mt-20 lg:grid lg:grid-cols-12 lg:gap-x-8">
          <Prose html={bodyHtml} className="lg:col-span-7 lg:col-start-6" />
        </div>
      )}
      <Gallery pictures={gallery} />
      {review && (
        <figure className="shell mt-16 lg:mt-24">
          <blockquote className="max-w-[32em] font-display text-2xl font-semibold tracking-tight wrap-anywhere">
            <p dir="auto">{`“${review.clientFeedback}”`}</p>
          </blockquote>
          <Reviewer review={review} />
        </figure>
      )}
    </>
  );
}
