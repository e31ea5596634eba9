import { servicesTexts } from '#schema/pageTexts/services.ts';
import type { ServiceReviewsQuery } from '#web/gql/graphql.ts';
import { PageHead } from '#web/shared/app/PageHead.tsx';
import { useSite } from '#web/shared/app/site.tsx';
import { useRouteData } from '#web/shared/data/routeData.ts';
import { paths } from '#web/shared/paths.ts';
import { pictureOf, type Shown, textsOf } from '#web/site/pageText/texts.ts';
import { Consultation } from './services/Consultation.tsx';
import { catalogue } from './services/catalogue.ts';
import type { servicesLoader } from './services/loader.ts';
import { ServiceBlock } from './services/ServiceBlock.tsx';
import { Shelf } from './services/Shelf.tsx';

export function ServicesPage() {
  const { name } = useSite();
  const { data } = useRouteData<typeof servicesLoader>();
  return (
    <>
      <PageHead
        title={`Services - ${name}`}
        description={`What ${name} does: pay-per-click advertising, social media, content, e-mail and affiliate marketing, and web development. Alone or together.`}
        canonicalPath={paths.services}
      />
      <ServicesView pageTexts={data} reviews={data?.reviews} />
    </>
  );
}

export function ServicesView({
  pageTexts,
  reviews = [],
}: {
  pageTexts: Shown;
  reviews?: ServiceReviewsQuery['reviewsByService']['services'] | undefined;
}) {
  const texts = textsOf(servicesTexts, pageTexts);
  return (
    <>
      <Shelf lead={texts.lead} />
      {catalogue.map((service, index) => (
        <ServiceBlock
          key={service.id}
          {...service}
          texts={texts}
          picture={pictureOf(`${service.id}Picture`, pageTexts)}
          reviews={reviews.find((one) => one.service.toLowerCase() === service.id)?.reviews ?? []}
          side={index % 2 === 0 ? 'left' : 'right'}
        />
      ))}
      <Consultation texts={texts} />
    </>
  );
}
