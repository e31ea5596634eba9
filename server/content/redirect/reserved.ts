import { languageCodes } from '#schema/languages.ts';
import { EMBEDDED_REVIEWS, FEED, paths } from '#web/shared/paths.ts';

/** Paths outside the website; every path below them is reserved too. */
const serverPaths = [
  ...[
    '/admin',
    '/api',
    '/graphql',
    '/mcp',
    '/uploads',
    '/attachments',
    '/imports',
    '/cards',
    '/assets',
    '/calendar',
    '/oauth',
  ],
  ...['/healthz', '/readyz', '/metrics', '/sitemap.xml', '/robots.txt', '/feed.xml', '/llms.txt', '/hit', '/r'],
];
const isWithin = (path: string, parent: string) => path === parent || path.startsWith(`${parent}/`);

/** Paths with a slug: redirects from unused slugs are allowed. */
const slugPaths: readonly unknown[] = [paths.blogPost, paths.author, paths.portfolioItem, paths.page];
const screens = Object.values(paths).filter((path) => !slugPaths.includes(path));
const fixedPaths = screens.filter((path) => typeof path === 'string');
/** Screens whose path ends with a parameter, such as a token. */
const pathPrefixes = screens.filter((path) => typeof path === 'function').map((path) => path('').replace(/\/$/, ''));

/** @param path normalized by normalPath */
export const isReserved = (path: string): boolean =>
  fixedPaths.some((screen) => screen === path) ||
  [...serverPaths, ...pathPrefixes].some((parent) => isWithin(path, parent));

const segmentOf = (path: string) => path.split('/')[1] ?? '';
const segments = new Set(
  [
    ...Object.values(paths).map((path) => (typeof path === 'string' ? path : path('-'))),
    ...[...serverPaths, '/icons', '/newsletter', FEED, EMBEDDED_REVIEWS],
    // Prefixes of languages.
    ...languageCodes.map((code) => `/${code}`),
  ].map(segmentOf),
);

/** @returns whether addresses of the site begin with this segment, so that no page may be at it */
export const isReservedSegment = (segment: string): boolean => segments.has(segment);
