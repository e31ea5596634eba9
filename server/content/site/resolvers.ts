import { catalogueOf, choicesOf, otherChoiceOf } from '#schema/catalogue.ts';
import { editedNavigation } from '#schema/navigation.ts';
import { newsletterOf } from '#schema/newsletter.ts';
import type { SiteChanges } from '#schema/site.ts';
import type { Resolvers } from '#server/schema.gen.ts';
import { catalogueUpdatedAt, pictureOfService, readCatalogueServices, saveCatalogue } from './catalogue.ts';
import { saveNavigation } from './navigation.ts';
import { socialOf } from './networks.ts';
import { saveSite } from './save.ts';
import { saveOpeningText, setAllowsApps, setLaunched } from './state.ts';

const orNull = (text: string | null | undefined): string | null => text || null;

export const siteResolvers: Resolvers = {
  Query: {
    site: (_, __, { site }) => site,
    serviceCatalogue: (_, __, { site }) => site,
    siteNavigation: (_, __, { site }) => site,
  },
  Mutation: {
    saveSite: (_, { input }, context) => saveSite(context, input as SiteChanges),
    saveOpeningText: (_, { input }, context) => saveOpeningText(context, input.text ?? null),
    launchSite: (_, { isLaunched }, context) => setLaunched(context, isLaunched),
    allowApps: (_, { isAllowed }, context) => setAllowsApps(context, isAllowed),
    saveSiteNavigation: (_, { input, ifUpdatedAt }, context) => saveNavigation(context, input, { ifUpdatedAt }),
    saveServiceCatalogue: (_, { input, ifUpdatedAt }, context) => saveCatalogue(context, input, { ifUpdatedAt }),
  },
  Site: {
    id: (site, _, { siteFile }) => (site === siteFile ? 'site:file' : 'site'),
    city: ({ city }) => orNull(city),
    social: socialOf,
    tags: ({ tags }) => tags ?? {},
    newsletter: newsletterOf,
    original: (_, __, { siteFile }) => siteFile,
  },
  SiteNavigation: {
    id: () => 'navigation',
    main: (site) => editedNavigation(site).main,
    footer: (site) => editedNavigation(site).footer,
    networks: (site) => editedNavigation(site).networks,
    hasBlog: (site) => editedNavigation(site).hasBlog,
    hasAffiliateProgramme: (site) => editedNavigation(site).hasAffiliateProgramme,
    updatedAt: (site) => new Date(editedNavigation(site).updatedAt),
  },
  ServiceCatalogue: {
    id: () => 'catalogue',
    services: (site, _, context) => readCatalogueServices(context, site),
    choices: choicesOf,
    choiceOrder: (site) => catalogueOf(site).choiceOrder,
    otherChoice: (site) => otherChoiceOf(site),
    updatedAt: (site, _, { db }) => catalogueUpdatedAt(db, catalogueOf(site)),
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
