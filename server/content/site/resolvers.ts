import type { Resolvers } from '#server/schema.gen.ts';
import { saveSite } from './save.ts';
import { saveOpeningText, setLaunched } from './state.ts';

const orNull = (text: string | null | undefined): string | null => text || null;

export const siteResolvers: Resolvers = {
  Query: {
    site: (_, __, { site }) => site,
  },
  Mutation: {
    saveSite: (_, { input }, context) => saveSite(context, input),
    saveOpeningText: (_, { input }, context) => saveOpeningText(context, input.text ?? null),
    launchSite: (_, { isLaunched }, context) => setLaunched(context, isLaunched),
  },
  Site: {
    id: (site, _, { siteFile }) => (site === siteFile ? 'file' : 'site'),
    city: ({ city }) => orNull(city),
    original: (_, __, { siteFile }) => siteFile,
  },
  SiteNetworks: {
    instagram: ({ instagram }) => orNull(instagram),
    facebook: ({ facebook }) => orNull(facebook),
    linkedin: ({ linkedin }) => orNull(linkedin),
    youtube: ({ youtube }) => orNull(youtube),
  },
};
