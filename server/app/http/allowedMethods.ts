import type { FastifyInstance } from 'fastify';
import { errors, type Refusal } from '#server/platform/errors.ts';
import { paths } from '#web/shared/paths.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route answers as if it did not exist, but for sites with several languages. */
    isUnlisted?: boolean;
  }
}

/** Route for every address without another route; it answers most of them with 404. */
export const CATCH_ALL = '/*';

const pattern = (url: string) =>
  new RegExp(
    `^${url
      .replaceAll('.', '\\.')
      .replace(/:\w+/g, '[^/]+')
      .replace(/\*$/, '.+')
      .replace(/(?<=.)\/$/, '')}/?$`,
  );

/** Most addresses of the form of a page of its own are of no page. */
const listed = Object.values(paths).filter((path) => path !== paths.page);
const pages = listed.map((path) => pattern(typeof path === 'string' ? path : path(':part')));

/** @returns the methods of a path for the Allow header; empty for an unknown path */
export type AllowedMethods = (path: string) => string[];

export function collectAllowedMethods(app: FastifyInstance): AllowedMethods {
  const routes: { methods: readonly string[]; pattern: RegExp }[] = pages.map((page) => ({
    methods: ['GET', 'HEAD'],
    pattern: page,
  }));
  app.addHook('onRoute', ({ method, url, config }) => {
    if (url !== CATCH_ALL && !config?.isUnlisted) routes.push({ methods: [method].flat(), pattern: pattern(url) });
  });
  return (path) => {
    const knownMethods = new Set(routes.flatMap((route) => (route.pattern.test(path || '/') ? route.methods : [])));
    return METHODS.filter((method) => knownMethods.has(method));
  };
}

export function refusalOfUnknownRoute(knownMethods: string[], method: string): { refusal: Refusal; allow?: string } {
  // A path with a parameter that is too long matches a pattern but no route.
  const code = knownMethods.length && !knownMethods.includes(method) ? 'METHOD_NOT_ALLOWED' : 'NOT_FOUND';
  const [status, message] = errors[code];
  return { refusal: { code, status, message }, allow: code === 'NOT_FOUND' ? undefined : knownMethods.join(', ') };
}
