import type { TagService } from '#schema/tagServices.ts';

type Hosts = { scripts: readonly string[]; connections: readonly string[] };

const analyticsConnections = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/**
 * The hosts of each tag. Pictures may come from every host anyway. Google's are those of its guide for policies
 * (developers.google.com/tag-platform/security/guides/csp), without those of advertising.
 */
const tagHosts: Record<TagService, Hosts> = {
  googleAnalytics: {
    scripts: ['https://www.googletagmanager.com'],
    connections: [...analyticsConnections, 'https://www.googletagmanager.com'],
  },
  tagManager: {
    scripts: ['https://www.googletagmanager.com'],
    // Most containers measure with Google Analytics.
    connections: [...analyticsConnections, 'https://www.googletagmanager.com'],
  },
  metaPixel: {
    scripts: ['https://connect.facebook.net'],
    connections: ['https://connect.facebook.net', 'https://www.facebook.com'],
  },
  linkedIn: {
    scripts: ['https://snap.licdn.com'],
    connections: ['https://px.ads.linkedin.com'],
  },
};

export const hostsOf = (services: readonly TagService[]): Hosts => ({
  scripts: [...new Set(services.flatMap((service) => tagHosts[service].scripts))],
  connections: [...new Set(services.flatMap((service) => tagHosts[service].connections))],
});
