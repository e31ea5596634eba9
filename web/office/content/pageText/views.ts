import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { SitePage } from '#web/gql/graphql.ts';
import type { PageTextsData } from '#web/site/pageText/texts.ts';

type View = ComponentType<{ pageTexts: PageTextsData }>;

const viewOf = (load: () => Promise<View>): LazyExoticComponent<View> => lazy(async () => ({ default: await load() }));

export const views: Record<SitePage, LazyExoticComponent<View>> = {
  HOME: viewOf(() => import('./HomePreview.tsx').then((module) => module.HomePreview)),
  SERVICES: viewOf(() => import('#web/site/pages/ServicesPage.tsx').then((module) => module.ServicesView)),
  ABOUT: viewOf(() => import('#web/site/pages/AboutPage.tsx').then((module) => module.AboutView)),
  AFFILIATE: viewOf(() =>
    import('#web/site/affiliate/AffiliateProgrammePage.tsx').then((module) => module.AffiliateProgrammeView),
  ),
  CONTACT: viewOf(() => import('#web/site/message/contact/ContactPage.tsx').then((module) => module.ContactView)),
  PRIVACY: viewOf(() => import('#web/site/pages/PrivacyPolicyPage.tsx').then((module) => module.PrivacyPolicyView)),
  TERMS: viewOf(() => import('#web/site/pages/TermsPage.tsx').then((module) => module.TermsView)),
};
