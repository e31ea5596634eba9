import { paths } from '#web/shared/paths.ts';

/** What is served beside the pages; all below it is the product's too. */
const doors = [
  ...['/admin', '/api', '/graphql', '/mcp', '/uploads', '/attachments', '/imports', '/cards', '/assets', '/calendar'],
  ...['/healthz', '/readyz', '/metrics', '/sitemap.xml', '/robots.txt', '/feed.xml', '/llms.txt', '/hit', '/r'],
];
const isWithin = (path: string, parent: string) => path === parent || path.startsWith(`${parent}/`);

/** Addresses that are made of slugs: at most of them nothing is found. */
const ofSlugs: readonly unknown[] = [paths.blogPost, paths.author, paths.portfolioItem];
const screens = Object.values(paths).filter((path) => !ofSlugs.includes(path));
const alone = screens.filter((path) => typeof path === 'string');
/** Screens whose address ends in a part of its own, such as a token; some are there without it too. */
const withPart = screens.filter((path) => typeof path === 'function').map((path) => path('').replace(/\/$/, ''));

/** @param path as normalPath spells it @returns whether the product itself answers at a path */
export const isReserved = (path: string): boolean =>
  alone.some((screen) => screen === path) || [...doors, ...withPart].some((parent) => isWithin(path, parent));
