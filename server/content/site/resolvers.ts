import { catalogueOf, choicesOf } from '#schema/catalogue.ts';
import type { Resolvers } from '#server/schema.gen.ts';
import { pictureOfService, readCatalogueServices, saveCatalogue } from './catalogue.ts';
import { saveSite } from './save.ts';
import { saveOpeningText, setLaunched } from './state.ts';

const orNull = (text: string | null | undefined): string | null => text || null;

export const siteResolvers: Resolvers = {
  Query: {
    site: (_, __, { site }) => site,
    serviceCatalogue: (_, __, { site }) => site,
  },
  Mutation: {
    saveSite: (_, { input }, context) => saveSite(context, input),
    saveOpeningText: (_, { input }, context) => saveOpeningText(context, input.text ?? null),
    launchSite: (_, { isLaunched }, context) => setLaunched(context, isLaunched),
    saveServiceCatalogue: (_, { input, ifUpdatedAt }, context) => saveCatalogue(context, input, { ifUpdatedAt }),
  },
  Site: {
    id: (site, _, { siteFile }) => (site === siteFile ? 'site:file' : 'site'),
    city: ({ city }) => orNull(city),
    tags: ({ tags }) => tags ?? {},
    original: (_, __, { siteFile }) => siteFile,
  },
  ServiceCatalogue: {
    id: () => 'catalogue',
    services: (site, _, context) => readCatalogueServices(context, site),
    choices: choicesOf,
    choiceOrder: (site) => catalogueOf(site).choiceOrder,
    updatedAt: (site) => new Date(catalogueOf(site).updatedAt),
  },
  CatalogueService: {
    cardTitle: ({ card }) => card.title,
    cardText: ({ card }) => card.text,
    picture: (service, _, context) => pictureOfService(context, service),
  },
  SiteNetworks: {
    instagram: ({ instagram }) => orNull(instagram),
    facebook: ({ facebook }) => orNull(facebook),
    linkedin: ({ linkedin }) => orNull(linkedin),
    youtube: ({ youtube }) => orNull(youtube),
  },
};
