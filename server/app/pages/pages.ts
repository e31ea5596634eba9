import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageCodes } from '#schema/languages.ts';
import { isOff } from '#schema/navigation.ts';
import { splitLanguage } from '#schema/pageLanguage.ts';
import type { Execute } from '#server/app/graphql/execute.ts';
import { CATCH_ALL } from '#server/app/http/allowedMethods.ts';
import { sendFeed } from '#server/app/pages/seo/serve.ts';
import { serveReference } from '#server/app/rest/openapi/serve.ts';
import type { Services } from '#server/platform/context.ts';
import { EMBEDDED_REVIEWS, FEED } from '#web/shared/paths.ts';
import type { Reference } from '#web/site/reference/reference.ts';
import { sendEmbed } from './embed/serve.ts';
import { acceptPostedForms, formAnswerer, forms } from './forms.ts';
import { type PageSource, pathOf } from './pageSource.ts';
import type { PageParts } from './preparePage.ts';
import { createSendPage, type SendPage } from './sendPage.ts';

const isApi = /^\/(api|graphql|mcp)([/?]|$)/;

/** Serves the pages, the forms that are posted without scripts, the REST reference, and feeds and embeds of a language. */
export async function servePages(
  app: FastifyInstance,
  services: Services,
  execute: Execute,
  pages: PageSource,
  reference: () => Promise<Reference>,
): Promise<void> {
  const parts = { services, execute, pages };
  const sendPage = createSendPage(parts);
  await pages.serve(app);
  serveForms(app, parts, sendPage);
  serveReference(app, reference, async (request, reply) => sendPage(request, reply, { reference: await reference() }));
  app.get(CATCH_ALL, async (request, reply) => {
    if (isApi.test(request.url)) return reply.callNotFound();
    const address = splitLanguage(request.url, await services.readSite());
    const path = address.base && pathOf(address.url);
    if (path === FEED) return sendFeed(services, reply, address.language);
    if (path === EMBEDDED_REVIEWS) return sendEmbed(services, request, reply, address.language);
    return sendPage(request, reply);
  });
}

/** Each form has a route without a prefix and one for every language that a site can offer. */
function serveForms(app: FastifyInstance, { services, execute, pages }: PageParts, sendPage: SendPage): void {
  acceptPostedForms(app);
  const inOfferedLanguage = async ({ url }: FastifyRequest, reply: FastifyReply) =>
    splitLanguage(url, await services.readSite()).base ? undefined : reply.callNotFound();
  for (const form of forms) {
    const answerForm = formAnswerer(services, execute, form);
    const accept = async (request: FastifyRequest, reply: FastifyReply) => {
      const site = await services.readSite();
      const address = splitLanguage(request.url, site);
      const path = pathOf(address.url);
      const isClosed = (!site.isLaunched && pages.isClosedPath(path)) || isOff(site, path);
      return sendPage(request, reply, isClosed ? {} : { answer: await answerForm(request, address) });
    };
    app.post(form.path, accept);
    for (const code of languageCodes)
      app.post(`/${code}${form.path}`, { config: { isUnlisted: true }, onRequest: inOfferedLanguage }, accept);
  }
}
