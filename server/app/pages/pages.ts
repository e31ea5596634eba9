import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withoutRemovedTexts } from '#schema/catalogue.ts';
import { languageCodes } from '#schema/languages.ts';
import { isOff } from '#schema/navigation.ts';
import { newsletterOf } from '#schema/newsletter.ts';
import { dayOf } from '#schema/officeTime.ts';
import { languagesOf, splitAnyLanguage, splitLanguage } from '#schema/pageLanguage.ts';
import { withoutPaper } from '#schema/palette.ts';
import { numberedPath } from '#schema/redirectPath.ts';
import type { Site } from '#schema/site.ts';
import { wordsIn } from '#schema/siteTranslation.ts';
import { servicesIn } from '#schema/tagServices.ts';
import { videoPlayers } from '#schema/video.ts';
import { DEFAULT_MAX_AGE, setCachePolicy } from '#server/app/cache/cachePolicy.ts';
import type { Execute } from '#server/app/graphql/execute.ts';
import { CLOSED_RETRY_AFTER } from '#server/app/graphql/gates/launch.ts';
import { prefersHtml } from '#server/app/http/accept.ts';
import { CATCH_ALL } from '#server/app/http/allowedMethods.ts';
import { contentSecurity } from '#server/app/http/contentSecurity.ts';
import { createAnonymousContext, originOf, pageLanguageOf } from '#server/app/http/createContext.ts';
import { secretHeaders } from '#server/app/http/secretHeaders.ts';
import { type Crawling, sendFeed } from '#server/app/pages/seo/serve.ts';
import { serveReference } from '#server/app/rest/openapi/serve.ts';
import { hasVideo } from '#server/content/markdown/videos.ts';
import { redirectFor } from '#server/content/redirect/follow.ts';
import type { Origin, Services } from '#server/platform/context.ts';
import type { Refusal } from '#server/platform/errors.ts';
import { memoizeLast } from '#server/platform/event/cacheByVersion.ts';
import { xml } from '#server/platform/xml.ts';
import type { Prepared, RenderRequest } from '#web/server.tsx';
import type { PublicSite } from '#web/shared/app/site.tsx';
import { EMBEDDED_REVIEWS, FEED } from '#web/shared/paths.ts';
import type { Reference } from '#web/site/reference/reference.ts';
import { agreedServices, CONSENT_VARY } from './consent.ts';
import { type Assets, asLight, assemble, headOf } from './document.ts';
import { sendEmbed } from './embed/serve.ts';
import { acceptPostedForms, type FormAnswer, formAnswerer, forms } from './forms.ts';
import { answerMissing } from './notFound.ts';

export type PageSource = {
  prepare: (request: RenderRequest) => Promise<Prepared>;
  draw: (tree: Prepared['tree']) => string;
  addressOf: (url: string) => string;
  isSecretPath: (path: string) => boolean;
  /** Whether visitors see the page only after the launch. */
  isClosedPath: (path: string) => boolean;
  isVisited: (path: string) => boolean;
  assets: (url: string) => Promise<Assets>;
  crawling: () => Promise<Crawling>;
  /** Hashes of the inline scripts for the Content-Security-Policy; null during development. */
  scriptHashes: string[] | null;
  serve: (app: FastifyInstance) => Promise<void>;
};

type DrawOptions = { answer?: FormAnswer; reference?: Reference };

type Drawn = { maxAge: number; missing: number };

const readPage = (file: string) => readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8');
/** Heading and title of the page of a refusal (spec). */
export const ERROR_TITLE = 'Unexpected Application Error!';
const errorPage = readPage('./error.html');
const awayPage = readPage('./away.html');

const pathOf = (url: string) => url.split('?', 1)[0] as string;

const isApi = /^\/(api|graphql|mcp)([/?]|$)/;

/** What pages need of the newsletter; undefined while it is off, so that pages of other sites do not grow. */
function newsletterOn(site: Site): PublicSite['newsletter'] {
  const { isOn, inFooter, afterPosts, interests } = newsletterOf(site);
  return isOn ? { inFooter, afterPosts, interests } : undefined;
}

