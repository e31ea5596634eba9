import { servicesTexts } from '#schema/pageTexts/services.ts';
import { PageHead } from '#web/app/PageHead.tsx';
import { useSite } from '#web/app/site.tsx';
import { pictureOf, type Shown, textsOf } from '#web/pageText/texts.ts';
import { usePageTexts } from '#web/pageText/usePageTexts.ts';
import { paths } from '#web/paths.ts';
import { Consultation } from './services/Consultation.tsx';
import { catalogue } from './services/catalogue.ts';
import { ServiceBlock } from './services/ServiceBlock.tsx';
import { Shelf } from './services/Shelf.tsx';

/** What can be had, one block per service. */
export function ServicesPage() {
  const { name } = useSite();
  return (
    <>
      <PageHead
        title={`Services - ${name}`}
        description={`What ${name} does: pay-per-click advertising, social media, content, e-mail and affiliate marketing, and web development. Alone or together.`}
        canonicalPath={paths.services}
      />
      <ServicesView shown={usePageTexts()} />
    </>
  );
}

/** The page itself. */
export function ServicesView({ shown }: { shown: Shown }) {
  const texts = textsOf(servicesTexts, shown);
  return (
    <>
      <Shelf lead={texts.lead} />
      {catalogue.map((service, index) => (
        <ServiceBlock
          key={service.id}
          {...service}
          texts={texts}
          picture={pictureOf(`${service.id}Picture`, shown)}
          side={index % 2 === 0 ? 'left' : 'right'}
        />
      ))}
      <Consultation texts={texts} />
    </>
  );
}
