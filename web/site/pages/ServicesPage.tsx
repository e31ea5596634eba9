import { servicesOf } from '#schema/catalogue.ts';
import { servicesTexts } from '#schema/pageTexts/services.ts';
import { textKeyOf } from '#schema/services.ts';
import type { Translate } from '#schema/translate.ts';
import type { ServiceReviewsQuery } from '#web/gql/graphql.ts';
import { PageHead } from '#web/shared/app/PageHead.tsx';
import { type PublicSite, useSite } from '#web/shared/app/site.tsx';
import { useRouteData } from '#web/shared/data/routeData.ts';
import { useTexts } from '#web/shared/language/language.ts';
import { paths } from '#web/shared/paths.ts';
import { type PageTextsData, pictureOf, textsOf } from '#web/site/pageText/texts.ts';
import { Consultation } from './services/Consultation.tsx';
import type { servicesLoader } from './services/loader.ts';
import { ServiceBlock } from './services/ServiceBlock.tsx';
import { Shelf } from './services/Shelf.tsx';

export function ServicesPage() {
  const t = useTexts();
  const site = useSite();
  const { name } = site;
  const { data } = useRouteData<typeof servicesLoader>();
  return (
    <>
      <PageHead
        title={t('Services - {name}', { name })}
        description={descriptionOf(site, t)}
        canonicalPath={paths.services}
      />
      <ServicesView pageTexts={data} reviews={data?.reviews} />
    </>
  );
}

function descriptionOf(site: PublicSite, t: Translate): string {
  const { name, catalogue } = site;
  if (!catalogue)
    return t(
      'What {name} does: pay-per-click advertising, social media, content, e-mail and affiliate marketing, and web development. Alone or together.',
      { name },
    );
  const titles = servicesOf(site).map(({ title }) => title);
  return titles.length
    ? t('What {name} does: {titles}.', { name, titles: titles.join(', ') })
    : t('What {name} does.', { name });
}

export function ServicesView({
  pageTexts,
  reviews = [],
}: {
  pageTexts: PageTextsData;
  reviews?: ServiceReviewsQuery['reviewsByService']['services'] | undefined;
}) {
  const t = useTexts();
  const services = servicesOf(useSite());
  const texts = textsOf(servicesTexts, pageTexts, t);
  return (
    <>
      <Shelf title={texts.title} lead={texts.lead} />
      {services.map((service, index) => (
        <ServiceBlock
          key={service.id}
          service={service}
          texts={texts}
          picture={pictureOf(`${textKeyOf(service.id)}Picture`, pageTexts)}
          reviews={reviews.find((one) => one.service === service.id)?.reviews ?? []}
          side={index % 2 === 0 ? 'left' : 'right'}
        />
      ))}
      <Consultation texts={texts} />
    </>
  );
}