export async function servePages(
  app: FastifyInstance,
  services: Services,
  execute: Execute,
  pages: PageSource,
  reference: () => Promise<Reference>,
): Promise<void> {
  const { PUBLIC_URL: publicUrl, ANALYTICS: countsVisits } = services.settings;
  const head = memoizeLast((site: Site) => headOf(site, false));
  const lightHead = memoizeLast((site: Site) => headOf(site, true));
  // The page of an unknown address depends only on the site, the language and the year, so a flood of them renders one page.
  const unknownPages = memoizeLast((_site: Site) => new Map<string, Buffer>());
  // Pages are rendered without a viewer; the address is only used for the limits.
  const queryOf =
    (request: FastifyRequest, page: Pick<Origin, 'pageLanguage'>, drawn: Drawn): RenderRequest['query'] =>
    async (document, variables) => {
      drawn.missing += 1;
      const context = await createAnonymousContext(services, { ...originOf(request), ...page });
      const { data, maxAge, refusal } = await execute(document, variables, context);
      if (data) {
        drawn.missing -= 1;
        drawn.maxAge = Math.min(drawn.maxAge, maxAge);
        return { data, failure: null };
      }
      const { code, status, message, fields = {}, retryAfter } = refusal;
      return { data: null, failure: { code, status, message, fields, retryAfter, requestId: request.id } };
    };
  const draw = async (request: FastifyRequest, reply: FastifyReply, options: DrawOptions = {}) => {
    const { answer, reference = null } = options;
    const site = await services.readSite();
    const address = splitLanguage(request.url, site);
    const { url, base, language } = address;
    // A link in a mail outlives the language in which the mail was sent.
    const plain = splitAnyLanguage(url);
    if (!base && plain.base && pages.isSecretPath(pathOf(plain.url)))
      return reply.headers(secretHeaders).redirect(plain.url, 301);
    const moved = site.isLaunched && !base && numberedPath(url) && (await redirectFor(services, url));
    if (moved && moved.status === 301) return reply.header('cache-control', 'no-cache').redirect(moved.location, 301);
    const drawn = { maxAge: DEFAULT_MAX_AGE, missing: 0 };
    const query = queryOf(request, pageLanguageOf(language, site), drawn);
    const year = Number(dayOf(services.now(), site.timeZone).slice(0, 4));
    const {
      reviewReminderDays: _,
      booking: __,
      allowsApps: ___,
      newsletter: ____,
      typefaces: _____,
      furtherLanguages: ______,
      translations: _______,
      ...publicSettings
    } = site;
    // Addresses with a secret, screens of the office and a closed site have no tags.
    const tags = servicesIn(site.tags).length > 0 ? site.tags : undefined;
    const hasTags = tags !== undefined && site.isLaunched && pages.isVisited(pathOf(url)) && !isOff(site, pathOf(url));
    const allowed = hasTags ? agreedServices(tags, request.headers) : [];
    const catalogue = site.catalogue && withoutRemovedTexts(site.catalogue);
    const newsletter = newsletterOn(site);
    const languages = languagesOf(site);
    const ofLanguage = {
      ...wordsIn(site, language),
      language,
      publicUrl: publicUrl + base,
      ...(languages && { languages }),
    };
    const publicSite = {
      ...withoutPaper(publicSettings),
      ...ofLanguage,
      catalogue,
      newsletter,
      tags,
      countsVisits,
      year,
    };
    const prepare = (mayTag: boolean) =>
      pages.prepare({
        url,
        base,
        site: { ...publicSite, mayTag },
        query,
        posted: answer?.posted ?? null,
        reference,
      });
    const firstDraft = await prepare(allowed.length > 0);
    // Which addresses of one part have a page says the database: an unknown one has no tags.
    const agreed = firstDraft.isUnknown ? [] : allowed;
    const page = agreed.length === allowed.length ? firstDraft : await prepare(false);
    if (base && page.isPlain) return reply.header('cache-control', 'no-cache').redirect(url, 301);
    const isSecret = pages.isSecretPath(pathOf(url));
    // A page with missing data must not be cached.
    const isPrivate = answer || isSecret || page.isClosed;
    const maxAge = isPrivate || drawn.missing || agreed.length > 0 ? 0 : drawn.maxAge;
    const missing = page.status === 404 && !answer ? await answerMissing(services, request, reply, address) : undefined;
    if (missing === null) return reply;
    const status = answer?.status ?? missing ?? page.status;
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', isPrivate ? 'no-store' : agreed.length > 0 ? 'private, no-cache' : 'no-cache');
    if (base && isSecret) reply.headers(secretHeaders);
    if (hasTags) reply.header('vary', CONSENT_VARY);
    if (page.isClosed) reply.header('x-robots-tag', 'noindex').header('retry-after', String(CLOSED_RETRY_AFTER));
    const retryAfter = answer?.retryAfter ?? page.failure?.retryAfter;
    if (retryAfter) reply.header('retry-after', String(retryAfter));
    const assets = await pages.assets(url);
    const isShared = page.isUnknown && !answer;
    const drawn404 = pages.scriptHashes && isShared ? unknownPages(site) : undefined;
    const unknownKey = `${base} ${year}`;
    const cachedPage = drawn404?.get(unknownKey);
    if (cachedPage) return reply.send(cachedPage);
    const html = pages.draw(page.tree);
    const players = hasVideo(html) ? videoPlayers : [];
    if (pages.scriptHashes && players.length + agreed.length > 0)
      reply.header('content-security-policy', contentSecurity.page(pages.scriptHashes, players, agreed));
    // Synchronous: many pages that wait for each other as strings would fill the heap.
    const isLight = !site.offersThemes && !page.shell;
    const whole = assemble(isLight ? asLight(html) : html, page, (isLight ? lightHead : head)(site), assets);
    drawn404?.set(unknownKey, whole);
    return setCachePolicy(reply, maxAge).send(whole);
  };

  await pages.serve(app);
  acceptPostedForms(app);
  for (const form of forms) {
    const answerForm = formAnswerer(services, execute, form);
    const accept = async (request: FastifyRequest, reply: FastifyReply) => {
      const site = await services.readSite();
      const address = splitLanguage(request.url, site);
      const path = pathOf(address.url);
      const isClosed = (!site.isLaunched && pages.isClosedPath(path)) || isOff(site, path);
      return draw(request, reply, isClosed ? {} : { answer: await answerForm(request, address) });
    };
    app.post(form.path, accept);
    for (const code of languageCodes)
      app.post(
        `/${code}${form.path}`,
        {
          config: { isUnlisted: true },
          onRequest: async ({ url }, reply) =>
            splitLanguage(url, await services.readSite()).base ? undefined : reply.callNotFound(),
        },
        accept,
      );
  }
  serveReference(app, reference, async (request, reply) => draw(request, reply, { reference: await reference() }));
  app.get(CATCH_ALL, async (request, reply) => {
    if (isApi.test(request.url)) return reply.callNotFound();
    const address = splitLanguage(request.url, await services.readSite());
    const path = address.base && pathOf(address.url);
    if (path === FEED) return sendFeed(services, reply, address.language);
    if (path === EMBEDDED_REVIEWS) return sendEmbed(services, request, reply, address.language);
    return draw(request, reply);
  });
}

export function refusePage(
  request: FastifyRequest,
  reply: FastifyReply,
  { code, status, message }: Refusal,
): FastifyReply {
  if (!prefersHtml(request.headers))
    return reply.type('text/plain; charset=utf-8').send(`${message}\nRequest ${request.id}\n`);
  const page = code === 'UNAVAILABLE' ? awayPage : errorPage;
  return reply.type('text/html; charset=utf-8').send(refusalPage(request, { status, message }, page));
}

/** @returns the page of a refusal, as HTML */
export function refusalPage(
  { id, url }: Pick<FastifyRequest, 'id' | 'url'>,
  { status, message }: Pick<Refusal, 'status' | 'message'>,
  page = errorPage,
): string {
  const texts: Record<string, string> = { status: String(status), message, request: id, address: url };
  return page.replace(/{{(\w+)}}/g, (_, name) => xml(texts[name] as string));
}
