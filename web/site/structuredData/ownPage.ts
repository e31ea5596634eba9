import type { Thing } from 'schema-dts';
import type { Page_SectionFragment, SitePageQuery } from '#web/gql/graphql.ts';
import { readFragment } from '#web/gql/index.ts';
import { searchDescription } from '#web/shared/app/PageHead.tsx';
import type { PublicSite } from '#web/shared/app/site.tsx';
import { paths } from '#web/shared/paths.ts';
import { PageFragment, PageSectionFragment } from '#web/site/content/page/publicDocuments.ts';
import { breadcrumbs, publisher, theOrganization, webSite } from './schemaOrg.ts';

type Sections = readonly Page_SectionFragment[];

/** All questions of the page as one list; nothing without any. */
function questionsOf(url: string, sections: Sections): Thing[] {
  const questions = sections.flatMap((section) => (section.__typename === 'QuestionsSection' ? section.questions : []));
  if (!questions.length) return [];
  return [
    {
      '@type': 'FAQPage',
      '@id': `${url}#questions`,
      url,
      mainEntity: questions.map(({ question, answerHtml }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answerHtml.trim() },
      })),
    },
  ];
}

/** Plans with an amount in a currency; those 'On request' are no offers. */
const offersOf = (site: PublicSite, url: string, sections: Sections): Thing[] =>
  sections.flatMap((section) => {
    if (section.__typename !== 'PricesSection' || !section.currency) return [];
    const { currency, plans } = section;
    return plans.flatMap(({ name, text, amount }): Thing[] =>
      typeof amount === 'number'
        ? [
            {
              '@type': 'Service',
              name,
              ...(text && { description: text }),
              provider: theOrganization(site),
              offers: { '@type': 'Offer', name, price: amount, priceCurrency: currency, url },
            },
          ]
        : [],
    );
  });

/** A page of its own, with its questions and prices. */
export function ownPage(site: PublicSite, data: SitePageQuery): Thing[] {
  const page = readFragment(PageFragment, data.page);
  if (!page) return [];
  const path = paths.page(page.slug);
  const url = site.publicUrl + path;
  const sections = readFragment(PageSectionFragment, page.sections);
  const description = searchDescription(page.metaDescription ?? page.excerpt);
  return [
    {
      '@type': 'WebPage',
      '@id': `${url}#page`,
      name: `${page.metaTitle ?? page.title} - ${site.name}`,
      url,
      ...(description && { description }),
      ...(page.publishedAt && { datePublished: page.publishedAt }),
      dateModified: page.updatedAt,
      inLanguage: page.language,
      isPartOf: webSite(site),
      publisher: publisher(site),
    },
    ...questionsOf(url, sections),
    ...offersOf(site, url, sections),
    breadcrumbs(site, [page.title, path]),
  ];
}
