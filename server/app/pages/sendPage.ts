import type { FastifyReply, FastifyRequest } from 'fastify';
import { type PageAddress, splitAnyLanguage, splitLanguage } from '#schema/pageLanguage.ts';
import type { Site } from '#schema/site.ts';
import { videoPlayers } from '#schema/video.ts';
import { setCachePolicy } from '#server/app/cache/cachePolicy.ts';
import { CLOSED_RETRY_AFTER } from '#server/app/graphql/gates/launch.ts';
import { contentSecurity } from '#server/app/http/contentSecurity.ts';
import { secretHeaders } from '#server/app/http/secretHeaders.ts';
import { hasVideo } from '#server/content/markdown/videos.ts';
import { redirectBySelector } from '#server/content/redirect/follow.ts';
import { memoizeLast } from '#server/platform/event/cacheByVersion.ts';
import type { Prepared } from '#web/server.tsx';
import { CONSENT_VARY } from './consent.ts';
import { type Assets, asLight, assemble, headOf } from './document.ts';
import { answerMissing } from './notFound.ts';
import { type PageSource, pathOf } from './pageSource.ts';
import { type PageOptions, type PageParts, type PreparedPage, preparePage } from './preparePage.ts';

export type SendPage = (request: FastifyRequest, reply: FastifyReply, options?: PageOptions) => Promise<FastifyReply>;

/** @returns the function that answers a request with a page, a redirect or the page of an unknown address */
export function createSendPage(parts: PageParts): SendPage {
  const { services, pages } = parts;
  const writeDocument = createWriteDocument(pages);
  // The page of an unknown address depends only on the site, the language and the year, so a flood of them renders one page.
  const unknownPages = memoizeLast((_site: Site) => new Map<string, Buffer>());

  return async (request, reply, options = {}) => {
    const { answer } = options;
    const site = await services.readSite();
    const address = splitLanguage(request.url, site);
    const redirect = await redirectBefore(parts, site, address);
    if (redirect) return reply.headers(redirect.headers).redirect(redirect.location, 301);

    const prepared = await preparePage(parts, request, site, address, options);
    const { page, tagServices, maxAge, year } = prepared;
    if (address.base && page.isPlain) return reply.header('cache-control', 'no-cache').redirect(address.url, 301);
    const missing = page.status === 404 && !answer ? await answerMissing(services, request, reply, address) : undefined;
    if (missing === null) return reply;
    reply.code(answer?.status ?? missing ?? page.status).type('text/html; charset=utf-8');
    const isSecretInLanguage = address.base !== '' && pages.isSecretPath(pathOf(address.url));
    reply.headers({ ...headersOf(prepared, options), ...(isSecretInLanguage && secretHeaders) });

    const assets = await pages.assets(address.url);
    const sharedPages = pages.scriptHashes && page.isUnknown && !answer ? unknownPages(site) : undefined;
    const sharedKey = `${address.base} ${year}`;
    const sharedPage = sharedPages?.get(sharedKey);
    if (sharedPage) return reply.send(sharedPage);
    const { document, players } = writeDocument(page, site, assets);
    if (pages.scriptHashes && players.length + tagServices.length > 0)
      reply.header('content-security-policy', contentSecurity.page(pages.scriptHashes, players, tagServices));
    sharedPages?.set(sharedKey, document);
    return setCachePolicy(reply, maxAge).send(document);
  };
}

/** @returns the redirect of an address whose page need not be prepared, or null */
async function redirectBefore({ services, pages }: PageParts, site: Site, { url, base }: PageAddress) {
  // A link in a mail outlives the language in which the mail was sent.
  const plain = splitAnyLanguage(url);
  if (!base && plain.base && pages.isSecretPath(pathOf(plain.url)))
    return { location: plain.url, headers: secretHeaders };
  if (!site.isLaunched || base) return null;
  const redirect = await redirectBySelector(services, url);
  return redirect?.status === 301 ? { location: redirect.location, headers: { 'cache-control': 'no-cache' } } : null;
}

function headersOf({ page, tagServices, hasTags, isPrivate }: PreparedPage, { answer }: PageOptions) {
  const retryAfter = answer?.retryAfter ?? page.failure?.retryAfter;
  return {
    'cache-control': isPrivate ? 'no-store' : tagServices.length > 0 ? 'private, no-cache' : 'no-cache',
    ...(hasTags && { vary: CONSENT_VARY }),
    ...(page.isClosed && { 'x-robots-tag': 'noindex', 'retry-after': String(CLOSED_RETRY_AFTER) }),
    ...(retryAfter && { 'retry-after': String(retryAfter) }),
  };
}

/**
 * @returns the function that writes the HTML of a prepared page. It is synchronous: many pages that wait for each other
 *   as strings would fill the heap.
 */
function createWriteDocument({ draw }: PageSource) {
  const head = memoizeLast((site: Site) => headOf(site, false));
  const lightHead = memoizeLast((site: Site) => headOf(site, true));
  return (page: Prepared, site: Site, assets: Assets) => {
    const html = draw(page.tree);
    const isLight = !site.offersThemes && !page.shell;
    return {
      document: isLight
        ? assemble(asLight(html), page, lightHead(site), assets)
        : assemble(html, page, head(site), assets),
      players: hasVideo(html) ? videoPlayers : [],
    };
  };
}
