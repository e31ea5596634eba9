import type { FastifyRequest } from 'fastify';
import { isOff } from '#schema/navigation.ts';
import type { PageAddress } from '#schema/pageLanguage.ts';
import type { Site } from '#schema/site.ts';
import type { TagService } from '#schema/tagServices.ts';
import { DEFAULT_MAX_AGE } from '#server/app/cache/cachePolicy.ts';
import type { Execute } from '#server/app/graphql/execute.ts';
import { createAnonymousContext, originOf, pageLanguageOf } from '#server/app/http/createContext.ts';
import type { Services } from '#server/platform/context.ts';
import type { Prepared, RenderRequest } from '#web/server.tsx';
import type { Reference } from '#web/site/reference/reference.ts';
import { agreedServices } from './consent.ts';
import type { FormAnswer } from './forms.ts';
import { type PageSource, pathOf } from './pageSource.ts';
import { publicSiteOf } from './publicSite.ts';

export type PageParts = { services: Services; execute: Execute; pages: PageSource };

export type PageOptions = { answer?: FormAnswer; reference?: Reference };

export type PreparedPage = {
  page: Prepared;
  /** The services whose tags the page loads. */
  tagServices: TagService[];
  /** Whether the page depends on the consent of the visitor. */
  hasTags: boolean;
  /** The browser must not store the page. */
  isPrivate: boolean;
  /** How many seconds the server may keep the page. */
  maxAge: number;
  /** The year in the footer. */
  year: number;
};

/** Loads the data of a page and decides about its tags. */
export async function preparePage(
  { services, execute, pages }: PageParts,
  request: FastifyRequest,
  site: Site,
  address: PageAddress,
  { answer, reference }: PageOptions,
): Promise<PreparedPage> {
  const { url, base, language } = address;
  const path = pathOf(url);
  const publicSite = publicSiteOf(services, site, address);
  const { tags, year } = publicSite;
  // Addresses with a secret, screens of the office and a closed site have no tags.
  const hasTags = tags !== undefined && site.isLaunched && pages.isVisited(path) && !isOff(site, path);
  const agreed = hasTags ? agreedServices(tags, request.headers) : [];

  const summary: QuerySummary = { maxAge: DEFAULT_MAX_AGE, failures: 0 };
  const query = queryOf({ services, execute }, request, pageLanguageOf(language, site), summary);
  const parts = { url, base, query, posted: answer?.posted ?? null, reference: reference ?? null };
  const prepare = (mayTag: boolean) => pages.prepare({ ...parts, site: { ...publicSite, mayTag } });
  let page = await prepare(agreed.length > 0);
  // Only the database knows whether an address such as that of a post exists. A page of an unknown address has no tags.
  const tagServices = page.isUnknown ? [] : agreed;
  if (tagServices.length < agreed.length) page = await prepare(false);

  const isPrivate = answer !== undefined || pages.isSecretPath(path) || page.isClosed;
  // A page with missing data must not be cached.
  const isCacheable = !isPrivate && summary.failures === 0 && tagServices.length === 0;
  return { page, tagServices, hasTags, isPrivate, maxAge: isCacheable ? summary.maxAge : 0, year };
}

/** What the queries of a page have in common. */
type QuerySummary = {
  /** The shortest time for which a result may be cached, in seconds. */
  maxAge: number;
  /** How many queries have no result. */
  failures: number;
};

/** Runs the queries of a page without a viewer; the address of the request only counts for the limits. */
function queryOf(
  { services, execute }: Pick<PageParts, 'services' | 'execute'>,
  request: FastifyRequest,
  pageLanguage: ReturnType<typeof pageLanguageOf>,
  summary: QuerySummary,
): RenderRequest['query'] {
  return async (document, variables) => {
    summary.failures += 1;
    const context = await createAnonymousContext(services, { ...originOf(request), ...pageLanguage });
    const { data, maxAge, refusal } = await execute(document, variables, context);
    if (data) {
      summary.failures -= 1;
      summary.maxAge = Math.min(summary.maxAge, maxAge);
      return { data, failure: null };
    }
    const { code, status, message, fields = {}, retryAfter } = refusal;
    return { data: null, failure: { code, status, message, fields, retryAfter, requestId: request.id } };
  };
}
